import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { postmasterOf } from '../rig/process-tree.ts';
import { refusal } from './refusal.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-start-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test.describe('prints one clear line and exits with 1', () => {
  for (const { variable, value, says } of [
    { variable: 'PORT', value: 'abc', says: 'whole number from 0 to 65535' },
    { variable: 'DATABASE_URL', value: 'mysql://root@localhost/clinic', says: 'postgres://' },
    { variable: 'SUPERADMIN_EMAIL', value: 'one@example.org', says: 'SUPERADMIN_PASSWORD' },
  ]) {
    test(`${variable}=${value}`, async () => {
      const line = await refusal(folder, { [variable]: value });
      expect(line).toContain(variable);
      expect(line).toContain(says);
    });
  }

  test('no database at DATABASE_URL', async () => {
    const line = await refusal(folder, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/clinic' });
    expect(line).toMatch(/the database .*cannot be used: .*ECONNREFUSED/);
  });

  test('an address that this machine does not have', async () => {
    expect(await refusal(folder, { HOST: '203.0.113.7' })).toContain('203.0.113.7');
  });

  test('a file in place of the data folder', async () => {
    await writeFile(join(folder, 'data'), 'not a folder');
    expect(await refusal(folder)).toContain(join(folder, 'data'));
    expect(await refusal(folder, { DATA_DIR: join(folder, 'data/deeper') })).toContain(
      'not a folder',
    );
  });

  test('a data folder without write permission', async () => {
    // Root can write to every folder of a disk, but not to the kernel's.
    const isRoot = process.getuid?.() === 0;
    const readOnly = isRoot ? '/sys/openopd' : join(folder, 'data');
    if (!isRoot) await mkdir(readOnly, { mode: 0o500 });
    expect(await refusal(folder, { DATA_DIR: readOnly })).toContain(
      `${readOnly} cannot be written`,
    );
  });

  test('a port in use by another program; the database is stopped again', async () => {
    const other = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
    });
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal(folder, { PORT: String(port) })).toContain(
      `port ${port} on 127.0.0.1 is taken`,
    );
    expect(await postmasterOf(join(folder, 'data'))).toBeUndefined();
    other.close();
  });
});
