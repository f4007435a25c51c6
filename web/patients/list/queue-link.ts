import { ADDRESSES } from '#web/lib/address/paths.ts';

/** The query parameter with the patient, on the page that adds them to the queue. */
export const CHOSEN_PATIENT = 'patient';

/** The address that adds a patient to the queue. */
export function addToQueuePath(patientId: string): string {
  return `${ADDRESSES.addPatient}?${new URLSearchParams({ [CHOSEN_PATIENT]: patientId })}`;
}
