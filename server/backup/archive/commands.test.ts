import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/build-app.ts';
import { contentOf } from '../../testing/content-of.ts';
import { oneAtATime } from '../../testing/database.ts';
import { databaseUrl } from '../../testing/database-url.ts';
import { newWorld } from '../../testing/world.ts';
import { keyText, newKey } from './key.ts';
import { keysIn } from './key-file.ts';

oneAtATime();
const run = promisify(execFile);
const app = startTestApp();
const key = newKey();
let folder: string;
let file: string;

/** Runs `npm run NAME -- …` as the operator. */
const command = (name: 'backup' | 'restore', given: string[], env: Record<string, string> = {}) =>
  run(
    process.execPath,
    [join(import.meta.dirname, `../../../scripts/backup/${name}.ts`), ...given],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl(app.connection), DATA_DIR: folder, ...env },
    },
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-commands-'));
  file = join(folder, 'clinic.backup');
  await newWorld(app, 'Kept Well');
  const made = await command('backup', [file], { BACKUP_KEY: keyText(key) });
  expect(made.stdout).toContain(`only key ${key.id} opens it`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a backup is checked beside the clinic’s database, with a key file, and changes nothing', async () => {
  await app.started.services.reads.flush();
  const before = await contentOf(app.connection);
  const keyFile = join(folder, 'paper.txt');
  await writeFile(keyFile, keyText(key));
  const { stdout } = await command('restore', ['--check', file, '--key', keyFile]);
  expect(stdout).toContain(`${file} is good.`);
  expect(stdout).toMatch(
    /restored into an empty database beside the clinic’s: \d+ tables, \d+ rows/,
  );
  expect(await contentOf(app.connection)).toEqual(before);
});

it('reports a bad backup or a wrong key and exits with 1', async () => {
  const bytes = await readFile(file);
  bytes[bytes.length - 500]! ^= 1;
  const changed = join(folder, 'changed.backup');
  await writeFile(changed, bytes);
  await expect(
    command('restore', ['--check', changed], { BACKUP_KEY: keyText(key) }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: /^Not done: the file was changed, cut off or damaged/,
  });
  await expect(command('restore', [file])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`made with another key (key ${key.id}; there is none here)`),
  });
});

it('a plain file is accepted only with an option, and one can be created for other tools', async () => {
  const plain = join(folder, 'plain.gz');
  await command('restore', ['--decrypt', plain, file], { BACKUP_KEY: keyText(key) });
  expect(gunzipSync(await readFile(plain)).toString()).toContain('Patient of Kept Well');
  await expect(command('restore', [plain])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('add --unencrypted'),
  });
});

it('the key of a data folder can be printed and replaced', async () => {
  const own = { DATABASE_URL: '' };
  const { stdout } = await command('backup', ['--key'], own);
  const [first] = await keysIn(folder);
  expect(stdout).toContain(keyText(first!));
  const changed = await command('backup', ['--new-key'], own);
  const [second, kept] = await keysIn(folder);
  expect(changed.stdout).toContain(keyText(second!));
  expect(kept).toEqual(first);
});
