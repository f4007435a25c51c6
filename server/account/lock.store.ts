import { sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';

/** How many wrong tries a locked screen allows before its session ends. */
export const MOST_TRIES = 5;

export async function pinHashOf(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('screen_pins')
    .where('user_id', '=', userId)
    .select('pin_hash')
    .executeTakeFirst();
  return row?.pin_hash;
}

export async function writePin(
  tx: Tx,
  { userId, pinHash, now }: { userId: string; pinHash: string; now: Date },
): Promise<void> {
  const row = { pin_hash: pinHash, set_at: now };
  await tx
    .insertInto('screen_pins')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/**
 * Counts a try at a session's lock before it is checked. Returns the number of tries since the last
 * right one, or undefined when none is left or the session has ended.
 */
export async function countTry(tx: Tx, sessionId: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('sessions')
    .set({ unlock_failures: sql`unlock_failures + 1` })
    .where('id', '=', sessionId)
    .where('unlock_failures', '<', MOST_TRIES)
    .returning('unlock_failures')
    .executeTakeFirst();
  return row?.unlock_failures;
}

/** Locks a session. Returns false when it was already locked. */
export async function lockSession(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const locked = await tx
    .updateTable('sessions')
    .set({ locked_at: now })
    .where('id', '=', sessionId)
    .where('locked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

export async function unlockSession(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const unlocked = await tx
    .updateTable('sessions')
    .set({ locked_at: null, unlock_failures: 0, last_seen_at: now })
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return unlocked !== undefined;
}
