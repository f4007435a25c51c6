import { z } from 'zod';
import { FollowUpWindow } from '../billing/follow-up.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { CLINIC_ROLES, type ClinicRole } from '../kernel/roles.ts';

/** In the order of the staff form (specification 2, section 3). */
const LISTED = [
  'receptionist',
  'doctor',
  'pharmacy',
  'lab',
  'admin',
] as const satisfies ClinicRole[];

/** The roles an admin can give: those that work in a clinic. */
export const STAFF_ROLES: readonly ClinicRole[] = [...new Set([...LISTED, ...CLINIC_ROLES])];
export type StaffRole = ClinicRole;

/** A member of staff. Only an admin sees `email` and `clinic_id`. */
export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  active: z.boolean(),
  status: z.enum(['active', 'inactive']).optional(),
  /** Null also for a viewer whose role has no bills. */
  opd_fee: Money.nullable(),
  /** A doctor's follow-up window; absent without one, and for a viewer whose role has no bills. */
  follow_up: FollowUpWindow.optional(),
  /** A doctor's degrees, as printed on the paper of a visit. */
  qualification: z.string().nullable(),
  /** A doctor's registration number, as printed on prescriptions. */
  registration: z.string().nullable(),
  email: z.string().optional(),
  clinic_id: Id.optional(),
});
export type StaffMember = z.output<typeof StaffMember>;
