import { z } from 'zod';
import { email, Id, isPlainText, newPassword, requiredLine } from '../kernel/fields.ts';
import { ROLES } from '../kernel/roles.ts';
import { AUTH_MESSAGES as M } from './auth.messages.ts';

/** The signed-in person as every screen knows them. A superadmin belongs to no clinic. */
export const CurrentUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  clinic_id: Id.nullable(),
  clinic_name: z.string().nullable(),
  has_seen_tutorial: z.boolean(),
  /** Whether they are their clinic's owner. */
  is_owner: z.boolean().optional(),
  /** Minutes after which an idle screen locks; only where the clinic shares its computers. */
  lock_after_minutes: z.int().optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** Sign-in asks for no minimum length, so that an old password always gets its honest answer. */
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
  /** What an earlier sign-in on this device answered: strangers' wrong guesses do not keep it out. */
  device: z.string({ error: M.wrongCredentials }).max(100, { error: M.wrongCredentials }).nullish(),
  /** Of the authenticator app, or a recovery code; only for accounts with a second factor. */
  code: z.string().max(100, { error: M.wrongCode }).optional(),
});

export const RegisterBody = z.object({
  clinicName: requiredLine({ label: 'Clinic name', required: M.clinicNameRequired, max: 120 }),
  userName: requiredLine({ label: 'Admin name', required: M.adminNameRequired, max: 120 }),
  userEmail: email(M.emailRequired),
  userPassword: newPassword(M.passwordRequired),
  /** Needed where registration is by invitation. */
  invitation: z.string().max(100, { error: M.invitationUsed }).nullish(),
});

/** Needed with another own email or password; blank is none. */
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
