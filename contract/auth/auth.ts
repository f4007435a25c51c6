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
});

export const RegisterBody = z.object({
  clinicName: requiredLine({ label: 'Clinic name', required: M.clinicNameRequired, max: 120 }),
  userName: requiredLine({ label: 'Admin name', required: M.adminNameRequired, max: 120 }),
  userEmail: email(M.emailRequired),
  userPassword: newPassword(M.passwordRequired),
  /** Needed where registration is by invitation. */
  invitation: z.string().max(100, { error: M.invitationUsed }).nullish(),
});

export const ChangePasswordBody = z.object({
  currentPassword: z
    .string({ error: M.currentPasswordRequired })
    .min(1, { error: M.currentPasswordRequired })
    .max(200, { error: M.currentPasswordWrong }),
  newPassword: newPassword(M.newPasswordRequired),
});
