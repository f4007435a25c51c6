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

const isRace = (title: string) => new RegExp(list.names).test(title);

it.each(Object.values(list.whole).flat())('%s has a test', (path) => {
  expect(FILES.filter((file) => file.startsWith(path))).not.toEqual([]);
});

it.each(list.elsewhere)('%s has a test', (path) => {
  const tests = globSync(path, { cwd: ROOT }).filter((file) => file.endsWith('.test.ts'));
  expect(tests).not.toEqual([]);
});

it('takes a test of each file of races, and those with such a name from the others', () => {
  const files = FILES.filter((file) => /race|storm|at-once/.test(file));
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !titlesOf(file).some(isRace))).toEqual([]);
  expect(FILES.flatMap(titlesOf).filter(isRace).length).toBeGreaterThan(120);
});

const MANY_LOCKS =
  /\b(migrate\(pool|rebuildSchema\(|restoreBackup\(|moveHouse\(|distribute\b|command\('restore'|move\.ts)/;

it('has no two files that lock thousands of objects at a time', () => {
  const { whole, elsewhere } = list;
  const once = elsewhere.flatMap((path) => globSync(path, { cwd: ROOT }));
  const parts = Object.values(whole).flat();
  const locking = FILES.filter((file) => !once.includes(file))
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ file, source }) => {
      const runs = parts.some((part) => file.startsWith(part)) || titlesOf(file).some(isRace);
      return runs && MANY_LOCKS.test(source);
    });
  expect(locking.length).toBeGreaterThan(8);
  const beside = locking.filter(({ source }) => !/^oneAtATime\(\);$/m.test(source));
  expect(beside.map(({ file }) => file)).toEqual([]);
});
