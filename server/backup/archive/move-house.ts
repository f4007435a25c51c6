import type { ConnectionOptions } from '../../platform/db/connect.ts';
import { BackupError } from './backup-error.ts';
import type { OnProgress } from './progress.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { backupLines, holdsClinics, openClient } from './write-backup.ts';

async function* eachLine(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield* chunk.slice(0, -1).split('\n');
}

async function refuseFull(connection: ConnectionOptions): Promise<void> {
  const client = await openClient(connection);
  try {
    if (!(await holdsClinics(client))) return;
    throw new BackupError('the new database already has clinics; choose an empty one.');
  } finally {
    await client.end();
  }
}

/**
 * Copies everything to another database, which must not have a clinic yet. Compares the rows and
 * checksums of every table before the new database becomes valid. Only reads from the old one.
 */
export async function moveHouse(
  from: ConnectionOptions,
  { to, at, onProgress }: { to: ConnectionOptions; at: Date; onProgress?: OnProgress },
): Promise<Restored> {
  await refuseFull(to);
  const client = await openClient(from);
  try {
    // The old database is read as fast as the new one takes its rows.
    return await restoreBackup(to, { lines: eachLine(backupLines(client, at, onProgress)), at });
  } finally {
    await client.end();
  }
}
