import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { PAGE_FILES, type PageFiles } from '../web/build/page-files.plugin.ts';

/** Download size of each page against the design's budgets (brotli, 1 kB = 1000 bytes). */
export interface Load {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
  readonly files: readonly string[];
}

const FIRST_LOAD_BUDGET = 110_000;
const PAGE_BUDGET = 60_000;

const ENTRY = 'index.html';
const SIGN_IN = 'auth/sign-in.page.tsx';
const SHELL = 'app/shell.tsx';
/** Pages whose budget includes the shell, because users land on them. */
const LANDING_PAGES = /(desk-queue|patient-list)\.page\.tsx$/;

/**
 * Measures the built application in `dist/web`. Charts and dialogs are loaded by import() and do
 * not count.
 */
export function measureBundle(dist: string): Load[] {
  const pages: PageFiles = JSON.parse(readFileSync(join(dist, PAGE_FILES), 'utf8'));
  const filesOf = (name: string) => {
    const files = pages[name];
    if (!files) throw new Error(`The build has no ${name}.`);
    return files;
  };
  const signIn = [...namedIn(dist, ENTRY), ...filesOf(ENTRY), ...filesOf(SIGN_IN)];
  const shell = filesOf(SHELL);

  const load = (
    name: string,
    wanted: readonly string[],
    budget: number,
    have: readonly string[],
  ): Load => {
    const files = [...new Set(wanted)].filter((file) => !have.includes(file));
    const bytes = files.reduce((sum, file) => sum + brotliSize(join(dist, file)), 0);
    return { name, bytes, budget, files };
  };

  const others = Object.keys(pages).filter(
    (name) => name.endsWith('.page.tsx') && name !== SIGN_IN,
  );
  return [
    load('sign-in page', signIn, FIRST_LOAD_BUDGET, []),
    ...others
      .sort()
      .map((name) =>
        LANDING_PAGES.test(name)
          ? load(`shell + ${name}`, [...shell, ...filesOf(name)], PAGE_BUDGET, signIn)
          : load(name, filesOf(name), PAGE_BUDGET, [...signIn, ...shell]),
      ),
  ];
}

/** Throws with one line for each load that exceeds its budget. */
export function assertBudgets(loads: readonly Load[]): void {
  const over = loads.filter((load) => load.bytes > load.budget);
  if (over.length > 0) throw new Error(`Over budget:\n${over.map(describe).join('\n')}`);
}

/** The scripts and styles that a page's HTML references. */
function namedIn(dist: string, page: string): string[] {
  const html = readFileSync(join(dist, page), 'utf8');
  const names = html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g);
  return [...names].map(([, name = '']) => name);
}

function brotliSize(path: string): number {
  return brotliCompressSync(readFileSync(path)).byteLength;
}

/** Formats one load with its size and budget. */
export function describe({ name, bytes, budget }: Load): string {
  const kilobytes = (n: number) => `${(n / 1000).toFixed(1)} kB`;
  return `${name}: ${kilobytes(bytes)} of ${kilobytes(budget)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const loads = measureBundle(resolve(import.meta.dirname, '../dist/web'));
  for (const load of loads) console.log(describe(load), `(${load.files.length} files)`);
  assertBudgets(loads);
}
