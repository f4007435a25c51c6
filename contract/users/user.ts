import { z } from 'zod';
import { ownPassword } from '../auth/auth.ts';
import { ClinicSubscription } from '../clinic-subscriptions/clinic-subscription.ts';
import { email, Id, newPassword, requiredLine } from '../kernel/fields.ts';
import { labelOf, ROLES, type Role } from '../kernel/roles.ts';
import { USER_MESSAGES as M } from './users.messages.ts';

/**
 * Role names of the user screens and `/users`: `super_admin` where the rest of the system has
 * `superadmin` (specification 2, section 6).
 */
export type UserRole = Exclude<Role, 'superadmin'> | 'super_admin';

/** Roles that a superadmin assigns; a clinic's admin assigns the others. */
export const GIVEN_ROLES = ['user', 'admin', 'super_admin'] as const satisfies UserRole[];

/** Converts a stored role to the name of the user screens. */
export function userRoleOf(role: Role): UserRole {
  return role === 'superadmin' ? 'super_admin' : role;
}

/** Every role as the user screens name it; roles that a superadmin can assign come first. */
export const USER_ROLES: readonly UserRole[] = [
  ...new Set<UserRole>([...GIVEN_ROLES, ...ROLES.map(userRoleOf)]),
];

export function userRoleLabel(role: UserRole): string {
  return labelOf(storedRoleOf(role));
}

/** Converts a role of the user screens to its stored name. */
export function storedRoleOf(role: UserRole): Role {
  return ROLES.find((known) => userRoleOf(known) === role) ?? 'user';
}

/** An account with its clinic and the clinic's subscriptions, newest first. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  role: z.enum(USER_ROLES),
  clinic_id: Id.nullable(),
  clinic: z
    .object({ name: z.string(), clinicSubscriptions: z.array(ClinicSubscription) })
    .nullable(),
  /** Whether the user is the clinic's owner. */
  is_owner: z.boolean().optional(),
});
export type User = z.output<typeof User>;

const role = z.enum(GIVEN_ROLES, { error: M.unknownRole });
/** A changed role must be one of `GIVEN_ROLES`. */
const keptRole = z.enum(USER_ROLES, { error: M.unknownRole });
const clinicId = z
  .literal('')
  .or(Id)
  .nullish()
  .transform((id) => id || null);

/** An admin belongs to a clinic; for a user or super admin the clinic is optional. */
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

/**
 * Any subset; a blank password keeps the current one. A change of the user's own email or password
 * needs the current password.
 */
export const EditUserBody = z.object({
  username: requiredLine({ label: 'Username', required: M.editRequired, max: 120 }).optional(),
  email: email(M.editRequired).optional(),
  password: z.literal('').or(newPassword(M.editRequired)).nullish(),
  currentPassword: ownPassword,
  role: keptRole.optional(),
  clinic_id: clinicId.optional(),
});
export type EditUserBody = z.output<typeof EditUserBody>;
