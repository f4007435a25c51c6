import pg from 'pg';
import { vi } from 'vitest';
import type { Statement } from '../db/batch.ts';

/** The statements of each round trip, for each transaction of a clinic. */
export type RoundTrips = readonly string[][];

const statementsOf = (sent: unknown): readonly Statement[] =>
  typeof sent === 'object' && sent !== null && 'statements' in sent
    ? (sent as { statements: readonly Statement[] }).statements
    : [];

/**
 * Runs `work` and returns the round trips of the clinic transactions that it opened, each with the
 * texts of its statements. Look-ups of sessions and other transactions of the system do not count.
 */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<RoundTrips> {
  const open = new WeakSet<object>();
  const trips: string[][] = [];
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const statements = statementsOf(args[0]);
    // A transaction begins before its scope is set. A batch that only reads sets it first.
    const reads = statements[0]?.values?.[0] === 'openopd_app';
    if (statements[1]?.values?.[0] === 'openopd_app') open.add(this);
    if ((reads || open.has(this)) && statements.length > 0) {
      trips.push(statements.map(({ text }) => text));
    }
    if (statements.at(-1)?.text === 'commit') open.delete(this);
    return Reflect.apply(query, this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return trips;
}
