import { z } from 'zod';
import { ownPassword } from '../auth/auth.ts';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { email, newPassword, optionalText, requiredLine } from '../kernel/fields.ts';
import { rupees } from '../kernel/numbers/money.ts';
import { FollowUpWindowBody } from './follow-up-body.ts';
import { STAFF_MESSAGES as M } from './staff.messages.ts';
import { STAFF_ROLES } from './staff.ts';

export const qualification = optionalText({ label: 'Qualification', max: 100 });
export const registration = optionalText({ label: 'Registration number', max: 100 });
const fee = (message: string) => rupees({ min: 0, message }).nullish();

/** `opd_fee`, `follow_up`, `qualification` and `registration` are stored only for doctors; the clinic is always the session’s. */
export const AddStaffBody = z.object({
  name: requiredLine({ label: 'Name', required: M.required, max: 120 }),
  email: email(M.required),
  role: z.enum(STAFF_ROLES, { error: M.required }),
  password: newPassword(M.required),
  opd_fee: fee(M.invalidFee),
  follow_up: FollowUpWindowBody.nullish(),
  qualification: qualification.optional(),
  registration,
});

/**
 * Any subset; a blank password keeps the current one. A change of the user's own email or password
 * needs the current password.
 */
export const EditStaffBody = z.object({
  name: requiredLine({ label: 'Name', required: M.editRequired, max: 120 }).optional(),
  email: email(M.editRequired).optional(),
  role: z.enum(STAFF_ROLES, { error: M.editRequired }).optional(),
  active: z.boolean({ error: COMMON_MESSAGES.invalidActive }).optional(),
  opd_fee: fee(M.invalidFeeOnEdit),
  follow_up: FollowUpWindowBody.nullish(),
  qualification: qualification.optional(),
  registration: registration.optional(),
  password: z.literal('').or(newPassword(M.required)).nullish(),
  currentPassword: ownPassword,
});
