import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { atMost, countAttempt } from '../auth/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound, Refusal } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

/** Unknown codes that one address may try in a minute: mistyped, not guessed. */
const MOST_MISSES = 30;
const WINDOW_MS = 60_000;

/**
 * The subject of a public code, searched among all clinics. Throws 404 for an unknown code, and 429
 * after 30 of them in a minute from one address.
 */
export async function findCode<T>(
  { database, clock }: Services,
  { address, message }: { address: string; message: string },
  find: (tx: Tx) => Promise<T | undefined>,
): Promise<T> {
  const found = await database.inSystem(find);
  if (found !== undefined) return found;
  const limit = atMost(MOST_MISSES, { kind: 'public code', key: address, windowMs: WINDOW_MS });
  const counted = await database.inSystem((tx) => countAttempt(tx, [limit], clock.now()));
  if ('waitSeconds' in counted) {
    throw new Refusal('too_many', M.tooMany, { retryAfter: counted.waitSeconds });
  }
  throw notFound(message);
}
