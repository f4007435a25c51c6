import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { registerPatient } from '#contract/patients/patients.endpoints.ts';
import { isAlive } from '#server/platform/db/embedded/process-alive.ts';
import { call } from './api.ts';
import { makeClinic, PASSWORD, signIn } from './clinic.ts';
import { postmasterOf } from './process-tree.ts';
import { type Environment, launch, type Product, ROOT, startProduct } from './product.ts';

const run = promisify(execFile);
const SECOND_START_MS = 3_000;
const ENDS_WITHIN_MS = 15_000;

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-start-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a product that must fail to start; returns its single line of output. */
async function refusal(env: Environment): Promise<string> {
  const start = launch({ DATA_DIR: join(folder, 'data'), ...env });
  const watchdog = setTimeout(() => start.child.kill('SIGKILL'), ENDS_WITHIN_MS);
  expect(await start.ended, 'its exit code').toBe(1);
  clearTimeout(watchdog);
  const { stdout, stderr } = start.said();
  expect(stdout).not.toContain('ready');
  const lines = stderr.trimEnd().split('\n');
  expect(lines, 'what is said on standard error').toHaveLength(1);
  return lines[0] ?? '';
}

test.describe('prints one clear line and exits with 1', () => {
  for (const { variable, value, says } of [
    { variable: 'PORT', value: 'abc', says: 'whole number from 0 to 65535' },
    { variable: 'DATABASE_URL', value: 'mysql://root@localhost/clinic', says: 'postgres://' },
    { variable: 'SUPERADMIN_EMAIL', value: 'one@example.org', says: 'SUPERADMIN_PASSWORD' },
  ]) {
    test(`${variable}=${value}`, async () => {
      const line = await refusal({ [variable]: value });
      expect(line).toContain(variable);
      expect(line).toContain(says);
    });
  }

  test('no database at DATABASE_URL', async () => {
    const line = await refusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/clinic' });
    expect(line).toMatch(/the database .*cannot be used: .*ECONNREFUSED/);
  });

  test('an address that this machine does not have', async () => {
    expect(await refusal({ HOST: '203.0.113.7' })).toContain('203.0.113.7');
  });

  test('a file in place of the data folder', async () => {
    await writeFile(join(folder, 'data'), 'not a folder');
    expect(await refusal({})).toContain(join(folder, 'data'));
    expect(await refusal({ DATA_DIR: join(folder, 'data/deeper') })).toContain('not a folder');
  });

  test('a data folder without write permission', async () => {
    // Root can write to every folder of a disk, but not to the kernel's.
    const isRoot = process.getuid?.() === 0;
    const readOnly = isRoot ? '/sys/openopd' : join(folder, 'data');
    if (!isRoot) await mkdir(readOnly, { mode: 0o500 });
    expect(await refusal({ DATA_DIR: readOnly })).toContain(`${readOnly} cannot be written`);
  });

  test('a port in use by another program; the database is stopped again', async () => {
    const other = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
    });
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal({ PORT: String(port) })).toContain(`port ${port} on 127.0.0.1 is taken`);
    expect(await postmasterOf(join(folder, 'data'))).toBeUndefined();
    other.close();
  });
});

test.describe('while a product is running', () => {
  let product: Product;
  test.beforeEach(async () => {
    // Started by `npm start`, so that a stale build is rebuilt now.
    product = await startProduct({ DATA_DIR: join(folder, 'data') }, 'scripts/start.mjs');
  });
  test.afterEach(() => product.stop());

  test('a second process on its data folder is rejected and does no harm', async () => {
    const { admin } = await makeClinic(product.url);
    const database = await postmasterOf(join(folder, 'data'));
    const line = await refusal({});
    expect(line).toContain('in use by another OpenOPD process');
    expect(line).toContain(`pid ${product.child.pid}`);

    expect(await postmasterOf(join(folder, 'data'))).toBe(database);
    const body = { name: 'Meena Iyer' };
    const patient = await call(product.url, registerPatient, { body }, { token: admin.token });
    expect(patient.token).toBe(1);
  });

  test('it can be backed up and restored', async () => {
    const file = join(folder, 'clinic.backup');
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
    const command = (name: string) =>
      run(process.execPath, [join(ROOT, `scripts/${name}.ts`), file], { env });
    const { admin } = await makeClinic(product.url);
    const body = { name: 'Meena Iyer' };
    await call(product.url, registerPatient, { body }, { token: admin.token });
    expect((await command('backup')).stdout).toContain(`The backup is in ${file}.`);
    await expect(command('backup')).rejects.toThrow('already exists');

    await call(product.url, registerPatient, { body }, { token: admin.token });
    expect((await command('restore')).stdout).toContain('Everybody has to sign in again.');
    const back = await signIn(product.url, admin.email, PASSWORD);
    const third = await call(product.url, registerPatient, { body }, { token: back.token });
    expect(third.token).toBe(2);
  });

  test('a clean stop leaves no process running, and the next start is fast', async () => {
    const database = await postmasterOf(join(folder, 'data'));
    if (database === undefined) throw new Error('No database runs.');
    await product.stop();
    expect(product.child.exitCode).toBe(0);
    await expect.poll(() => isAlive(database)).toBe(false);

    const begin = performance.now();
    product = await startProduct({ DATA_DIR: join(folder, 'data') }, 'scripts/start.mjs');
    const took = Math.round(performance.now() - begin);
    test.info().annotations.push({ type: 'second start', description: `${took} ms` });
    expect(took).toBeLessThan(SECOND_START_MS);
  });
});
