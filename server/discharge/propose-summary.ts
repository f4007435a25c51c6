import type { Admission } from '#contract/admissions/admission.ts';
import type { SummaryContent } from '#contract/discharge/discharge-summary.ts';
import { dosageText } from '#contract/medicines/directions.rules.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { readPatientLabOrders } from '../lab/index.ts';
import { patientPharmacyOrders } from '../pharmacy/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listSheetsOfPatient } from '../visit-sheet/index.ts';

/** A stay usually follows a visit of the same day. */
const BEFORE_MS = 12 * 60 * 60 * 1_000;

/** Whether a moment belongs to the stay, or to the half day before it. */
export function isDuring({ admission_date, discharge_date }: Admission, now: Date) {
  const from = new Date(admission_date).getTime() - BEFORE_MS;
  const until = discharge_date ? new Date(discharge_date).getTime() : now.getTime();
  return (at: Date | string): boolean => {
    const time = new Date(at).getTime();
    return time >= from && time <= until;
  };
}

const lines = (texts: readonly string[]): string => [...new Set(texts)].join('\n');

/** Each drug with its dosage, and the prescription of drugs from outside. */
function medicinesOf(order: PharmacyOrder): string[] {
  const outside = order.prescription_for_unavailable_drugs.trim();
  return [
    ...order.medications.map((line) => `${line.name}: ${dosageText(line, 'en')}`),
    ...(outside ? [outside] : []),
  ];
}

/**
 * Proposes a summary from the sheets and orders of the stay: every diagnosis, all drugs and tests as
 * treatment, the newest prescription as the medicines on discharge, the newest advice.
 */
export async function proposeSummary(scope: ClinicScope, stay: Admission): Promise<SummaryContent> {
  const params = { id: stay.patient_id };
  const isIn = isDuring(stay, scope.now);
  const sheets = [...(await listSheetsOfPatient(scope.tx, stay.patient_id)).values()]
    .filter(({ updated_at }) => isIn(updated_at))
    .sort((one, other) => other.updated_at.getTime() - one.updated_at.getTime());
  const orders = (await patientPharmacyOrders(scope, { params })).filter(
    ({ date, status }) => isIn(date) && status !== 'cancelled',
  );
  const tests = (await readPatientLabOrders(scope, { params, query: {} }))
    .filter(({ createdAt }) => isIn(createdAt))
    .flatMap((order) => order.tests.map(({ name }) => name));
  const drugs = orders
    .toReversed()
    .flatMap(({ medications }) => medications.map(({ name }) => name));
  const [newest] = orders;
  const followUpOn = sheets.find(({ follow_up_on }) => follow_up_on !== null)?.follow_up_on ?? null;
  return {
    diagnosis: lines(sheets.flatMap(({ diagnoses }) => diagnoses)),
    treatment: [lines(drugs), tests.length > 0 ? `Tests: ${[...new Set(tests)].join(', ')}` : '']
      .filter(Boolean)
      .join('\n'),
    condition: '',
    medicines: newest ? lines(medicinesOf(newest)) : '',
    advice: sheets.find(({ advice }) => advice.trim() !== '')?.advice ?? '',
    followUpOn,
  };
}
