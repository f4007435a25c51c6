import type { ComplaintRecord } from '#contract/consultation/complaint-record.ts';
import { formatDateTime } from '#contract/kernel/dates.ts';
import { LAB_ORDER_STATUS_LABELS } from '#contract/lab/lab-order.status.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { medicationsOf } from '#web/pharmacy/index.ts';
import { previewOf, type usePatientHistory } from './use-patient-history.ts';

type Known = NonNullable<ReturnType<typeof usePatientHistory>['known']>;
type Patient = { record: ComplaintRecord; visit: QueueEntry; history: Known };

/** All that the screen knows of a patient, as markdown to copy or print. */
export function patientText({ record, visit, history }: Patient): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}`, ...lines.map((line) => `- ${line}`)] : [];
  return [
    `# ${visit.name}`,
    [`Token ${visit.token_no}`, ageAndGender(visit), visit.Patient.phone]
      .filter(Boolean)
      .join(' · '),
    ...(record.complaint ? ['## Complaint', record.complaint] : []),
    ...(record.case_summary ? ['## Case summary', record.case_summary] : []),
    ...list(
      'Pharmacy orders',
      history.pharmacyOrders.map(
        (order) => `${formatDateTime(order.date)} (${order.status}): ${medicationsOf(order)}`,
      ),
    ),
    ...list(
      'Lab orders',
      history.labOrders.map(
        ({ createdAt, status, tests }) =>
          `${formatDateTime(createdAt)} (${LAB_ORDER_STATUS_LABELS[status]}): ${tests.map(({ name }) => name).join(', ')}`,
      ),
    ),
    ...list(
      'Lab reports',
      history.labReports.map(
        ({ reportCreatedAt, testName, reportFindings }) =>
          `${formatDateTime(reportCreatedAt)} ${testName}: ${previewOf(reportFindings)}`,
      ),
    ),
    ...list(
      'Past complaints',
      history.complaints
        .filter(({ id }) => id !== record.id)
        .map(({ createdAt, complaint }) => `${formatDateTime(createdAt)}: ${complaint}`),
    ),
  ].join('\n\n');
}
