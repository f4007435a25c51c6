import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keysIn, linesOfFile, openBackup } from '#server/backup/index.ts';
import { ROOT } from '../../e2e/rig/product.ts';
import type { Disk } from './disk.ts';
import { killEverything } from './running.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';

const POLL_MS = 2;
/**
 * Approximate duration of a backup on an idle machine; the cut comes at a random time within it.
 */
const WRITING_MS = 300;

/** Starts `npm run backup` while the server runs. */
export function startBackup(dataDir: string, file: string) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/backup/backup.ts'), file], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return { child, ended: once(child, 'close'), said: () => stderr };
}

/** Waits until this backup is being written or has ended; parts of others may exist. */
async function untilWriting(folder: string, name: string, child: ChildProcess): Promise<void> {
  const isPart = (found: string) => found.startsWith(`${name}.`) && found.endsWith('.part');
  while (child.exitCode === null && child.signalCode === null) {
    if ((await readdir(folder)).some(isPart)) return;
    await pause(POLL_MS);
  }
}

/** Incomplete files among those that look like backups. */
export async function notWhole(folder: string, dataDir: string): Promise<string[]> {
  const opening = { keys: await keysIn(dataDir) };
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.part'));
  const wrong: string[] = [];
  for (const name of names) {
    try {
      const { pieces } = await openBackup(linesOfFile(join(folder, name), opening));
      for await (const _piece of pieces);
    } catch (error) {
      wrong.push(`${name} looks like a backup and is none: ${error}`);
    }
  }
  return wrong;
}

/** A power cut during a backup: no partial file looks complete, and the clinic continues. */
export async function cutBackup(stage: Stage, disk: Disk, tally: Tally): Promise<void> {
  tally.rounds += 1;
  const folder = join(disk.folder, 'backups');
  await mkdir(folder, { recursive: true });
  const name = `clinic-${tally.rounds}.backup`;
  const backup = startBackup(stage.dataDir, join(folder, name));
  await untilWriting(folder, name, backup.child);
  await pause(Math.random() * WRITING_MS);
  await disk.cutPower();
  backup.child.kill('SIGKILL');
  await killEverything(stage.running);
  await backup.ended;
  await disk.unmount();
  disk.mount();
  tally.blame(await notWhole(folder, stage.dataDir));
  const names = await readdir(folder);
  tally.notes.push(`in the folder afterwards: ${names.join(', ') || 'nothing'}`);
  await stage.start(tally);
  await stage.check(tally);
}
