import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environmentTable, withTable } from './readme-env.ts';

it('the README lists every environment variable of the server', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(environmentTable()).toContain('| `PORT` | `3000` | Port of the web server. |');
  expect(withTable(readme)).toBe(readme);
  expect(readme).toContain(environmentTable());
});
