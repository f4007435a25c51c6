import { formatDateTime } from '../kernel/dates.ts';
import type { Breach } from './breach.ts';

const HOUR = 3_600_000;

/**
 * Deadline of the full report to the Data Protection Board: 72 hours after the breach was noticed.
 */
export function boardDeadline({ noticed_at }: Pick<Breach, 'noticed_at'>): string {
  return new Date(Date.parse(noticed_at) + 72 * HOUR).toISOString();
}

/** Who tells of it, and on whose clock. */
type Notifier = { readonly clinic: string; readonly timeZone: string };

/** Where the list of patients comes from, and its limits. */
export function whatIsKnown(breach: Breach): string {
  if (breach.by === 'everyone') {
    return 'What was taken is not known in detail, so every patient of the clinic counts as touched.';
  }
  const lists =
    breach.lists === 0
      ? ''
      : ` In that time the account also opened ${breach.lists} lists or searches; whose lines they showed is not kept.`;
  return `Counted are the patients whose record the account opened, changed or saved to a file, by the clinic’s own logs.${lists} What was seen on a paper or over a shoulder is in no log.`;
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
    `What was and will be done: ${breach.measures}`,
    `What the patients are told to do: ${breach.advice}`,
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
    `What may come of it for you: ${breach.consequences}`,
    `What we have done: ${breach.measures}`,
    `What you can do: ${breach.advice}`,
    `Whom to ask: ${breach.contact}`,
  ];
}
