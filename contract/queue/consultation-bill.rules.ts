import type { BillRequestInput } from '../billing/bill-request.ts';
import type { Visit } from './visit.ts';

/**
 * Whether a visit is paid before it is assigned: a patient without an active subscription, once per visit
 * (specification 1, section 2).
 */
export function isBilledFirst({ billed, Patient }: Visit): boolean {
  return !billed && Patient.subscription_status !== 'active';
}

/** Whether the consultation can be billed now: while waiting, or after it has started unbilled. */
export function mayBeBilled(visit: Visit): boolean {
  return visit.status === 'waiting' ? isBilledFirst(visit) : visit.unbilled === true;
}

/** The billing page's state for a visit; the bill assigns the doctor. A visit of the general queue has none yet. */
export function consultationBill(
  { id, patient_id, name }: Visit,
  doctorId: string | null,
): BillRequestInput {
  return {
    patientId: patient_id,
    queueId: id,
    patientName: name,
    ...(doctorId !== null && { doctorId }),
    billType: 'consultation',
  };
}
