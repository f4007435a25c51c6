import { askingThrough, sumOf, type TableSum } from '../backup/archive/read-rows.ts';
import { storedTables } from '../backup/archive/tables.ts';
import { openClient } from '../backup/archive/write-backup.ts';
import type { ConnectionOptions } from '../platform/db/connect.ts';

/** The content of every table, read as the database's owner without row security. */
export async function contentOf(connection: ConnectionOptions) {
  const client = await openClient(connection);
  try {
    const tables = await storedTables(askingThrough(client));
    await client.query(`BEGIN; SET LOCAL TIME ZONE 'UTC'`);
    const sums: Record<string, TableSum> = {};
    for (const table of tables) sums[table.name] = await sumOf(client, table);
    return sums;
  } finally {
    await client.end();
  }
}
