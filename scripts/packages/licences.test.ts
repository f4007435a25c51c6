import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notAllowed, packagesOf } from './licences.ts';

it('every package has an approved licence', async () => {
  const lock = await readFile(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const packages = packagesOf(lock);
  expect(packages.length).toBeGreaterThan(300);
  expect(notAllowed(packages)).toEqual([]);
});

it('a new, missing or tools-only licence is not approved', () => {
  const packages = {
    '': { license: 'Apache-2.0' },
    'node_modules/a': { license: 'AGPL-3.0' },
    'node_modules/a/node_modules/@b/c': {},
    'node_modules/d': { license: 'MPL-2.0' },
    'node_modules/axe-core': { license: 'MPL-2.0' },
    'node_modules/e': { license: 'MIT' },
  };
  const refused = notAllowed(packagesOf(JSON.stringify({ packages })));
  expect(refused.map(({ name, licence }) => ({ name, licence }))).toEqual([
    { name: 'a', licence: 'AGPL-3.0' },
    { name: '@b/c', licence: 'none' },
    { name: 'd', licence: 'MPL-2.0' },
  ]);
});
