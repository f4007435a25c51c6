import type { QueueEntry } from '#contract/queue/queue-entry.ts';

/**
 * Whether a visit is paid for before it gets a doctor: a patient without an active subscription, once
 * a visit (specification 1, section 2).
 */
export function isBilledFirst({ billed, Patient }: QueueEntry): boolean {
  return !billed && Patient.subscription_status !== 'active';
}

/** What the billing page is opened with to bill a visit; the bill assigns the doctor. */
export function consultationBill({ id, patient_id, name }: QueueEntry, doctorId: string) {
  return {
    patientId: patient_id,
    queueId: id,
    patientName: name,
    doctorId,
    billType: 'consultation',
  } as const;
}
