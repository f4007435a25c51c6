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

/** The folders that a row names for a side. */
const foldersNamed = (where: string, side: Side) =>
  where
    .split('; ')
    .filter((part) => part.startsWith(`${side}: `))
    .flatMap((part) => [...part.matchAll(/`([\w-]+)`/g)].map(([, folder]) => folder));

const foldersOf = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('ARCHITECTURE.md', () => {
  it.each(SIDES)('names each slice of %s', (side) => {
    const named = ROWS.filter(({ where }) => sidesOf(where).includes(side));
    expect(named.map(({ slice }) => slice).sort()).toEqual(slicesOf(side));
  });

  it.each(ROWS)('names only folders of $slice that are there', ({ slice, where }) => {
    for (const side of SIDES) {
      const named = foldersNamed(where, side);
      const present = named.length > 0 ? foldersOf(`${side}/${slice}`) : [];
      expect(named.filter((folder) => !present.includes(folder ?? ''))).toEqual([]);
    }
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
