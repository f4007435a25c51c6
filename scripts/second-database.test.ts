import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync('{server,bench,proof}/**/*.test.ts', { cwd: ROOT });

/** The reason with its files, which run whole; the names of tests of others; what runs once. */
const List = z.object({
  whole: z.record(z.string(), z.array(z.string())),
  names: z.string(),
  elsewhere: z.array(z.string()),
});
const list = List.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'second-database.json'), 'utf8')),
);

/** The titles of a test file, as its source has them. */
function titlesOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(/\b(?:it|describe)\(\s*(['`"])(.*?)\1/g)].map(
    ([, , title = '']) => title,
  );
}

it.each(Object.values(list.whole).flat())('%s has a test', (path) => {
  expect(FILES.filter((file) => file.startsWith(path))).not.toEqual([]);
});

it.each(list.elsewhere)('%s has a test', (path) => {
  const tests = globSync(path, { cwd: ROOT }).filter((file) => file.endsWith('.test.ts'));
  expect(tests).not.toEqual([]);
});

it('takes a test of each file of races, and those with such a name from the others', () => {
  const isRace = (title: string) => new RegExp(list.names).test(title);
  const files = FILES.filter((file) => /race|storm|at-once/.test(file));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !titlesOf(file).some(isRace))).toEqual([]);
  expect(FILES.flatMap(titlesOf).filter(isRace).length).toBeGreaterThan(120);
});
