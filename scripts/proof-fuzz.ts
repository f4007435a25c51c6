// `npm run proof:fuzz [-- --inputs N --seed N]`: sends every endpoint N requests generated from its
// schemas, each endpoint to a separate clinic, and prints the results. Uses the server of
// TEST_DATABASE_URL, otherwise the embedded one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const TABLE = join(ROOT, 'test-results/fuzz.md');
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
rmSync(TABLE, { force: true });
mkdirSync(dirname(TABLE), { recursive: true });
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'server', 'server/testing/fuzz', '--reporter=dot'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_INPUTS: values.inputs,
      FUZZ_SEED: values.seed,
      FUZZ_TABLE: TABLE,
    },
  },
);
process.stdout.write(`\n${readFileSync(TABLE, 'utf8')}`);
process.exit(status ?? 1);
