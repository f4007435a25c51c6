import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { ACCOUNT_MESSAGES as M } from './account.messages.ts';

/** The user's own password, confirmed before account secrets change. */
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

/** The state of an account's second factor. */
export const SecondFactor = z.object({
  since: Instant.nullable(),
  recovery_codes_left: z.int(),
  /** When another account last disabled it. */
  reset: z.object({ at: Instant, by: z.string() }).nullable(),
});

/** The key for the authenticator app, as a URL (for the QR code) and as text. */
export const NewFactor = z.object({ address: z.string(), key: z.string() });

/** Shown once; only hashes are stored. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const PIN = /^\d{4,6}$/;

/** One repeated digit, or a sequence such as 1234 and 4321. */
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

/** The PIN or the password; either unlocks. */
export const UnlockBody = z.object({
  secret: z
    .string({ error: M.pinRequired })
    .min(1, { error: M.pinRequired })
    .max(200, { error: M.pinWrong }),
});

/** The clinic's idle minutes until a screen locks; null when screens do not lock. */
export const LockState = z.object({
  after_minutes: z.int().nullable(),
  has_pin: z.boolean(),
  locked: z.boolean(),
});
export type LockState = z.infer<typeof LockState>;
