import pg from 'pg';

/** PostgreSQL's `out_of_memory`, which it also reports for its table of locks. */
export function hasTooFewLocks(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53200';
}

export const GIVE_MORE_LOCKS =
  'Set max_locks_per_transaction = 256 in its postgresql.conf and restart it.';
