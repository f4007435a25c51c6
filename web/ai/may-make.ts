import type { Change, ChangeType } from '#contract/ai/plan/planned.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { addComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { createLabOrder, overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';

/** The call that makes a change; the server refuses it again whoever may not. */
const CALLS = {
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

export function mayMake({ type }: Change, role: Role): boolean {
  return mayCall(CALLS[type], role);
}
