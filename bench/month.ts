// `npm run bench:month`: a month of appointments of ten doctors, through the API. Uses its own database
// on the server of TEST_DATABASE_URL or DATABASE_URL; otherwise the embedded one.
import { openCluster } from '../server/testing/cluster.ts';
import { benchMonth } from './month/bench-month.ts';

process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (!process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const cluster = await openCluster();
try {
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  await benchMonth({ doctors: 10, rounds: 200, say, cluster: cluster.connection });
} finally {
  await cluster.stop();
}
