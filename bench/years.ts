// `npm run bench:years [-- --visits N --patients N --rounds N --only TEXT]`: every list, the longest
// record, the analysis and the money of one clinic with ten years of visits, through the API. Uses its
// own database on the server of TEST_DATABASE_URL or DATABASE_URL (as a superuser); otherwise the
// embedded one.
import { parseArgs } from 'node:util';
import { openCluster } from '../server/testing/cluster.ts';
import { benchYears } from './years/bench-years.ts';

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '1000000' },
    patients: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
});
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (!process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const cluster = await openCluster();
try {
  await benchYears({
    cluster: cluster.connection,
    visits: Number(values.visits),
    patients: Number(values.patients),
    rounds: Number(values.rounds),
    only: values.only,
    say: (text) => void process.stdout.write(`${text}\n`),
  });
} finally {
  await cluster.stop();
}
