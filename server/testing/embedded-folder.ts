import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/db/embedded/index.ts';
import { scratchFolder } from './scratch-folder.ts';

const MODULE = join(import.meta.dirname, '../platform/db/embedded/index.ts');
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };

/** Writes 50 rows, in the script of another process. */
export const INSERT = `
  const client = new pg.Client(postgres.connection);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS kept (n integer)');
  for (let n = 0; n < 50; n += 1) await client.query('INSERT INTO kept VALUES ($1)', [n]);`;

/** A new data folder for each test of a file, and the processes that open it. */
export type EmbeddedFolder = {
  dataDir: string;
  /** Copies a closed cluster into it, which takes a tenth of the time of creating one. */
  fill(): Promise<void>;
  open(): Promise<EmbeddedPostgres>;
  close(postgres: EmbeddedPostgres): Promise<void>;
  postmasterPid(): Promise<number | undefined>;
  /** Opens the folder in another process, which prints `open` or its error, then waits or ends. */
  openElsewhere(then?: string, options?: SpawnOptions): ChildProcess;
};

/** Registers the hooks that make the folder and that stop what a test leaves running. */
export function embeddedFolder(): EmbeddedFolder {
  const opened: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];
  let template: string | undefined;

  const folder: EmbeddedFolder = {
    dataDir: '',
    async fill() {
      if (template === undefined) {
        template = await scratchFolder('openopd-embedded-');
        await (await openEmbeddedPostgres({ dataDir: template, log: () => {} })).stop();
      }
      // Keeps the owner of the files, unlike `cp` of Node.
      execFileSync('cp', ['-a', `${template}/.`, folder.dataDir]);
    },
    async open() {
      const postgres = await openEmbeddedPostgres({ dataDir: folder.dataDir, log: () => {} });
      opened.push(postgres);
      return postgres;
    },
    async close(postgres) {
      opened.splice(opened.indexOf(postgres), 1);
      await postgres.stop();
    },
    async postmasterPid() {
      const file = join(folder.dataDir, 'postgres/postmaster.pid');
      const text = await readFile(file, 'utf8').catch(() => '');
      return Number(text.split('\n')[0]) || undefined;
    },
    openElsewhere(then = '', options = {}) {
      const child = spawn(
        process.execPath,
        ['--input-type=module', '--eval', scriptOf(folder.dataDir, then)],
        { ...options, stdio: ['pipe', 'pipe', 'inherit'] },
      );
      children.push(child);
      return child;
    },
  };

  beforeEach(async () => {
    folder.dataDir = await scratchFolder('openopd-embedded-');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    for (const postgres of opened.splice(0)) await postgres.stop();
    const pid = await folder.postmasterPid();
    if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    await rm(folder.dataDir, REMOVAL);
  });
  afterAll(async () => {
    if (template !== undefined) await rm(template, REMOVAL);
  });
  return folder;
}

const scriptOf = (dataDir: string, then: string) => `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(MODULE)});
    const { default: pg } = await import('pg');
    try {
      const postgres = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
      ${then}
      console.log('open');
      process.stdin.resume();
      process.stdin.once('end', () => postgres.stop().then(() => process.exit(0)));
    } catch (error) {
      console.log(error.constructor.name + ': ' + error.message);
      process.exit(1);
    }`;

export async function query({ connection }: EmbeddedPostgres, ...statements: string[]) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

export async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return text.trim();
}
