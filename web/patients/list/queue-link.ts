import { ADDRESSES } from '#web/lib/address/paths.ts';

/** What names the patient in the address of the page that adds them to the queue. */
export const CHOSEN_PATIENT = 'patient';

/** Where a patient is added to the queue. */
export function addToQueuePath(patientId: string): string {
  return `${ADDRESSES.addPatient}?${new URLSearchParams({ [CHOSEN_PATIENT]: patientId })}`;
}
