import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the lock file contains no host names', async () => {
  const lock = await readFile(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  expect(lock).toContain('"integrity": "sha512-');
  expect(lock.match(/https?:\/\//g)).toBeNull();
});
