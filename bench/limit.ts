// `npm run bench:limit [-- --seconds N --rounds N --only queue,register --profile FOLDER]`:
// compares the product with bare node:http running the same statements on the same database,
// alternately. Uses its own database on the server of TEST_DATABASE_URL or DATABASE_URL (as a
// superuser); otherwise the embedded one.
import { parseArgs } from 'node:util';
import { openCluster } from '../server/testing/cluster.ts';
import { benchLimit } from './limit/bench-limit.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
if (!(seconds > 0 && seconds <= 30 && rounds >= 1 && rounds <= 20)) {
  process.stderr.write('--seconds goes to 30 and --rounds from 1 to 20.\n');
  process.exit(1);
}
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (!process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const cluster = await openCluster();
try {
  await benchLimit({
    cluster: cluster.connection,
    // Enough screens that none exceeds the rate limit.
    world: { clinics: 25, patientsAClinic: 2_000, doctorsAClinic: 1, screensAPerson: 3 },
    seconds,
    rounds,
    only: values.only === '' ? [] : values.only.split(','),
    profile: values.profile,
    say: (text) => void process.stdout.write(`${text}\n`),
  });
} finally {
  await cluster.stop();
}
