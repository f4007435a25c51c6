/**
 * A process of its own that reads one spreadsheet and hands back its rows. What a hostile file does to
 * it ends with it.
 */
import { type Piece, serveReader } from './serve-reader.ts';

serveReader<readonly Piece[]>({
  read: (rows) => ({ table: [{ name: 'rows', json: JSON.stringify(rows) }] }),
  wanted: () => [],
  plan: (pieces) => pieces,
});
