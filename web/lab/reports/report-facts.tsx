import type { LabReport } from '#contract/lab/lab-order.ts';
import { timesText } from '#contract/lab/worklist/sample-times.rules.ts';
import { dayOf, showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { PaperFacts } from '#web/ui/print/paper-facts.tsx';

/** The samples of the newest version, or of the catalogue for a report from before they were kept. */
function specimensOf({ tests, report_versions: [newest] }: LabReport): string {
  const samples = tests.map(({ id, sample }) => newest?.report_tests?.[id]?.sample ?? sample);
  return [...new Set(samples.filter((sample) => sample !== null))].join(', ');
}

const timeOf = (moment: string | null | undefined): string => (moment ? showDateTime(moment) : '–');

/** The patient, the sample and the times of a report; two columns on paper. */
export function ReportFacts({ report }: { report: LabReport }) {
  const { Patient: patient, report_versions: versions } = report;
  const [newest] = versions;
  const first = versions.at(-1);
  if (!newest || !first) return null;
  const { samples = [] } = report;
  // The ranges are those of the day of the sample.
  const day = dayOf(report.collectedAt ?? report.createdAt);
  const facts = [
    ['Patient', patient.name],
    ['Lab token', String(report.lab_token_number)],
    ['Age and sex', ageAndGender(patient, day) || '–'],
    ['Ordered', timeOf(report.createdAt)],
    ['Patient no.', String(patient.token)],
    ['Collected', timesText(samples, 'collectedAt', timeOf) ?? timeOf(report.collectedAt)],
    ['Phone', patient.phone ?? '–'],
    ['Received', timesText(samples, 'receivedAt', timeOf) ?? timeOf(report.receivedAt)],
    ['Ordered by', report.orderedBy ?? '–'],
    ['Reported', timeOf(first.submittedAt)],
    ['Specimen', specimensOf(report) || '–'],
    ['Amended', newest.version > 1 ? timeOf(newest.submittedAt) : ''],
    ['Referred by', report.referredBy ?? ''],
  ] as const;
  return <PaperFacts facts={facts} />;
}
