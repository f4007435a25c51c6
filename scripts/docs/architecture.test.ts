import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side, slicesOf } from '../walls/walls.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const architecture = read('ARCHITECTURE.md');

/** The rows of "Where things are": a slice with its sides and the folders of each. */
const ROWS = [...architecture.matchAll(/^\| `([\w-]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, slice = '', where = '']) => ({ slice, where }),
);

const sidesOf = (where: string): readonly Side[] =>
  where.startsWith('all')
    ? SIDES
    : SIDES.filter((side) => (where.split(';')[0] ?? '').includes(side));

/** The folders that a row names for a side: those of the side, and those of all sides that have it. */
const foldersNamed = (where: string, side: Side) =>
  where
    .split('; ')
    .filter((part) => part.startsWith(`${side}: `) || part.startsWith('all: '))
    .flatMap((part) => [...part.matchAll(/`([\w-]+)`/g)].map(([, folder = '']) => folder));

const foldersOf = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
    .sort();

/** The layers below and above the slices. */
const LAYERS = ['contract/kernel', 'server/platform', 'web/ui', 'web/lib', 'web/app'];

describe('ARCHITECTURE.md', () => {
  it.each(SIDES)('names each slice of %s', (side) => {
    const named = ROWS.filter(({ where }) => sidesOf(where).includes(side));
    expect(named.map(({ slice }) => slice).sort()).toEqual(slicesOf(side));
  });

  it.each(ROWS)('names the folders of $slice, and no other', ({ slice, where }) => {
    for (const side of sidesOf(where)) {
      const path = `${side}/${slice}`;
      expect(foldersNamed(where, side).sort(), path).toEqual(foldersOf(path));
    }
  });

  it.each(LAYERS)('names the folders of %s, and no other', (path) => {
    const [, named = ''] = new RegExp(`\`${path}\` \\(([^)]*)\\)`).exec(architecture) ?? [];
    const folders = [...named.matchAll(/`([\w-]+)`/g)].map(([, folder = '']) => folder);
    expect(folders.sort()).toEqual(foldersOf(path));
  });

  it.each(['e2e', 'scripts'])('names the folders of %s', (path) => {
    const row = architecture.split('\n').find((line) => line.startsWith(`| \`${path}/\``)) ?? '';
    const missing = foldersOf(path).filter((folder) => !row.includes(`\`${folder}\``));
    expect(missing).toEqual([]);
  });
});

describe('the documents', () => {
  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'docs/proof.md'])(
    'name no file in %s that is not there',
    (document) => {
      const names = read(document).matchAll(
        /(?<![\w/.])((?:contract|server|web|e2e|scripts|bench|proof)\/[\w./-]+\.(?:tsx?|mjs|sql))\b/g,
      );
      const missing = [...names].flatMap(([, path = '']) =>
        existsSync(join(ROOT, path)) ? [] : [path],
      );
      expect(missing).toEqual([]);
    },
  );
});

describe('the setting of the clinic', () => {
  it('is named by scoped-database.ts alone', () => {
    const naming = globSync('server/**/*.ts', { cwd: ROOT }).filter(
      (file) => !/\.test\.ts$|server\/testing\//.test(file) && read(file).includes('app.clinic_id'),
    );
    expect(naming).toEqual(['server/platform/db/scoped-database.ts']);
  });
});
