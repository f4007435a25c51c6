import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** What a person downloads to see a page, against the budgets of the design (brotli, 1 kB = 1000 bytes). */
export interface Load {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
  readonly files: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

const FIRST_LOAD_BUDGET = 110_000;
const PAGE_BUDGET = 60_000;

const ENTRY = 'index.html';
const SIGN_IN = 'auth/sign-in.page.tsx';
const SHELL = 'app/shell.tsx';
/** Pages whose budget includes the shell, because they are where people land. */
const LANDING_PAGES = /(queue-board|patient-list)\.page\.tsx$/;

/** Measures the built application in `dist/web`. Charts and dialogs come later, by import(), and do not count. */
export function measureBundle(dist: string): Load[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const signIn = [...filesOf(manifest, ENTRY), ...filesOf(manifest, SIGN_IN)];
  const shell = filesOf(manifest, SHELL);

  const load = (name: string, wanted: Iterable<string>, budget: number, have: string[]): Load => {
    const files = [...new Set(wanted)].filter((file) => !have.includes(file));
    const bytes = files.reduce((sum, file) => sum + brotliSize(join(dist, file)), 0);
    return { name, bytes, budget, files };
  };

  const pages = Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isDynamicEntry && key.endsWith('.page.tsx') && key !== SIGN_IN)
    .map(([key]) => {
      const own = filesOf(manifest, key);
      return LANDING_PAGES.test(key)
        ? load(`shell + ${key}`, [...shell, ...own], PAGE_BUDGET, signIn)
        : load(key, own, PAGE_BUDGET, [...signIn, ...shell]);
    });

  return [load('sign-in page', signIn, FIRST_LOAD_BUDGET, []), ...pages];
}

/** Throws one line for each load that is over its budget. */
export function assertBudgets(loads: readonly Load[]): void {
  const over = loads.filter((load) => load.bytes > load.budget);
  if (over.length > 0) throw new Error(`Over budget:\n${over.map(describe).join('\n')}`);
}

/** The script and style files that a chunk needs before it can run. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  const files = new Set<string>();
  if (!chunk || seen.has(key)) return files;
  seen.add(key);
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const imported of chunk.imports ?? []) {
    for (const file of filesOf(manifest, imported, seen)) files.add(file);
  }
  return files;
}

function brotliSize(path: string): number {
  return brotliCompressSync(readFileSync(path)).byteLength;
}

/** One load in one line: its size and its budget. */
export function describe({ name, bytes, budget }: Load): string {
  const kilobytes = (n: number) => `${(n / 1000).toFixed(1)} kB`;
  return `${name}: ${kilobytes(bytes)} of ${kilobytes(budget)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const loads = measureBundle(resolve(import.meta.dirname, '../dist/web'));
  for (const load of loads) console.log(describe(load), `(${load.files.length} files)`);
  assertBudgets(loads);
}
