import type { Tx } from '../../platform/db/scope.ts';
import { atMost, countAttempt, forgetAttemptsOf } from './attempts.store.ts';

const MOST = 10;
const WINDOW_MS = 15 * 60_000;

const counted = (userId: string) => ({ kind: 'second factor', key: userId });

/**
 * Counts a code before it is checked. Answers the seconds to wait after ten wrong ones. Only who knows the
 * password can use these up, so they keep no stranger's victim out.
 */
export async function beginCodeGuess(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<number | undefined> {
  const limit = atMost(MOST, { ...counted(userId), windowMs: WINDOW_MS });
  const guess = await countAttempt(tx, [limit], now);
  return 'waitSeconds' in guess ? guess.waitSeconds : undefined;
}

/** A right code: the wrong ones before it no longer count. */
export function forgiveCodeGuesses(tx: Tx, userId: string): Promise<void> {
  return forgetAttemptsOf(tx, counted(userId));
}
