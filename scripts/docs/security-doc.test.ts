import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const pathsIn = (text: string) => [
  ...new Set(Array.from(text.matchAll(/`([\w/.-]+\.(?:test|e2e)\.tsx?)`/g), ([, path]) => path!)),
];

it.each(['SECURITY.md', 'docs/proof.md'])('%s names only existing tests', async (file) => {
  const paths = pathsIn(await readFile(join(ROOT, file), 'utf8'));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('SECURITY.md has a state for each chapter of the standard; five are not met', async () => {
  const text = await readFile(join(ROOT, 'SECURITY.md'), 'utf8');
  for (let chapter = 1; chapter <= 17; chapter += 1) expect(text).toContain(`| **V${chapter} `);
  const rows = text.split('\n').filter((line) => /^\| (\d+\.\d+|\*\*V(9|10|17) )/.test(line));
  expect(rows.length).toBeGreaterThan(45);
  const states = /\| (met|partly|\*\*not met\*\*( by itself)?|not applicable) \|/;
  expect(rows.filter((row) => !states.test(row))).toEqual([]);
  const missing = rows.filter((row) => /\*\*not met/i.test(row)).map((row) => row.split(' ')[1]);
  expect(missing).toEqual(['6.2', '12.1', '13.3', '14.3', '16.4']);
  expect(text).toContain('Five things are not met.');
});
