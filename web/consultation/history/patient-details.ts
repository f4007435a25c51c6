import type { VisitNote } from '#contract/consultation/visit-note.ts';
import { LAB_ORDER_STATUS_LABELS } from '#contract/lab/lab-order.status.ts';
import { visitToken } from '#contract/patients/patient-numbers.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { pastVisitLines } from '#contract/visit-sheet/repeat/past-visit-lines.rules.ts';
import { vitalLines } from '#contract/vitals/vital-lines.rules.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { patientFacts } from '#web/patients/index.ts';
import { prescriptionLines } from '#web/pharmacy/index.ts';
import { previewOf, type usePatientHistory } from './use-patient-history.ts';

type Known = NonNullable<ReturnType<typeof usePatientHistory>['known']>;
type Patient = { note: VisitNote; visit: Visit; history: Known };

/** A section of the details. Its texts keep their line breaks. */
export type DetailsSection = {
  readonly title: string;
  readonly texts: readonly string[];
  /** The note is a single text; other sections may have several. */
  readonly isNote?: true;
};
export type PatientDetails = {
  readonly name: string;
  readonly facts: string;
  readonly sections: readonly DetailsSection[];
};

/** The patient's data on this screen: to copy as the screen shows it, or to print without cuts. */
export function patientDetails(
  { note, visit, history }: Patient,
  { isPrinted = false } = {},
): PatientDetails {
  const findingsOf = (findings: string) => (isPrinted ? findings : previewOf(findings));
  const sections: DetailsSection[] = [
    { title: 'Complaint', texts: [note.complaint], isNote: true },
    { title: 'Case summary', texts: [note.case_summary], isNote: true },
    {
      title: 'Addenda',
      texts: history.addenda.map(
        ({ text, addedAt, addedBy }) => `${showDateTime(addedAt)}, ${addedBy}\n${text}`,
      ),
    },
    {
      title: 'Pharmacy orders',
      texts: history.pharmacyOrders.map((order) =>
        [`${showDateTime(order.date)} (${order.status})`, ...prescriptionLines(order)].join('\n'),
      ),
    },
    {
      title: 'Lab orders',
      texts: history.labOrders.map(
        ({ createdAt, status, tests }) =>
          `${showDateTime(createdAt)} (${LAB_ORDER_STATUS_LABELS[status]}): ${tests.map(({ name }) => name).join(', ')}`,
      ),
    },
    {
      title: 'Lab reports',
      texts: history.labReports.map(
        ({ reportCreatedAt, testName, reportFindings }) =>
          `${showDateTime(reportCreatedAt)} ${testName}: ${findingsOf(reportFindings)}`,
      ),
    },
    {
      title: 'Past complaints',
      texts: history.complaints
        .filter(({ id }) => id !== note.id)
        .map(({ createdAt, complaint }) => `${showDateTime(createdAt)}\n${complaint}`),
    },
    {
      title: 'Visit sheets',
      texts: history.visits
        .map((one) => ({ ...one, lines: pastVisitLines(one) }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ at, doctor, lines }) =>
          [[showDateTime(at), doctor].filter(Boolean).join(', '), ...lines].join('\n'),
        ),
    },
    { title: 'Vitals', texts: vitalsTexts(history.vitals) },
  ];
  return {
    name: visit.name,
    facts: [visitToken(visit.token_no), ...patientFacts(visit.Patient)].filter(Boolean).join(' · '),
    sections: sections
      .map((section) => ({
        ...section,
        texts: section.texts.filter((text) => text.trim() !== ''),
      }))
      .filter(({ texts }) => texts.length > 0),
  };
}

/** The vital signs of each visit, newest visit first. */
function vitalsTexts(readings: Known['vitals']): readonly string[] {
  const newestFirst = readings.toSorted((one, other) => other.takenAt.localeCompare(one.takenAt));
  return [...Map.groupBy(newestFirst, ({ visitId }) => visitId).values()].map((of) => {
    const lines = vitalLines(of, null).map(({ label, text }) => `${label} ${text}`);
    return `${showDateTime(of[0]?.takenAt ?? '')}: ${lines.join(', ')}`;
  });
}

/** The details as plain text to paste: one line each, with the further lines of a text below its first. */
export function detailsText({ name, facts, sections }: PatientDetails): string {
  const listed = (texts: readonly string[]) =>
    texts.map((text) => `- ${text.replace(/\n/g, '\n  ')}`).join('\n');
  return [
    `# ${name}`,
    facts,
    ...sections.map(
      ({ title, texts, isNote }) => `## ${title}\n\n${isNote ? texts.join('\n') : listed(texts)}`,
    ),
  ].join('\n\n');
}
