import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUseError, EmbeddedPostgresError, errnoOf } from './postgres-errors.ts';

export type FolderLock = { release(): void };

const SQLITE_BUSY = 5;
/** Two processes that try at the same instant may both see the other, so each waits and retries. */
const WAIT_MS = 250;

/** Keeps the objects referenced, because garbage collection would release their locks. */
const held = new Set<DatabaseSync>();

function holder(pidFile: string): string {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    process.kill(pid, 0);
    return ` (pid ${pid})`;
  } catch (error) {
    // EPERM means that the process exists under another user. Any other pid is not worth naming.
    return errnoOf(error) === 'EPERM' ? ` (pid ${readFileSync(pidFile, 'utf8').trim()})` : '';
  }
}

/**
 * Locks the data folder for this process until `release`, or until the process ends in any way.
 * Throws when a live process holds it.
 *
 * This is a file lock of the operating system: unlike a pid file it cannot become stale or be
 * confused by a reused pid. Node has no API for one, but its built-in SQLite does: an exclusive
 * transaction on an empty database holds a file lock and writes nothing. An advisory lock in
 * PostgreSQL was rejected, because it is lost whenever PostgreSQL restarts its sessions after a
 * crash, and cannot protect creating and starting the cluster.
 *
 * This process must not open `openopd.lock` by any other means: closing it would release the lock.
 */
export function lockFolder(folder: string): FolderLock {
  const pidFile = join(folder, 'openopd.pid');
  const lockFile = join(folder, 'openopd.lock');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lockFile, { timeout: WAIT_MS });
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new DataFolderInUseError(
        `the data folder ${folder} is in use by another OpenOPD process${holder(pidFile)}.`,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(`the data folder ${folder} cannot be locked: ${reason}.`);
  }
  const lock = database;
  held.add(lock);
  const release = () => {
    if (!held.delete(lock)) return;
    try {
      rmSync(pidFile, { force: true });
    } catch {
      // On a read-only disk the file stays, but the lock is released.
    }
    lock.close();
  };
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}
