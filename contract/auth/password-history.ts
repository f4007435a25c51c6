import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';

/** Somebody as a person is told of them; null is somebody who is gone. */
const Name = z.string().nullable();

/** How another account set the person's password or made a link for it. */
export const PasswordSetting = z.object({
  id: Id,
  at: Instant,
  by: Name,
  by_superadmin: z.boolean(),
  /** Through a link for a forgotten password; else it was typed in. */
  through_link: z.boolean(),
  /** How often the account was signed in to since. */
  sign_ins: z.int(),
});
export type PasswordSetting = z.output<typeof PasswordSetting>;

export const PASSWORD_EVENTS = ['set', 'link_made', 'link_used', 'sign_in'] as const;

/** What became of a person's password, since they last set one of their own; the newest first. */
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
