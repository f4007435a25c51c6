import type pg from 'pg';

/**
 * The limits of one transaction. Its queries use no parallel workers, so each takes one core at
 * most.
 */
export const LIMITS = {
  max_parallel_workers_per_gather: '0',
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
} as const;

const SET_LIMITS = `SELECT ${Object.entries(LIMITS)
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join(', ')}`;

/** Connections whose session has the limits, so that no transaction needs to set them. */
const keeping = new WeakSet<object>();

export const keepsLimits = (client: pg.ClientBase): boolean => keeping.has(client);

/**
 * Gives a new connection the limits, if PostgreSQL itself is at the other end. A pooler hands over
 * one session after the other; it tells a process number of its own.
 */
export async function keepLimits(client: pg.ClientBase & { processID?: number }): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]?.pid !== client.processID) return;
  await client.query(SET_LIMITS);
  keeping.add(client);
}
