import type { Tx } from '../../platform/db/scoped-database.ts';
import { atMost, countAttempt, forgetAttemptsOf } from './attempts.store.ts';

const MOST = 10;
const WINDOW_MS = 15 * 60_000;

const counted = (userId: string) => ({ kind: 'second factor', key: userId });

/**
 * Counts a code before it is checked. Returns the seconds to wait after ten wrong codes. Only a
 * caller who knows the password gets this far, so strangers cannot lock a person out.
 */
export async function beginCodeGuess(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<number | undefined> {
  const limit = atMost(MOST, { ...counted(userId), windowMs: WINDOW_MS });
  const guess = await countAttempt(tx, [limit], now);
  return 'waitSeconds' in guess ? guess.waitSeconds : undefined;
}

/** Forgets the wrong codes that preceded a right one. */
export function forgiveCodeGuesses(tx: Tx, userId: string): Promise<void> {
  return forgetAttemptsOf(tx, counted(userId));
}
