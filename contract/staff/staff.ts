import { z } from 'zod';
import { email, Id, newPassword, optionalText, requiredLine } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/money.ts';
import { STAFF_MESSAGES as M } from './staff.messages.ts';

/** The roles an admin can give (specification 2, section 3). */
export const STAFF_ROLES = ['receptionist', 'doctor', 'pharmacy', 'lab', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const registration = optionalText({ label: 'Registration number', max: 100 });
const fee = (message: string) => rupees({ min: 0, message }).nullish();

/** A member of staff. Only an admin is shown `email` and `clinic_id`. */
export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  active: z.boolean(),
  status: z.enum(['active', 'inactive']).optional(),
  opd_fee: Money.nullable(),
  /** Of a doctor: under which number, as prescriptions name it. */
  registration: z.string().nullable(),
  email: z.string().optional(),
  clinic_id: Id.optional(),
});
export type StaffMember = z.output<typeof StaffMember>;

/** `opd_fee` and `registration` are kept for doctors only; the clinic is always the session’s. */
export const AddStaffBody = z.object({
  name: requiredLine({ label: 'Name', required: M.required, max: 120 }),
  email: email(M.required),
  role: z.enum(STAFF_ROLES, { error: M.required }),
  password: newPassword(M.required),
  opd_fee: fee(M.invalidFee),
  registration,
});

/** Any subset; a blank password keeps the current one. */
export const EditStaffBody = z.object({
  name: requiredLine({ label: 'Name', required: M.editRequired, max: 120 }).optional(),
  email: email(M.editRequired).optional(),
  role: z.enum(STAFF_ROLES, { error: M.editRequired }).optional(),
  active: z.boolean({ error: 'Active must be true or false.' }).optional(),
  opd_fee: fee(M.invalidFeeOnEdit),
  registration: registration.optional(),
  password: z.literal('').or(newPassword(M.required)).nullish(),
});
