import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/scoped-database.ts';
import type { Piece } from './reader-messages.ts';

const AT_ONCE = 500;

/**
 * Yields rows as JSON written by PostgreSQL, in pieces, so that the server can pass them on without
 * parsing. Ordered by their column `n`, which counts from 1.
 */
export async function jsonPieces(
  tx: Tx,
  name: string,
  rows: RawBuilder<unknown>,
): Promise<Piece[]> {
  const { rows: pieces } = await sql<{ json: string }>`
    SELECT json_agg(known ORDER BY n)::text AS json FROM (${rows}) AS known
    GROUP BY (n - 1) / ${sql.lit(AT_ONCE)} ORDER BY min(n)`.execute(tx);
  return pieces.map(({ json }) => ({ name, json }));
}
