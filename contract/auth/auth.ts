import { z } from 'zod';
import { DEFAULT_TIME_ZONE, Instant } from '../kernel/dates.ts';
import { email, Id, isPlainText, newPassword, requiredLine } from '../kernel/fields.ts';
import { ROLES } from '../kernel/roles.ts';
import { AUTH_MESSAGES as M } from './auth.messages.ts';

/** The signed-in user. A superadmin belongs to no clinic. */
export const CurrentUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  clinic_id: Id.nullable(),
  clinic_name: z.string().nullable(),
  /**
   * The clinic's time zone, in which all times are shown. Sessions stored by older versions lack
   * it.
   */
  time_zone: z.string().default(DEFAULT_TIME_ZONE),
  has_seen_tutorial: z.boolean(),
  /** Whether the user is the clinic's owner. */
  is_owner: z.boolean().optional(),
  /** Idle minutes until the screen locks; set only where the clinic shares its computers. */
  lock_after_minutes: z.int().optional(),
  /**
   * Set only for a user who must set up a second factor; after the deadline the user can do nothing
   * else.
   */
  second_factor_demand: z.object({ from: Instant, due: z.boolean() }).optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Sign-in has no minimum length, so that an old short password is still checked. */
export const LoginBody = z.object({
  email: z
    .string({ error: M.emailRequired })
    .trim()
    .min(1, { error: M.emailRequired })
    .max(254, { error: M.wrongCredentials })
    .refine(isPlainText, { error: M.wrongCredentials })
    .toLowerCase(),
  password: z
    .string({ error: M.passwordRequired })
    .min(1, { error: M.passwordRequired })
    .max(200, { error: M.wrongCredentials }),
  /**
   * The device token of an earlier sign-in. It exempts this device from limits caused by strangers'
   * wrong guesses.
   */
  device: z.string({ error: M.wrongCredentials }).max(100, { error: M.wrongCredentials }).nullish(),
  /**
   * A code of the authenticator app, or a recovery code; only for accounts with a second factor.
   */
  code: z.string().max(100, { error: M.wrongCode }).optional(),
});

export const RegisterBody = z.object({
  clinicName: requiredLine({ label: 'Clinic name', required: M.clinicNameRequired, max: 120 }),
  userName: requiredLine({ label: 'Admin name', required: M.adminNameRequired, max: 120 }),
  userEmail: email(M.emailRequired),
  userPassword: newPassword(M.passwordRequired),
  /** Required where registration is by invitation. */
  invitation: z.string().max(100, { error: M.invitationUsed }).nullish(),
});

/** Required to change the user's own email or password; blank counts as missing. */
export const ownPassword = z
  .string({ error: M.currentPasswordWrong })
  .max(200, { error: M.currentPasswordWrong })
  .nullish();

export const ChangePasswordBody = z.object({
  currentPassword: z
    .string({ error: M.currentPasswordRequired })
    .min(1, { error: M.currentPasswordRequired })
    .max(200, { error: M.currentPasswordWrong }),
  newPassword: newPassword(M.newPasswordRequired),
});
