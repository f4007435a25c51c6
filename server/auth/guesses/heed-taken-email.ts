import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type AttemptLimit, atMost, recordAttempt, secondsToWait } from './attempts.store.ts';

const HOUR = { windowMs: 60 * 60_000 };

type Asking = { readonly id: string; readonly clinicId: string | null };

/** Who may learn how often in an hour that an email has an account. */
function limitsOf({ id, clinicId }: Asking): AttemptLimit[] {
  const ofPerson = atMost(10, { kind: 'taken email person', key: id, ...HOUR });
  if (clinicId === null) return [ofPerson];
  return [ofPerson, atMost(30, { kind: 'taken email clinic', key: clinicId, ...HOUR })];
}

/**
 * Counts an email that an account is to get and that another one has. After ten such in an hour of one
 * person, or thirty of a clinic, no other email is tried (429), so that staff forms cannot be used to find
 * out who has an account. Whether it is free is still decided where it is written.
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
