import type { Tx } from '../../platform/db/scope.ts';
import { forgetAttempt, forgetAttemptsOf, recordAttempt, secondsToWait } from './attempts.store.ts';
import { type Guesser, type GuessLimits, guessLimits } from './guess-limits.ts';

/** A guess at a password that is counted as wrong until it is taken back. */
export type Guess = { readonly id: string; readonly own: GuessLimits['own'] };

type Guessing = {
  /** As it was typed: an account that is not there is counted like one that is. */
  readonly email: string;
  /** Of the account, if there is one: a new password begins to be guessed anew. */
  readonly passwordHash: string | undefined;
  readonly guesser: Guesser;
  /** Whether the network counts too. */
  readonly byNetwork: boolean;
  readonly now: Date;
};

/**
 * Counts a guess at a password before it is checked, so that guesses that come at once are counted too.
 * Answers the seconds to wait when its limit is reached.
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

/** The guess was right, but nobody is let in by it. */
export async function takeBackGuess(tx: Tx, { id }: Guess): Promise<void> {
  await forgetAttempt(tx, id);
}

/** The guess let its person in: their own wrong ones before it no longer count; those of others do. */
export async function forgiveGuesses(tx: Tx, { own }: Guess): Promise<void> {
  await forgetAttemptsOf(tx, own);
}
