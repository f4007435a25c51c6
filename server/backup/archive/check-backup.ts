import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../platform/db/embedded/index.ts';
import type { OnProgress } from './progress.ts';
import { countBackup, linesOfFile, type Opening } from './read-backup.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

/**
 * Checks a backup without touching the clinic: reads it completely and restores it into an empty,
 * temporary PostgreSQL. Throws a `BackupError` with the reason.
 */
export async function checkBackup(
  file: string,
  { opening, at, onProgress }: { opening: Opening; at: Date; onProgress?: OnProgress },
): Promise<Restored> {
  // Reports a wrong key or a damaged file before creating a database.
  const total = await countBackup(linesOfFile(file, opening), onProgress);
  const dataDir = await mkdtemp(join(tmpdir(), 'openopd-check-'));
  try {
    const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} });
    try {
      const lines = linesOfFile(file, opening);
      return await restoreBackup(postgres.connection, {
        lines,
        at,
        isTrial: true,
        onProgress,
        total,
      });
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
