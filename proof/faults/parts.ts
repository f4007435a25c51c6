import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutBackup } from './backups.ts';
import { Disk } from './disk.ts';
import { cutFirstStart } from './first-starts.ts';
import { backUpToFullDisk, fillDisk, startOnFullDisk } from './full-disk.ts';
import { killBoth, killPostgres, killServer, OF_POSTGRES } from './kills.ts';
import { cutPowerOf, cutPowerWithoutSync, losesWhatIsNotSynchronised } from './power.ts';
import { startReadOnly, turnReadOnly } from './read-only.ts';
import { onStage, type Stage } from './stage.ts';
import { Tally } from './tally.ts';

/** Number of rounds for each kind of fault. */
export type Counts = { readonly kills: number; readonly database: number; readonly power: number };

const DISK_MB = 1_200;
const SMALL_DISK_MB = 400;
const FULL_ROUNDS = 6;
const BOTH_EVERY = 5;
const AROUND_EVERY = 10;

type Say = (line: string) => void;

/** `inStorm`: every writer must experience the fault of each round. */
type Kind = {
  readonly name: string;
  readonly count: number;
  readonly say: Say;
  readonly inStorm?: boolean;
};

/** Runs the rounds of one kind and stops at the first that could not complete. */
async function rounds(
  { name, count, say, inStorm = false }: Kind,
  round: (tally: Tally, nth: number) => Promise<void>,
): Promise<Tally> {
  const tally = new Tally(name);
  const begin = performance.now();
  try {
    while (tally.rounds < count) await round(tally, tally.rounds);
  } catch (error) {
    tally.blame([
      `could not be played to its end: ${error instanceof Error ? error.stack : error}`,
    ]);
  }
  if (inStorm && tally.away + tally.unanswered === 0) tally.blame(['nobody felt the fault']);
  tally.seconds = (performance.now() - begin) / 1_000;
  say(`${name}: ${tally.rounds} rounds in ${Math.round(tally.seconds)} s`);
  for (const line of [...tally.notes, ...tally.wrong]) say(`  ${line}`);
  return tally;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'openopd-faults-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function onDisk<T>(megabytes: number, work: (disk: Disk) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const disk = await Disk.make(folder, megabytes);
    try {
      return await work(disk);
    } finally {
      await disk.unmount();
    }
  });
}

/** Kills. */
export function killing({ kills, database }: Counts, say: Say): Promise<Tally[]> {
  return inFolder((folder) =>
    onStage(join(folder, 'data'), async (stage) => {
      const tallies = [
        await rounds(
          { name: '`kill -9` of the server', count: kills, say, inStorm: true },
          (tally) => killServer(stage, tally),
        ),
      ];
      for (const [nth, what] of OF_POSTGRES.entries()) {
        const count = Math.floor((database + OF_POSTGRES.length - 1 - nth) / OF_POSTGRES.length);
        const name = `\`kill -9\` of PostgreSQL: ${what}`;
        tallies.push(
          await rounds({ name, count, say, inStorm: count > 0 }, (tally) =>
            killPostgres(stage, tally, what),
          ),
        );
      }
      const both = await rounds(
        {
          ...{ name: '`kill -9` of both at once', count: Math.ceil(database / BOTH_EVERY) },
          ...{ say, inStorm: true },
        },
        (tally) => killBoth(stage, tally),
      );
      await stage.close(both);
      return [...tallies, both];
    }),
  );
}

/** Power cuts. A control first shows that a cut loses data and that the check detects it. */
export async function powerCuts({ power }: Counts, say: Say): Promise<Tally[]> {
  const around = Math.ceil(power / AROUND_EVERY);
  const control = await onDisk(DISK_MB, (disk) =>
    rounds({ name: 'control: a cut without `fsync`', count: 1, say }, async (tally) => {
      tally.rounds += 1;
      tally.blame(await losesWhatIsNotSynchronised(disk));
      const noticed = await onStage(join(disk.folder, 'data'), (stage) =>
        cutPowerWithoutSync(stage, disk),
      );
      if (noticed.length === 0) tally.blame(['nothing was lost, or nobody noticed']);
      else tally.notes.push(`noticed: ${noticed.length}, the first: ${noticed[0]}`);
    }),
  );
  const cuts = await onDisk(DISK_MB, (disk) =>
    onStage(join(disk.folder, 'data'), async (stage) => {
      const during = await rounds(
        { name: 'power cut in a storm', count: power, say, inStorm: true },
        (tally) => cutPowerOf(stage, disk, tally),
      );
      const name = 'power cut in a backup';
      const backups = await rounds({ name, count: around, say }, (tally) =>
        cutBackup(stage, disk, tally),
      );
      await stage.close(backups);
      return [during, backups];
    }),
  );
  const first = await onDisk(DISK_MB, async (disk) => [
    await rounds({ name: 'power cut while the database is made', count: around, say }, (tally) =>
      cutFirstStart(disk, tally, 'making'),
    ),
    await rounds({ name: 'power cut while it is migrated', count: around, say }, (tally) =>
      cutFirstStart(disk, tally, 'migrating'),
    ),
  ]);
  return [control, ...cuts, ...first];
}

/** Full and read-only disks. */
export function troubledDisks(say: Say): Promise<Tally[]> {
  return onDisk(SMALL_DISK_MB, (disk) =>
    onStage(join(disk.folder, 'data'), async (stage) => {
      const play = (
        name: string,
        count: number,
        round: (stage: Stage, disk: Disk, tally: Tally) => Promise<void>,
      ) =>
        rounds({ name, count, say, inStorm: name.endsWith('in a storm') }, (tally) =>
          round(stage, disk, tally),
        );
      return [
        await play('full disk in a storm', FULL_ROUNDS, fillDisk),
        await play('start on a full disk', 2, startOnFullDisk),
        await play('backup to a full disk', 2, backUpToFullDisk),
        await play('disk turned read-only in a storm', 2, turnReadOnly),
        await play('start on a read-only disk', 1, startReadOnly),
      ];
    }),
  );
}
