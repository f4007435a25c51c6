import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';

/** A user as shown to others; null for a deleted user. */
const Name = z.string().nullable();

/** A password change by another account, or a reset link that it created. */
export const PasswordSetting = z.object({
  id: Id,
  at: Instant,
  by: Name,
  by_superadmin: z.boolean(),
  /** Through a reset link; otherwise typed in by the other account. */
  through_link: z.boolean(),
  /** Number of sign-ins to the account since then. */
  sign_ins: z.int(),
});
export type PasswordSetting = z.output<typeof PasswordSetting>;

export const PASSWORD_EVENTS = ['set', 'link_made', 'link_used', 'sign_in'] as const;

/** Changes to a user's password by others since the user last set one; newest first. */
export const PasswordHistory = z.object({
  setting: PasswordSetting.nullable(),
  events: z.array(
    z.object({
      id: Id,
      at: Instant,
      what: z.enum(PASSWORD_EVENTS),
      by: Name,
      by_superadmin: z.boolean(),
    }),
  ),
});
export type PasswordHistory = z.output<typeof PasswordHistory>;
