// `npm run bench:drugs [-- --drugs N]`: measures the pharmacy's list with many drugs, from the
// database to the search in the browser. Uses its own database on the server of TEST_DATABASE_URL
// or DATABASE_URL; otherwise the embedded one.
import { parseArgs } from 'node:util';
import { openCluster } from '../server/testing/cluster.ts';
import { benchDrugs } from './drugs/bench-drugs.ts';

const MOST_DRUGS = 100_000;
const { values } = parseArgs({
  options: {
    drugs: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '40' },
  },
});
const drugs = Number(values.drugs);
const rounds = Number(values.rounds);
if (!(drugs >= 100 && drugs <= MOST_DRUGS && rounds >= 1 && rounds <= 1_000)) {
  process.stderr.write('--drugs goes from 100 to 100000 and --rounds from 1 to 1000.\n');
  process.exit(1);
}
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (!process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const cluster = await openCluster();
try {
  await benchDrugs({
    drugs,
    rounds,
    say: (text) => void process.stdout.write(`${text}\n`),
    cluster: cluster.connection,
  });
} finally {
  await cluster.stop();
}
