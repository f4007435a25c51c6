// `npm run proof:storm [-- --times N --seed N]`: plays the stock storm of `npm test` (4 times) with N times
// 7 drugs, 85 orders and 700 operations. Uses the server of TEST_DATABASE_URL, otherwise the embedded one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { times: { type: 'string', default: '7' }, seed: { type: 'string' } },
});
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'server', 'stock-storm', '--reporter=verbose'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      STORM_TIMES: values.times,
      ...(values.seed !== undefined && { STORM_SEED: values.seed }),
    },
  },
);
process.exit(status ?? 1);
