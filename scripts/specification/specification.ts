// Checks `docs/specification.md` against its named tests. With reports as arguments it also checks
// their results; without, only that they exist.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { faultsOf, readTable, type Test } from './specification-table.ts';
import { type Report, testsOfLists, testsOfReport } from './specification-tests.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENT = 'docs/specification.md';

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function listTests(): Test[] {
  const folder = mkdtempSync(join(tmpdir(), 'specification-'));
  const list = (entry: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'node_modules', entry), ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  try {
    const vitest = join(folder, 'vitest.json');
    list('vitest/vitest.mjs', 'list', `--json=${vitest}`);
    const playwright = list('@playwright/test/cli.js', 'test', '--list', '--reporter=json');
    return testsOfLists(readJson(vitest), JSON.parse(playwright), ROOT);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const reports = process.argv.slice(2).map((file): Report => readJson(file));
const tests =
  reports.length > 0 ? reports.flatMap((report) => testsOfReport(report, ROOT)) : listTests();

const { rows, faults } = readTable(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
const all = [...faults, ...faultsOf(rows, tests)];
for (const fault of all) console.error(`${DOCUMENT}:${fault}`);
console.log(`${rows.length} rows of the specification, ${all.length} faults`);
process.exitCode = all.length === 0 ? 0 : 1;
