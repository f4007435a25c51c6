import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_FILES, type PageFiles } from '../web/build/page-files.plugin.ts';
import { assertBudgets, measureBundle } from './bundle-size.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(dist, '.vite'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/**
 * A fixture of a built application: one shared chunk, the shell and three pages, one with a lazy
 * chart.
 */
function build(): void {
  const first = ['index.js', 'index.css', 'vendor.js'];
  const pages: PageFiles = {
    'index.html': first,
    'app/shell.tsx': ['shell.js', 'table.js', ...first],
    'auth/sign-in.page.tsx': ['sign-in.js', ...first],
    'app/home/desk-queue.page.tsx': ['queue.js', 'table.js', ...first],
    'staff/staff.page.tsx': ['staff.js', 'table.js', ...first],
    'staff/chart.tsx': ['chart.js', ...first],
  };
  writeFileSync(join(dist, PAGE_FILES), JSON.stringify(pages));
  for (const file of Object.values(pages).flat()) writeFileSync(join(dist, file), `"${file}"`);
  writeFileSync(join(dist, 'index.css'), 'a{}');
  writeFileSync(join(dist, 'early.js'), '1');
  const names = '<script async src="/early.js"></script><script type="module" src="/index.js">';
  writeFileSync(join(dist, 'index.html'), `<link rel="icon" href="/icon.svg">${names}</script>`);
}

it('counts the remaining files of each page, each file once', () => {
  build();
  const files = measureBundle(dist).map((load) => [load.name, load.files.toSorted()]);
  expect(Object.fromEntries(files)).toEqual({
    'sign-in page': ['early.js', 'index.css', 'index.js', 'sign-in.js', 'vendor.js'],
    'shell + app/home/desk-queue.page.tsx': ['queue.js', 'shell.js', 'table.js'],
    'staff/staff.page.tsx': ['staff.js'],
  });
});

it('lists only the load that exceeds its budget', () => {
  build();
  const loads = measureBundle(dist);
  expect(() => assertBudgets(loads)).not.toThrow();
  // Random data does not compress.
  const noise = crypto.getRandomValues(new Uint8Array(60_001));
  writeFileSync(join(dist, 'staff.js'), noise);
  expect(() => assertBudgets(measureBundle(dist))).toThrow(
    /^Over budget:\nstaff\/staff\.page\.tsx: 60\.\d kB of 60\.0 kB$/,
  );
});
