import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from '../house/sources.ts';
import { SIDES } from '../walls/walls.ts';

/** Names that mean the same in two slices. */
const SAME_MEANING = [
  'index.ts',
  // A spreadsheet of drugs and one of lab tests are read in the same steps.
  'import.store.ts',
  'import-writes.ts',
  'known-rows.ts',
];
const NO_PRODUCT = /\/testing\/|^server\/demo\//;

/** The paths of a side whose file names occur more than once. */
function namesakes(paths: readonly string[]): string[] {
  const nameOf = (path: string) => posix.basename(path);
  const names = paths.map(nameOf);
  return paths.filter((path) => {
    const name = nameOf(path);
    return !SAME_MEANING.includes(name) && names.indexOf(name) !== names.lastIndexOf(name);
  });
}

it.each(SIDES)('no two files of %s have one name', (side) => {
  const paths = sources()
    .filter(({ path, isTest }) => path.startsWith(`${side}/`) && !isTest && !NO_PRODUCT.test(path))
    .map(({ path }) => path);
  expect(namesakes(paths)).toEqual([]);
});

it('finds two files of one name', () => {
  const paths = [
    'server/a/places.ts',
    'server/b/places.ts',
    'server/a/index.ts',
    'server/b/index.ts',
  ];
  expect(namesakes(paths)).toEqual(['server/a/places.ts', 'server/b/places.ts']);
});
