import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { ACCOUNT_MESSAGES as M } from './account.messages.ts';

/** The own password, asked again before the account's keys are changed. */
const ownPassword = z
  .string({ error: M.passwordRequired })
  .min(1, { error: M.passwordRequired })
  .max(200, { error: M.passwordWrong });

export const OwnPasswordBody = z.object({ password: ownPassword });

export const ConfirmFactorBody = z.object({
  code: z
    .string({ error: M.codeRequired })
    .trim()
    .min(1, { error: M.codeRequired })
    .max(40, { error: M.codeWrong }),
});

/** How the second factor of an account stands. */
export const SecondFactor = z.object({
  since: Instant.nullable(),
  recovery_codes_left: z.int(),
  /** The last time that another account switched it off. */
  reset: z.object({ at: Instant, by: z.string() }).nullable(),
});

/** What an authenticator app is given: as an address (for the QR code) and as text. */
export const NewFactor = z.object({ address: z.string(), key: z.string() });

/** Shown once; only their hashes are kept. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const PIN = /^\d{4,6}$/;

/** One digit over and over, or a run such as 1234 and 4321. */
function isSimple(pin: string): boolean {
  return /^(\d)\1*$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);
}

export const SetPinBody = z.object({
  password: ownPassword,
  pin: z
    .string({ error: M.pinInvalid })
    .regex(PIN, { error: M.pinInvalid })
    .refine((pin) => !isSimple(pin), { error: M.pinTooSimple }),
});

/** The PIN, or the password: either unlocks. */
export const UnlockBody = z.object({
  secret: z
    .string({ error: M.pinRequired })
    .min(1, { error: M.pinRequired })
    .max(200, { error: M.pinWrong }),
});

/** Of the clinic: after how many minutes an idle screen locks, and null where none does. */
export const LockState = z.object({
  after_minutes: z.int().nullable(),
  has_pin: z.boolean(),
  locked: z.boolean(),
});
export type LockState = z.infer<typeof LockState>;
