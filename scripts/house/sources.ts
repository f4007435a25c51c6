import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = '{contract,server,web,e2e,scripts,bench,proof}';

/** Lighthouse lies in a folder of its own once `npm run bench:web` has installed it. */
const exclude = ['**/node_modules/**'];

export type Source = {
  /** Path from the repository's root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
};

/** The code of contract, server and web. */
export const sources = (): Source[] =>
  globSync(`${ROOMS}/**/*.{ts,tsx,mjs}`, { cwd: ROOT, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.generated.ts'))
    .sort()
    .map((path) => ({
      path,
      text: readFileSync(join(ROOT, path), 'utf8'),
      isTest: /\.(test|e2e)\.tsx?$|\/testing\//.test(path),
    }));

/** The documents; the rows of the specification quote its own words. */
export const documents = (): Source[] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== 'docs/specification.md')
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8'), isTest: false }));

/** All files of contract, server and web. */
export const allFiles = (): string[] =>
  globSync(`${ROOMS}/**/*.*`, { cwd: ROOT, exclude }).map((path) => path.replaceAll('\\', '/'));
