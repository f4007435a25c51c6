import { AUTH_MESSAGES as M, tooManyPasswords } from '#contract/auth/auth.messages.ts';
import { auditRow } from '../../platform/audit-row.ts';
import { invalidField, Refusal } from '../../platform/errors.ts';
import type { Preparing } from '../../platform/http/route.ts';
import { isPassword } from '../../platform/passwords.ts';
import { passwordHashOf } from '../account.store.ts';
import { beginGuess, forgiveGuesses } from '../guesses/guess.ts';

/**
 * Checks the actor's own password before a change that a stolen session must not make. Returns the
 * hash that it matched, which the change compares again in its transaction. Throws 400 for the
 * field when the password is wrong, and 429 after ten wrong ones in a row in the person's sessions.
 */
export async function provePassword(
  { services: { database, clock, doors }, actor }: Pick<Preparing, 'services' | 'actor'>,
  { password, field = 'currentPassword' }: { password: string; field?: string },
): Promise<string> {
  const now = clock.now();
  const { guess, passwordHash } = await database.inSystem(async (tx) => {
    const passwordHash = await passwordHashOf(tx, actor.id);
    const guesser = { by: 'session', id: actor.id } as const;
    const guessing = { email: actor.email, passwordHash, guesser, byNetwork: doors.reachable, now };
    return { guess: await beginGuess(tx, guessing), passwordHash };
  });
  if ('waitSeconds' in guess) {
    const { waitSeconds } = guess;
    throw new Refusal('too_many', tooManyPasswords(waitSeconds), { retryAfter: waitSeconds });
  }
  const isRight = await isPassword(password, passwordHash);
  await database.inSystem(async (tx) => {
    if (isRight) return await forgiveGuesses(tx, guess);
    const record = { type: 'user', id: actor.id };
    const { clinicId, id: userId } = actor;
    await tx.executeQuery(
      auditRow(tx, { clinicId, at: now, userId, verb: 'wrong-password', record }),
    );
  });
  if (!isRight || passwordHash === undefined) throw invalidField(field, M.currentPasswordWrong);
  return passwordHash;
}
