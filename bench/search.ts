// `npm run bench:search [-- --patients N --one-clinic]`: measures patient search in a large clinic. Uses
// its own database on the server of TEST_DATABASE_URL or DATABASE_URL; otherwise the embedded one.
import { parseArgs } from 'node:util';
import { openCluster } from '../server/testing/cluster.ts';
import { benchSearch } from './search/bench-search.ts';

const MOST_PATIENTS = 5_000_000;
const { values } = parseArgs({
  options: {
    patients: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    'one-clinic': { type: 'boolean', default: false },
  },
});
const patients = Number(values.patients);
const rounds = Number(values.rounds);
if (!(patients >= 1_000 && patients <= MOST_PATIENTS && rounds >= 1 && rounds <= 1_000)) {
  process.stderr.write('--patients goes from 1000 to 5000000 and --rounds from 1 to 1000.\n');
  process.exit(1);
}
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (!process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const cluster = await openCluster();
try {
  await benchSearch({
    patients,
    rounds,
    share: values['one-clinic'] ? 1 : 10,
    say: (text) => void process.stdout.write(`${text}\n`),
    cluster: cluster.connection,
  });
} finally {
  await cluster.stop();
}
