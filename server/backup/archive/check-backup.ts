import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../platform/db/embedded/index.ts';
import { linesOfFile, type Opening, openBackup } from './read-backup.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

/**
 * Checks a backup without touching the clinic: reads it completely and restores it into an empty,
 * temporary PostgreSQL. Throws a `BackupError` with the reason.
 */
export async function checkBackup(
  file: string,
  { opening, at }: { opening: Opening; at: Date },
): Promise<Restored> {
  // Reports a wrong key or a damaged file before creating a database.
  const { pieces } = await openBackup(linesOfFile(file, opening));
  for await (const _piece of pieces);
  const dataDir = await mkdtemp(join(tmpdir(), 'openopd-check-'));
  try {
    const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} });
    try {
      const lines = linesOfFile(file, opening);
      return await restoreBackup(postgres.connection, { lines, at, isTrial: true });
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
