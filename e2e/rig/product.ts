import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const ROOT = join(import.meta.dirname, '../..');
const STARTS_WITHIN_MS = 60_000;
const POLL_MS = 10;

export type Environment = Record<string, string>;

/** The running product: its output and its exit. */
export type Start = {
  readonly child: ChildProcess;
  readonly said: () => { stdout: string; stderr: string };
  readonly ended: Promise<number | null>;
};

export type Product = Start & {
  readonly url: string;
  /** Stops it with SIGTERM and waits for its exit. */
  stop(): Promise<void>;
};

/** The product inherits none of the caller's settings; a blank variable counts as unset. */
const BLANK: Environment = {
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  PREPARED_STATEMENTS: '',
  HOST: '',
  NODE_ENV: '',
  NODE_OPTIONS: '',
  SUPERADMIN_EMAIL: '',
  SUPERADMIN_PASSWORD: '',
};

/** As `scripts/start.mjs` does: stripping types and compiling are half of a start. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled');

/** Starts the built product without waiting; it exits with this process at the latest. */
export function launch(env: Environment, program = 'server/main.ts'): Start {
  const child = spawn(process.execPath, [join(ROOT, program)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...BLANK, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', PORT: '0', ...env },
  });
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said.stderr += chunk;
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, said: () => said, ended };
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Resolves when `/api/health` responds; throws the product's output when it exits before. */
export async function untilHealthy(start: Start): Promise<string> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline && start.child.exitCode === null) {
    const url = /OpenOPD is ready: +(\S+)/.exec(start.said().stdout)?.[1];
    if (url && (await isHealthy(url))) return url;
    await pause(POLL_MS);
  }
  const { stdout, stderr } = start.said();
  start.child.kill('SIGKILL');
  throw new Error(`The product did not start.\n${stdout}\n${stderr}`);
}

/** Starts the built product and waits until it responds. */
export async function startProduct(env: Environment, program?: string): Promise<Product> {
  const start = launch(env, program);
  const url = await untilHealthy(start);
  return {
    ...start,
    url,
    async stop() {
      start.child.kill('SIGTERM');
      await start.ended;
    },
  };
}
