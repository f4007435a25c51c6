// `npm run bench:limit [-- --warm-up N --seconds N --rounds N --only queue,register --profile FOLDER
// --one-clinic]`: compares the product on the same database with bare node:http that runs the same
// statements, and with bare node:http that runs the fewest statements that keep the same guarantees.
// All are warmed up, then take short turns; the ratios are those of each round. Uses its own database on the server of TEST_DATABASE_URL or DATABASE_URL (as a
// superuser); otherwise the embedded one.
import { parseArgs } from 'node:util';
import { openCluster } from '../server/testing/cluster.ts';
import { benchLimit } from './limit/bench-limit.ts';

const { values } = parseArgs({
  options: {
    'warm-up': { type: 'string', default: '3' },
    seconds: { type: 'string', default: '0.5' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
    'one-clinic': { type: 'boolean', default: false },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const warmUp = Number(values['warm-up']);
const isShort = warmUp >= 0 && warmUp <= 30 && seconds > 0 && seconds <= 30;
if (!(isShort && rounds >= 1 && rounds <= 50)) {
  process.stderr.write('--warm-up and --seconds go to 30, and --rounds from 1 to 50.\n');
  process.exit(1);
}
// Each has enough screens that none exceeds the rate limit.
const MANY_CLINICS = {
  world: { clinics: 25, patientsAClinic: 2_000, doctorsAClinic: 1, screensAPerson: 3 },
  asking: 25,
  askers: 16,
};
/**
 * Each asker is a person of the role. The second clinic only shows which values of a statement belong
 * to the clinic.
 */
const ONE_CLINIC = {
  world: {
    ...{ clinics: 2, patientsAClinic: 25_000, doctorsAClinic: 8, othersAClinic: 8 },
    screensAPerson: 10,
  },
  asking: 1,
  askers: 8,
};
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (!process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const cluster = await openCluster();
try {
  await benchLimit({
    cluster: cluster.connection,
    ...(values['one-clinic'] ? ONE_CLINIC : MANY_CLINICS),
    ...{ warmUp, seconds, rounds },
    only: values.only === '' ? [] : values.only.split(','),
    profile: values.profile,
    say: (text) => void process.stdout.write(`${text}\n`),
  });
} finally {
  await cluster.stop();
}
