import { ADDRESSES } from '#web/lib/address/paths.ts';
import { CHOSEN_PATIENT } from '#web/patients/index.ts';

/** The address of a new lab order for a patient. */
export function createLabOrderPath(patientId: string): string {
  return `${ADDRESSES.createLabOrder}?${new URLSearchParams({ [CHOSEN_PATIENT]: patientId })}`;
}
