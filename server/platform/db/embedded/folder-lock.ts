import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUseError, EmbeddedPostgresError, errnoOf } from './errors.ts';

export type FolderLock = { release(): void };

const SQLITE_BUSY = 5;
/** Two that try at the same instant may both see the other one; one of them waits that out. */
const WAIT_MS = 250;

/** A lock would be given back with its object by the garbage collector. */
const held = new Set<DatabaseSync>();

function holder(pidFile: string): string {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    process.kill(pid, 0);
    return ` (pid ${pid})`;
  } catch (error) {
    // A process of another user exists all the same; anything else is no pid worth naming.
    return errnoOf(error) === 'EPERM' ? ` (pid ${readFileSync(pidFile, 'utf8').trim()})` : '';
  }
}

/**
 * Takes the data folder for this process until `release`, or until the process ends however it
 * ends. Refuses a folder that a live process has.
 *
 * The lock is an operating system's file lock, the only kind that nothing stale can be left of and
 * that no reused pid can confuse. Node offers none itself, but the SQLite inside Node does: an
 * exclusive transaction on an empty database holds one and writes nothing. An advisory lock in
 * PostgreSQL was the alternative; it would be lost whenever PostgreSQL restarts its sessions after
 * a crash of one of them, and could not protect the making and starting of the cluster itself.
 *
 * This process must not open `openopd.lock` by any other means: closing it would end the lock.
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
      // On a disk that cannot be written any more it stays; the lock goes all the same.
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
