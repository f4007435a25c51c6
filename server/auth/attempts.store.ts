import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tx } from '../platform/db/scope.ts';

export type AttemptLimit = { kind: string; key: string; most: number };

export const REGISTRATION_WINDOW_MS = 60 * 60_000;

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/**
 * Counts an attempt against its limits, one key at a time even when many arrive together. Answers
 * its id, or the seconds to wait when a limit is reached (the attempt is not counted then).
 */
export async function countAttempt(
  tx: Tx,
  options: { limits: readonly AttemptLimit[]; windowMs: number; now: Date },
): Promise<{ id: string } | { waitSeconds: number }> {
  const { limits, windowMs, now } = options;
  const since = new Date(now.getTime() - windowMs);
  await sql`DELETE FROM attempts WHERE at < ${new Date(now.getTime() - REGISTRATION_WINDOW_MS)}`.execute(
    tx,
  );
  for (const { kind, key } of limits) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind}:${key}`}, 0))`.execute(tx);
  }
  for (const { kind, key, most } of limits) {
    const recent = await tx
      .selectFrom('attempts')
      .where('kind', '=', kind)
      .where('key', '=', hashOf(key))
      .where('at', '>', since)
      .select('at')
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    const oldest = recent.at(-1)?.at;
    if (recent.length === most && oldest) {
      const waitMs = oldest.getTime() + windowMs - now.getTime();
      return { waitSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) };
    }
  }
  const id = newId();
  const rows = limits.map(({ kind, key }) => ({ id, kind, key: hashOf(key), at: now }));
  await tx.insertInto('attempts').values(rows).execute();
  return { id };
}

/** Takes an attempt back: it was none of those that are limited. */
export async function forgetAttempt(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('attempts').where('id', '=', id).execute();
}

/** Forgets what was counted for a key, e.g. the failures of an email after a good sign-in. */
export async function forgetKey(tx: Tx, limit: { kind: string; key: string }): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('kind', '=', limit.kind)
    .where('key', '=', hashOf(limit.key))
    .execute();
}
