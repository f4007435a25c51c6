import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_FLAGS, type Chromium } from '../../e2e/rig/chromium.ts';

const STARTS_WITHIN_MS = 30_000;
const POLL_MS = 50;

async function portOf(profile: string, child: ChildProcess): Promise<number> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const said = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    if (said.includes('\n')) return Number(said.split('\n')[0]);
    await pause(POLL_MS);
  }
  throw new Error('Chromium did not start.');
}

/** A Chromium with its own profile that several programs can control; removed after the work. */
export async function withChromium<T>(
  { executablePath, env }: Chromium,
  folder: string,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(folder, 'profile-'));
  const child = spawn(
    executablePath,
    [
      ...CHROMIUM_FLAGS,
      // The certificate of `withTlsFront` is its own.
      '--ignore-certificate-errors',
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env: { ...process.env, ...env }, stdio: 'ignore' },
  );
  try {
    return await work(await portOf(profile, child));
  } finally {
    const ended = child.exitCode === null ? once(child, 'close') : undefined;
    child.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
