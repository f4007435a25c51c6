import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/scope.ts';
import type { Piece } from './serve-reader.ts';

const AT_ONCE = 500;

/**
 * Rows as PostgreSQL writes them into JSON, in pieces: they pass through the server to a reader without
 * being read. They are in the order of their column `n`, which counts from 1.
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
