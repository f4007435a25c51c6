import { paise } from '#contract/kernel/numbers/money.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import { LAB_ORDER_SECOND_NAMES, type LabOrder } from '#contract/lab/lab-order.ts';
import { anId } from './people.ts';
import { aPatient } from './visits.ts';

/** A lab order of one test, as the API returns it in a list. */
export function aLabOrder(changes: Partial<LabOrder> = {}, patient = aPatient()): LabOrder {
  const order = {
    id: anId(),
    patient_id: patient.id,
    lab_token_number: 7,
    serialNumber: 1,
    status: 'pending' as const,
    createdAt: '2026-11-21T04:30:00.000Z',
    collectedAt: null,
    reportId: null,
    billId: null,
    tests: [{ id: anId(), name: 'Complete Blood Count', price: paise(30_000), ai_run_id: null }],
    Patient: patient,
    ...changes,
  };
  return addSecondNames(order, LAB_ORDER_SECOND_NAMES);
}
