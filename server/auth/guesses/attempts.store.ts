import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tx } from '../../platform/db/scope.ts';

/** What is counted of an attempt, and until when those before keep the next one waiting. */
export type AttemptLimit = {
  readonly kind: string;
  readonly key: string;
  /** Older attempts are forgotten. */
  readonly keptMs: number;
  /** How many of the newest attempts `waitUntil` is given, newest first. */
  readonly read: number;
  waitUntil(attempts: readonly Date[]): Date | undefined;
};

type Counted = Pick<AttemptLimit, 'kind' | 'key'>;

/** No limit looks further back. */
const LONGEST_MS = 24 * 3_600_000;
/** What was counted while a clock ran further ahead than this keeps nobody waiting once it is set right. */
const CLOCKS_DIFFER_MS = 60_000;

const later = (date: Date, ms: number) => new Date(date.getTime() + ms);

/** At most so many attempts in any stretch of this length. */
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

/** After `free` attempts each one more doubles the wait since the last, from `firstMs` to `mostMs`. */
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

/** Counts without keeping anybody waiting, so that other limits can be read or taken back by the key. */
export function onlyCounted(counted: Counted & { keptMs: number }): AttemptLimit {
  return { ...counted, read: 0, waitUntil: () => undefined };
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Attempts with one of these keys take turns until the transaction ends. Kinds come in one order everywhere. */
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
 * Answers the seconds to wait before another attempt under these keys, or undefined. Attempts with a key
 * in common then take turns until the transaction ends; one that has to wait is told so without a turn,
 * so that a flood of them holds nobody up.
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

/** Counts an attempt under its keys and answers its id. */
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
 * Counts an attempt against its limits, one at a time even when many arrive together. Answers its id, or
 * the seconds to wait; the attempt is not counted then.
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

/** Takes an attempt back: it was none of those that are limited. */
export async function forgetAttempt(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('attempts').where('id', '=', id).execute();
}

/** Takes back the attempts that were counted under this key, under their other keys too. */
export async function forgetAttemptsOf(tx: Tx, { kind, key }: Counted): Promise<void> {
  const counted = tx
    .selectFrom('attempts')
    .where('kind', '=', kind)
    .where('key', '=', hashOf(key))
    .select('id');
  await tx.deleteFrom('attempts').where('id', 'in', counted).execute();
}

/** Removes what no limit looks at any more. */
export async function removeOldAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('attempts').where('at', '<', later(now, -LONGEST_MS)).execute();
}
