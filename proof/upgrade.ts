// `npm run proof:upgrade`: the first commit fills its demo clinic, the newest version starts on the
// same data folder, and every old column of every table is compared. Exits with 1 when one has
// changed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from '../bench/rig/tables.ts';
import { askingThrough, sumOf, type TableSum } from '../server/backup/archive/read-rows.ts';
import { type StoredTable, storedTables } from '../server/backup/archive/tables.ts';
import { openClient } from '../server/backup/archive/write-backup.ts';
import { checkBackup, keysIn } from '../server/backup/index.ts';
import { joinEmbeddedPostgres } from '../server/platform/db/embedded/index.ts';

const ROOT = join(import.meta.dirname, '..');
const say = (text: string) => void process.stdout.write(`${text}\n`);
const git = (...given: string[]) =>
  execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Starts a version on the data folder until it is ready, then stops it cleanly. */
async function startAndStop(root: string, dataDir: string, ...given: string[]): Promise<string> {
  const server = spawn(process.execPath, [join(root, 'server/main.ts'), ...given], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'warn' },
  });
  const ended = once(server, 'close');
  let said = '';
  for await (const chunk of server.stdout) {
    said += chunk;
    if (said.includes('OpenOPD is ready') && said.endsWith('\n\n')) server.kill('SIGTERM');
  }
  await ended;
  if (!said.includes('OpenOPD is ready')) throw new Error(`${root} did not start.`);
  return said;
}

type Sums = Map<string, TableSum>;

/** The contents of these columns, now or before. */
async function sumsIn(dataDir: string, asBefore?: readonly StoredTable[]) {
  const { connection, stop } = await joinEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    const client = await openClient(connection);
    try {
      const tables = asBefore ?? (await storedTables(askingThrough(client)));
      await client.query(`BEGIN; SET LOCAL TIME ZONE 'UTC'`);
      const sums: Sums = new Map();
      for (const table of tables) sums.set(table.name, await sumOf(client, table));
      return { tables, sums };
    } finally {
      await client.end();
    }
  } finally {
    await stop();
  }
}

async function prove(folder: string): Promise<boolean> {
  const [old, dataDir] = [join(folder, 'first'), join(folder, 'data')];
  const first = git('rev-list', '--max-parents=0', 'HEAD');
  git('worktree', 'add', '--detach', old, first);
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: old, stdio: 'ignore' });
    await startAndStop(old, dataDir, '--demo');
  } finally {
    git('worktree', 'remove', '--force', old);
  }
  const before = await sumsIn(dataDir);
  const said = await startAndStop(ROOT, dataDir);
  const after = await sumsIn(dataDir, before.tables);
  const rows = before.tables.map(({ name, columns }) => {
    const [one, other] = [before.sums.get(name), after.sums.get(name)];
    const same = one?.rows === other?.rows && one?.sha256 === other?.sha256;
    const verdict = same ? 'identical' : 'CHANGED';
    return [name, columns.length, one?.rows ?? 0, verdict] as const;
  });
  say(`From ${first.slice(0, 7)} to ${git('rev-parse', '--short', 'HEAD')}:\n`);
  say(markdownTable(['table', 'old columns', 'rows', 'after the upgrade'], rows));
  say(
    said
      .split('\n')
      .filter((line) => line.includes('Upgraded:'))
      .join('\n'),
  );

  const backups = join(dataDir, 'backups');
  const [made] = (await readdir(backups)).filter((name) => name.includes('before-upgrade'));
  if (!made) throw new Error('No backup was made before the upgrade.');
  const opening = { keys: await keysIn(dataDir) };
  const checked = await checkBackup(join(backups, made), { opening, at: new Date() });
  say(`The backup before it was restored into an empty database: ${checked.tables.length} tables.`);
  return rows.every(([, , , verdict]) => verdict !== 'CHANGED');
}

const folder = await mkdtemp(join(tmpdir(), 'openopd-upgrade-'));
let isProven = false;
try {
  isProven = await prove(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(isProven ? 0 : 1);
