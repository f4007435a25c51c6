import { formatDateTime } from '../kernel/dates.ts';
import type { Breach } from './breach.ts';

const HOUR = 3_600_000;

/**
 * Deadline of the full report to the Data Protection Board: 72 hours after the breach was noticed.
 */
export function boardDeadline({ noticed_at }: Pick<Breach, 'noticed_at'>): string {
  return new Date(Date.parse(noticed_at) + 72 * HOUR).toISOString();
}

/** The clinic that sends the notice, and its time zone. */
type Notifier = { readonly clinic: string; readonly timeZone: string };

/** The source of the list of patients, and its limits. */
export function whatIsKnown(breach: Breach): string {
  if (breach.by === 'everyone') {
    return 'The taken data is not known in detail, so every patient of the clinic counts as affected.';
  }
  const lists =
    breach.lists === 0
      ? ''
      : ` In that time the account also opened ${breach.lists} lists or searches; the log does not record which patients they showed.`;
  return `By the clinic’s own logs, these are the patients whose record the account opened, changed or saved to a file.${lists} Data seen on paper or on another person’s screen is in no log.`;
}

/** The paragraphs of the report to the Data Protection Board, in the order of the law. */
export function noticeToBoard(breach: Breach, { clinic, timeZone }: Notifier): string[] {
  const moment = (instant: string) => formatDateTime(instant, timeZone);
  const when =
    breach.from && breach.until
      ? `${moment(breach.from)} to ${moment(breach.until)}`
      : 'not known to the hour';
  return [
    `To the Data Protection Board of India. From ${clinic}.`,
    `Noticed: ${moment(breach.noticed_at)}. Time of the breach: ${when}.`,
    `What happened: ${breach.happened}`,
    `Patients concerned: ${breach.patients}. ${whatIsKnown(breach)}`,
    `Likely consequences: ${breach.consequences}`,
    `Measures taken and planned: ${breach.measures}`,
    `Advice to the patients: ${breach.advice}`,
    ...breach.addenda.map(({ at, text }) => `Added ${moment(at)}: ${text}`),
    `Contact: ${breach.contact}`,
  ];
}

/** The paragraphs of the notice to each patient, in plain words. */
export function noticeToPatient(breach: Breach, { clinic, timeZone }: Notifier): string[] {
  const moment = (instant: string) => formatDateTime(instant, timeZone);
  return [
    `${clinic} informs you of a breach of personal data that may concern you.`,
    `What happened: ${breach.happened} We noticed it on ${moment(breach.noticed_at)}.`,
    `Possible consequences for you: ${breach.consequences}`,
    `What we have done: ${breach.measures}`,
    `What you can do: ${breach.advice}`,
    `Your contact: ${breach.contact}`,
  ];
}
