import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type AttemptLimit, atMost, recordAttempt, secondsToWait } from './attempts.store.ts';

const HOUR = { windowMs: 60 * 60_000 };

type Asking = { readonly id: string; readonly clinicId: string | null };

/** Limits how often per hour a user can learn that an email has an account. */
function limitsOf({ id, clinicId }: Asking): AttemptLimit[] {
  const ofPerson = atMost(10, { kind: 'taken email person', key: id, ...HOUR });
  if (clinicId === null) return [ofPerson];
  return [ofPerson, atMost(30, { kind: 'taken email clinic', key: clinicId, ...HOUR })];
}

/**
 * Counts a requested email that another account already uses. After ten of these per hour for a
 * user, or thirty for a clinic, every other email is refused with 429, so that staff forms cannot
 * be used to find out which emails have an account. The insert still decides whether an email is
 * free.
 */
export async function heedTakenEmail(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  asking: Asking,
  email: string,
): Promise<void> {
  const limits = limitsOf(asking);
  const now = clock.now();
  const retryAfter = await database.inSystem(async (tx) => {
    const waitSeconds = await secondsToWait(tx, limits, now);
    if (waitSeconds !== undefined) return waitSeconds;
    const taken = await tx
      .selectFrom('users')
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (taken) await recordAttempt(tx, limits, now);
    return undefined;
  });
  if (retryAfter !== undefined) {
    throw new Refusal('too_many', M.tooManyTakenEmails, { retryAfter });
  }
}
