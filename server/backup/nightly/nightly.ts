import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Cron } from 'croner';
import { clinicDay } from '#contract/kernel/dates.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ConnectionOptions } from '../../platform/db/connect.ts';
import type { Database } from '../../platform/db/scoped-database.ts';
import { failureOf } from '../archive/backup-error.ts';
import type { BackupKey } from '../archive/key.ts';
import { openClient, writeBackup } from '../archive/write-backup.ts';
import {
  type BackupStep,
  findBackupStatus,
  putBackupPlan,
  putFailure,
  putSuccess,
} from '../health/status.store.ts';
import { copyBackup } from './copy-backup.ts';

/** A server may have clinics in several places; its nights follow India's time. */
const TIME_ZONE = 'Asia/Kolkata';
const FROM_HOUR = 2;
const EVERY_HALF_HOUR = '7,37 * * * *';
/** Advisory lock: one server of a database makes a backup at a time, and the others retry later. */
const NIGHTLY_LOCK = 4_627_003;
/** Backups from before there were keys end in `.gz`. */
const NAME = /^openopd-\d{4}-\d{2}-\d{2}\.backup(\.gz)?$/;
const PART = /^openopd-(before-upgrade-)?[\dTZ-]+\.backup(\.gz)?\.[\w-]+\.part$/;
/** A backup being written keeps growing. One unchanged for this long was truncated. */
const CUT_OFF_MS = 3_600_000;

export type NightlyOptions = {
  connection: ConnectionOptions;
  clock: Clock;
  key: BackupKey;
  /** The folder for backups. */
  folder: string;
  /** A second folder, to which each backup is copied. */
  copyFolder?: string;
  /** How many of the newest are kept in each folder; at least one. */
  kept: number;
};

/**
 * The day whose backup is due. It is made in the following night, or when the computer is on again.
 */
function dueDay(now: Date): string {
  return clinicDay(new Date(now.getTime() - FROM_HOUR * 3_600_000), TIME_ZONE);
}

const nameOf = (day: string) => `openopd-${day}.backup`;

async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}

/** Removes backups truncated by a power cut. */
async function removeCutOff(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!PART.test(name)) continue;
    const path = join(folder, name);
    // Another server may have finished it meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > CUT_OFF_MS) await rm(path, { force: true });
  }
}

/**
 * Removes the oldest backups beyond the number to keep. Those dated after `name`, the newest, were
 * made while the clock was ahead, and are removed first.
 */
async function removeOldest(folder: string, { name, kept }: { name: string; kept: number }) {
  const others = (await backupsIn(folder)).filter((other) => other !== name);
  const oldestFirst = [
    ...others.filter((other) => other > name),
    ...others.filter((other) => other < name),
  ];
  const tooMany = Math.max(0, others.length - (kept - 1));
  for (const old of oldestFirst.slice(0, tooMany)) await rm(join(folder, old), { force: true });
}

/**
 * Runs `work` while no other server of this database makes a backup. Returns undefined when one
 * does.
 */
async function inTurn<T>(
  connection: ConnectionOptions,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const turn = await openClient(connection);
  try {
    const { rows } = await turn.query<{ mine: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS mine',
      [NIGHTLY_LOCK],
    );
    return rows[0]?.mine ? await work() : undefined;
  } finally {
    await turn.end();
  }
}

/**
 * Makes the due backup, unless it exists or another server is making one, and removes the oldest.
 * Returns the new file.
 */
export async function backUpIfDue(options: NightlyOptions): Promise<string | undefined> {
  const { connection, clock, key, folder, kept } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = clock.now();
  await removeCutOff(folder, now);
  const name = nameOf(dueDay(now));
  if ((await backupsIn(folder)).includes(name)) return undefined;
  return await inTurn(connection, async () => {
    // Another server may have made it in a shared folder before this one got the lock.
    if ((await backupsIn(folder)).includes(name)) return undefined;
    const file = join(folder, name);
    await writeBackup(connection, { file, madeAt: now, key });
    await removeOldest(folder, { name, kept });
    return file;
  });
}

/** Copies the day's backup to the second folder, unless it is there. Returns whether it did. */
export async function copyIfDue(
  options: NightlyOptions & { wasUsed: boolean },
): Promise<boolean | undefined> {
  const { connection, clock, folder, copyFolder, kept, wasUsed } = options;
  if (copyFolder === undefined) return undefined;
  const now = clock.now();
  const name = nameOf(dueDay(now));
  const copies = await backupsIn(copyFolder);
  if (copies.includes(name) || !(await backupsIn(folder)).includes(name)) return undefined;
  return await inTurn(connection, async () => {
    await removeCutOff(copyFolder, now);
    await copyBackup({ file: join(folder, name), folder: copyFolder, wasUsed });
    await removeOldest(copyFolder, { name, kept });
    return true;
  });
}

type Watched = NightlyOptions & { database: Database; onError: (error: unknown) => void };

/** Runs a step and stores its outcome for the owner's page. Failures are also reported. */
async function watched(
  { database, clock, onError }: Watched,
  step: BackupStep,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    const hasDone = (await work()) !== undefined;
    await database.inSystem(async (tx) => {
      const status = await findBackupStatus(tx);
      const [last, failure] =
        step === 'backup'
          ? [status?.backed_up_at, status?.backup_failure]
          : [status?.copied_at, status?.copy_failure];
      // Nothing was due: an earlier failure is over, and the last time stays.
      const at = hasDone ? clock.now() : failure && last;
      if (at) await putSuccess(tx, step, at);
    });
    return true;
  } catch (error) {
    onError(error);
    const failure = { at: clock.now(), reason: failureOf(error) };
    await database.inSystem((tx) => putFailure(tx, step, failure)).catch(onError);
    return false;
  }
}

/** Checks once whether a backup and its copy are due. Failures are stored and reported. */
export async function watchNight(options: Watched): Promise<void> {
  const { database, clock, key, copyFolder, onError } = options;
  const plan = { nightly: true, second_folder: copyFolder !== undefined, key_id: key.id };
  await database.inSystem((tx) => putBackupPlan(tx, { now: clock.now(), ...plan })).catch(onError);
  const isThere = await watched(options, 'backup', () => backUpIfDue(options));
  if (!isThere || copyFolder === undefined) return;
  const status = await database.inSystem(findBackupStatus).catch(() => undefined);
  const wasUsed = status?.copied_at != null;
  await watched(options, 'copy', () => copyIfDue({ ...options, wasUsed }));
}

/** Backs up every night until `stop`. A computer that was off at night does it once it is on. */
export function startNightlyBackup(options: Watched): { stop(): void } {
  const { onError } = options;
  const job = new Cron(EVERY_HALF_HOUR, { protect: true, unref: true, catch: onError }, () =>
    watchNight(options),
  );
  return { stop: () => job.stop() };
}
