import { updateClinicSettings } from '../../clinics/clinics.endpoints.ts';
import { addComplaint, saveComplaint } from '../../consultation/consultation.endpoints.ts';
import { type Endpoint, mayCall } from '../../kernel/endpoint.ts';
import type { Role } from '../../kernel/roles.ts';
import { createLabOrder, overrideLabOrder } from '../../lab/lab-orders.endpoints.ts';
import { updatePatient } from '../../patients/patient-details.endpoints.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
} from '../../pharmacy/pharmacy-orders.endpoints.ts';
import type { Change, ChangeType } from './planned.ts';

/**
 * The ordinary endpoint behind each change. The assistant has no more permissions than the user.
 */
export const CHANGE_CALLS = {
  'create-pharmacy-order': createPharmacyOrder,
  'edit-pharmacy-order': editPharmacyOrder,
  'delete-pharmacy-order': deletePharmacyOrder,
  'create-lab-order': createLabOrder,
  'edit-lab-order': overrideLabOrder,
  'update-patient': updatePatient,
  'add-complaint': addComplaint,
  'save-summary': saveComplaint,
  'save-memory': updateClinicSettings,
} as const satisfies Record<ChangeType, Endpoint>;

/** Whether a user with this role may make a change. */
export function mayMake({ type }: Pick<Change, 'type'>, role: Role): boolean {
  return mayCall(CHANGE_CALLS[type], role);
}
