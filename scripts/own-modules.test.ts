import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Runs a module in a process of its own; returns its output, or its error. */
function run(code: string, ...options: readonly string[]): string {
  const args = [...options, '--input-type=module', '-e', code];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : stderr;
}

const HOOKS = ['--import', './scripts/own-modules.mjs'];
const RESOLVED = `for (const each of ['#contract/kernel/lazily.ts', '#server/config.ts', 'zod', 'node:fs'])
  console.log(import.meta.resolve(each));`;

it('resolves modules as Node.js does', () => {
  const found = run(RESOLVED);
  expect(found).toContain('/contract/kernel/lazily.ts');
  expect(run(RESOLVED, ...HOOKS)).toBe(found);
});

it('loads a module with what it imports, and names a file that is missing', () => {
  const load = (file: string) =>
    run(`console.log(Object.keys(await import('${file}')).join())`, ...HOOKS);
  expect(load('#contract/kernel/dates.ts')).toContain('formatDay');
  expect(load('#contract/kernel/no-such-file.ts')).toContain('no-such-file.ts');
});
