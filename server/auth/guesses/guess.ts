import type { Tx } from '../../platform/db/scoped-database.ts';
import { forgetAttempt, forgetAttemptsOf, recordAttempt, secondsToWait } from './attempts.store.ts';
import { type Guesser, type GuessLimits, guessLimits } from './guess-limits.ts';

/** A password guess, counted as wrong until it is taken back. */
export type Guess = { readonly id: string; readonly own: GuessLimits['own'] };

type Guessing = {
  /** The email as typed. Emails without an account are counted as well. */
  readonly email: string;
  /** The account's password hash, if the account exists: a new password starts a new count. */
  readonly passwordHash: string | undefined;
  readonly guesser: Guesser;
  /** Whether guesses are also limited by network. */
  readonly byNetwork: boolean;
  readonly now: Date;
};

/**
 * Counts a password guess before the check, so that concurrent guesses are limited too. Returns the
 * seconds to wait once a limit is reached.
 */
export async function beginGuess(
  tx: Tx,
  { email, passwordHash = '', guesser, byNetwork, now }: Guessing,
): Promise<Guess | { waitSeconds: number }> {
  const { limits, counted, own } = guessLimits(`${email} ${passwordHash}`, guesser, { byNetwork });
  const waitSeconds = await secondsToWait(tx, limits, now);
  if (waitSeconds !== undefined) return { waitSeconds };
  return { id: await recordAttempt(tx, counted, now), own };
}

/** Removes a right guess that did not sign anyone in, for example on an inactive account. */
export async function takeBackGuess(tx: Tx, { id }: Guess): Promise<void> {
  await forgetAttempt(tx, id);
}

/** Forgets this source's wrong guesses after a successful sign-in. Other sources keep theirs. */
export async function forgiveGuesses(tx: Tx, { own }: Guess): Promise<void> {
  await forgetAttemptsOf(tx, own);
}
