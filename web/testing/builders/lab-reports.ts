import { paise } from '#contract/kernel/numbers/money.ts';
import type { LabOrder, LabOrderDetails, LabReport } from '#contract/lab/lab-order.ts';
import type { LabParameter } from '#contract/lab/tests/lab-test.ts';
import { aLabOrder } from './lab-orders.ts';
import { anId } from './people.ts';
import type { aPatient } from './visits.ts';

const PLAIN = { defaultValue: '', normal_range: '', unit: null, ranges: [], loinc: null };

/** A blood count of a number with a range by sex, a Yes-No and a word. */
const PARAMETERS: readonly LabParameter[] = [
  {
    ...{ ...PLAIN, name: 'Haemoglobin', type: 'number', unit: 'g/dL' },
    ranges: [
      { sex: 'M', low: 13, high: 17, critical_low: 7 },
      { sex: 'F', low: 12, high: 15, critical_low: 7 },
    ],
  },
  { ...PLAIN, name: 'Malaria', type: 'boolean', defaultValue: false, normal_range: 'No' },
  { ...PLAIN, name: 'Smear', type: 'string' },
];

export const CBC_ID = anId();
export const XRAY_ID = anId();

/** An order in processing of a blood count and an X-ray, with their parameters. */
export function aLabOrderDetails(
  changes: Partial<LabOrderDetails> = {},
  patient?: ReturnType<typeof aPatient>,
): LabOrderDetails {
  const order: Partial<LabOrder> = {
    status: 'processing',
    collectedAt: '2026-11-21T05:00:00.000Z',
    tests: [],
  };
  return {
    ...aLabOrder(order, patient),
    tests: [
      {
        ...{ id: CBC_ID, name: 'Complete Blood Count', price: paise(35_000), ai_run_id: null },
        ...{ category: 'Haematology', sample: 'Blood', default_parameters: [...PARAMETERS] },
      },
      {
        ...{ id: XRAY_ID, name: 'Chest X-ray', price: paise(40_000), ai_run_id: null },
        ...{ category: 'Imaging', sample: null, default_parameters: [] },
      },
    ],
    report_content: null,
    report_norms: null,
    report_date: null,
    report_version: null,
    ...changes,
  };
}

type Version = Pick<LabReport['report_versions'][number], 'report_content' | 'submittedBy'>;

/** The order with its report in these versions, newest first. */
export function aLabReport(
  versions: readonly Version[],
  { report_paper, ...changes }: Partial<LabOrderDetails & Pick<LabReport, 'report_paper'>> = {},
): LabReport {
  const order = aLabOrderDetails({ status: 'reported', reportId: anId(), ...changes });
  const norms = {
    [CBC_ID]: { Haemoglobin: { unit: 'g/dL', range: '12-15', flag: 'low' as const } },
  };
  const written = versions.map((version, index) => ({
    ...version,
    version: versions.length - index,
    submittedAt: `2026-11-21T0${9 - index}:00:00.000Z`,
    report_norms: norms,
  }));
  const [newest] = written;
  if (!newest) throw new Error('A report has a version.');
  return {
    ...order,
    report_content: newest.report_content,
    report_norms: norms,
    report_date: newest.submittedAt,
    report_version: newest.version,
    report_versions: written,
    ...(report_paper && { report_paper }),
  };
}
