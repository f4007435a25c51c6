import { ADDRESSES } from '#web/lib/address/paths.ts';
import { CHOSEN_PATIENT } from '#web/patients/index.ts';

/** The address of a new order for a patient. */
export function addOrderPath(patientId: string): string {
  return `${ADDRESSES.addPharmacyOrder}?${new URLSearchParams({ [CHOSEN_PATIENT]: patientId })}`;
}
