import { ADDRESSES } from '#web/lib/address/paths.ts';
import { CHOSEN_PATIENT } from '#web/patients/index.ts';

/** Where a lab order is made for a patient. */
export function createLabOrderPath(patientId: string): string {
  return `${ADDRESSES.createLabOrder}?${new URLSearchParams({ [CHOSEN_PATIENT]: patientId })}`;
}
