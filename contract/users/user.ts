import { z } from 'zod';
import { ownPassword } from '../auth/auth.ts';
import { ClinicSubscription } from '../clinic-subscriptions/clinic-subscription.ts';
import { email, Id, newPassword, requiredLine } from '../kernel/fields.ts';
import { labelOf, ROLES, type Role } from '../kernel/roles.ts';
import { USER_MESSAGES as M } from './users.messages.ts';

/**
 * Roles as the user screens and `/users` say them: `super_admin` where every other part of the
 * system says `superadmin` (specification 2, section 6).
 */
export type UserRole = Exclude<Role, 'superadmin'> | 'super_admin';

/** The roles that a superadmin gives; the others are given by a clinic's admin. */
export const GIVEN_ROLES = ['user', 'admin', 'super_admin'] as const satisfies UserRole[];

/** The stored role as the user screens say it. */
export function userRoleOf(role: Role): UserRole {
  return role === 'superadmin' ? 'super_admin' : role;
}

/** Every role as the user screens say it, those that a superadmin gives first. */
export const USER_ROLES: readonly UserRole[] = [
  ...new Set<UserRole>([...GIVEN_ROLES, ...ROLES.map(userRoleOf)]),
];

export function userRoleLabel(role: UserRole): string {
  return labelOf(storedRoleOf(role));
}

/** A role of the user screens as it is stored. */
export function storedRoleOf(role: UserRole): Role {
  return ROLES.find((known) => userRoleOf(known) === role) ?? 'user';
}

/** An account, with its clinic and what that has subscribed to, the newest first. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  role: z.enum(USER_ROLES),
  clinic_id: Id.nullable(),
  clinic: z
    .object({ name: z.string(), clinicSubscriptions: z.array(ClinicSubscription) })
    .nullable(),
  /** Whether they are their clinic's owner. */
  is_owner: z.boolean().optional(),
});
export type User = z.output<typeof User>;

const role = z.enum(GIVEN_ROLES, { error: M.unknownRole });
/** Another role than the account has must be one of `GIVEN_ROLES`. */
const keptRole = z.enum(USER_ROLES, { error: M.unknownRole });
const clinicId = z
  .literal('')
  .or(Id)
  .nullish()
  .transform((id) => id || null);

/** An admin works in a clinic; a user and a super admin may belong to one. */
export const AddUserBody = z
  .object({
    username: requiredLine({ label: 'Username', required: M.required, max: 120 }),
    email: email(M.required),
    password: newPassword(M.required),
    role: role.default('user'),
    clinic_id: clinicId,
  })
  .refine((user) => user.role !== 'admin' || user.clinic_id !== null, {
    path: ['clinic_id'],
    error: M.clinicNeeded,
  });
export type AddUserBody = z.output<typeof AddUserBody>;

/** Any subset; a blank password keeps the current one. Another own email or password needs the current one. */
export const EditUserBody = z.object({
  username: requiredLine({ label: 'Username', required: M.editRequired, max: 120 }).optional(),
  email: email(M.editRequired).optional(),
  password: z.literal('').or(newPassword(M.editRequired)).nullish(),
  currentPassword: ownPassword,
  role: keptRole.optional(),
  clinic_id: clinicId.optional(),
});
export type EditUserBody = z.output<typeof EditUserBody>;
