import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** The rule that counts attempts under a key and allows the next one. */
export type AttemptLimit = {
  readonly kind: string;
  readonly key: string;
  /** Older attempts are ignored. */
  readonly keptMs: number;
  /** How many of the newest attempts `waitUntil` receives, newest first. */
  readonly read: number;
  waitUntil(attempts: readonly Date[]): Date | undefined;
};

type Counted = Pick<AttemptLimit, 'kind' | 'key'>;

/** The longest period that any limit covers. */
const LONGEST_MS = 24 * 3_600_000;
/**
 * Attempts further in the future than this are ignored: they were counted while the clock was
 * wrong.
 */
const CLOCKS_DIFFER_MS = 60_000;

const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** Allows at most this many attempts in any period of this length. */
export function atMost(
  most: number,
  { windowMs, ...counted }: Counted & { windowMs: number },
): AttemptLimit {
  return {
    ...counted,
    keptMs: windowMs,
    read: most,
    waitUntil: (attempts) => {
      const oldest = attempts[most - 1];
      return oldest && later(oldest, windowMs);
    },
  };
}

/**
 * After `free` attempts, each further attempt doubles the wait since the last one, from `firstMs`
 * to `mostMs`.
 */
export function slowing(
  free: number,
  {
    firstMs,
    mostMs,
    keptMs,
    ...counted
  }: Counted & { firstMs: number; mostMs: number; keptMs: number },
): AttemptLimit {
  return {
    ...counted,
    keptMs,
    read: free + Math.ceil(Math.log2(mostMs / firstMs)),
    waitUntil: (attempts) => {
      const [last] = attempts;
      if (!last || attempts.length < free) return undefined;
      return later(last, Math.min(mostMs, firstMs * 2 ** (attempts.length - free)));
    },
  };
}

/** Counts without limiting, so that attempts can be read or removed by this key. */
export function onlyCounted(counted: Counted & { keptMs: number }): AttemptLimit {
  return { ...counted, read: 0, waitUntil: () => undefined };
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Locks these keys until the transaction ends. The fixed order of the kinds prevents deadlocks. */
async function takeTurns(tx: Tx, limits: readonly Counted[]): Promise<void> {
  const names = limits.map(({ kind, key }) => `${kind}:${key}`);
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
    FROM unnest(${names}::text[]) WITH ORDINALITY AS keys (name, nth) ORDER BY nth`.execute(tx);
}

/** The newest attempts under each of the keys, newest first. */
async function newest(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<Date[][]> {
  const kinds = limits.map(({ kind }) => kind);
  const keys = limits.map(({ key }) => hashOf(key));
  const since = limits.map(({ keptMs }) => later(now, -keptMs));
  const reads = limits.map(({ read }) => read);
  const { rows } = await sql<{ nth: number; at: Date }>`
    SELECT counted.nth::int AS nth, found.at
    FROM unnest(${kinds}::text[], ${keys}::bytea[], ${since}::timestamptz[], ${reads}::int[])
      WITH ORDINALITY AS counted (kind, key, since, read, nth)
    CROSS JOIN LATERAL (
      SELECT at FROM attempts
      WHERE kind = counted.kind AND key = counted.key
        AND at > counted.since AND at < ${later(now, CLOCKS_DIFFER_MS)}
      ORDER BY at DESC LIMIT counted.read
    ) found ORDER BY found.at DESC`.execute(tx);
  return limits.map((_, index) => rows.flatMap(({ nth, at }) => (nth === index + 1 ? [at] : [])));
}

async function msToWait(tx: Tx, limits: readonly AttemptLimit[], now: Date): Promise<number> {
  const attempts = await newest(tx, limits, now);
  const untils = limits.map((limit, nth) => limit.waitUntil(attempts[nth] ?? []));
  return Math.max(0, ...untils.map((until) => (until ? until.getTime() - now.getTime() : 0)));
}

/**
 * Returns the seconds to wait before another attempt under these keys, or undefined when it is
 * allowed. An allowed attempt locks its keys until the transaction ends. A refused one takes no
 * lock, so a flood of them delays no other request.
 */
export async function secondsToWait(
  tx: Tx,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<number | undefined> {
  let waitMs = await msToWait(tx, limits, now);
  if (waitMs === 0) {
    await takeTurns(tx, limits);
    waitMs = await msToWait(tx, limits, now);
  }
  return waitMs > 0 ? Math.ceil(waitMs / 1_000) : undefined;
}

/** Counts an attempt under its keys and returns its id. */
export async function recordAttempt(
  tx: Tx,
  limits: readonly Counted[],
  now: Date,
): Promise<string> {
  const id = newId();
  const rows = limits.map(({ kind, key }) => ({ id, kind, key: hashOf(key), at: now }));
  await tx.insertInto('attempts').values(rows).execute();
  return id;
}

/**
 * Counts an attempt against its limits; concurrent attempts are serialized. Returns its id, or the
 * seconds to wait when it was refused and not counted.
 */
export async function countAttempt(
  tx: Tx,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<{ id: string } | { waitSeconds: number }> {
  const waitSeconds = await secondsToWait(tx, limits, now);
  if (waitSeconds !== undefined) return { waitSeconds };
  return { id: await recordAttempt(tx, limits, now) };
}

/** Removes an attempt that turned out not to count. */
export async function forgetAttempt(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('attempts').where('id', '=', id).execute();
}

/** Removes the attempts counted under this key, also from their other keys. */
export async function forgetAttemptsOf(tx: Tx, { kind, key }: Counted): Promise<void> {
  const counted = tx
    .selectFrom('attempts')
    .where('kind', '=', kind)
    .where('key', '=', hashOf(key))
    .select('id');
  await tx.deleteFrom('attempts').where('id', 'in', counted).execute();
}

/** Removes attempts too old for any limit. */
export async function removeOldAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('attempts').where('at', '<', later(now, -LONGEST_MS)).execute();
}
