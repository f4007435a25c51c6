import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rolesThatMay } from '../../contract/kernel/roles.ts';
import {
  ALL_CAPABILITIES,
  callsOf,
  PERMISSIONS_PAGE,
  permissionsTable,
  withPermissions,
} from './permissions.ts';

it('the page of permissions has every capability, as the contract grants it', async () => {
  const page = await readFile(PERMISSIONS_PAGE, 'utf8');
  expect(permissionsTable()).toContain(
    '| `billing.cancel-bill` |  | yes |  |  |  |  |  | `POST /api/bills/:id/cancel` |',
  );
  expect(permissionsTable()).toContain('| `owner.transfer-clinic` |  | owner |');
  expect(withPermissions(page)).toBe(page);
  expect(page).toContain(permissionsTable());
});

it.each(ALL_CAPABILITIES)(
  '%s is granted, and is the owner’s in all of its calls or none',
  (name) => {
    expect(rolesThatMay(name)).not.toEqual([]);
    expect(new Set(callsOf(name).map(({ owner }) => owner)).size).toBeLessThan(2);
  },
);

it('a capability without a call is asked for in the rules of one', async () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const unasked = ALL_CAPABILITIES.filter((name) => callsOf(name).length === 0).filter(
    (name) => !texts.some((text) => text.includes(`'${name}'`)),
  );
  expect(unasked).toEqual([]);
});
