import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { call } from '../rig/api.ts';
import { makeClinic, PASSWORD, signIn } from '../rig/clinic.ts';
import { postmasterOf } from '../rig/process-tree.ts';
import { type Product, ROOT, startProduct } from '../rig/product.ts';
import { refusal } from './refusal.ts';

const run = promisify(execFile);

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-start-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test.describe('while a product is running', () => {
  let product: Product;
  test.beforeEach(async () => {
    product = await startProduct({ DATA_DIR: join(folder, 'data') });
  });
  test.afterEach(() => product.stop());

  test('a second process on its data folder is rejected and does no harm', async () => {
    const { admin } = await makeClinic(product.url);
    const database = await postmasterOf(join(folder, 'data'));
    const line = await refusal(folder);
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
      run(process.execPath, [join(ROOT, `scripts/backup/${name}.ts`), file], { env });
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
});
