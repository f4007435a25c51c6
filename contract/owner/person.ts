import { z } from 'zod';
import { PasswordSetting } from '../auth/password-history.ts';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { email, Id, requiredLine } from '../kernel/fields.ts';
import { ROLES } from '../kernel/roles.ts';
import { STAFF_ROLES } from '../staff/staff.ts';
import { OWNER_MESSAGES as M } from './owner.messages.ts';

/** A user who can sign in to the clinic, or could until deactivation. */
export const Person = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  active: z.boolean(),
  is_owner: z.boolean(),
  /** Others who set the password, until the user sets one of their own. */
  password_setting: PasswordSetting.nullable(),
});
export type Person = z.output<typeof Person>;

/** Any subset. A new role or deactivation ends the user's sessions. */
export const EditPersonBody = z.object({
  name: requiredLine({ label: 'Name', required: M.required, max: 120 }).optional(),
  email: email(M.required).optional(),
  role: z.enum(STAFF_ROLES, { error: M.unknownRole }).optional(),
  active: z.boolean({ error: COMMON_MESSAGES.invalidActive }).optional(),
});
export type EditPersonBody = z.output<typeof EditPersonBody>;
