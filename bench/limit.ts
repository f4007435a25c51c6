// `npm run bench:limit [-- --warm-up N --seconds N --rounds N --only queue,register --profile FOLDER
// --world one-clinic|many-clinics]`: compares the product on the same database with bare node:http
// that runs the same statements, and with bare node:http that runs the fewest statements that keep
// the same guarantees. All are warmed up, then take short turns; the ratios are those of each round.
// Both worlds are measured, one after the other, unless one is named. Uses databases of its own on
// the server of TEST_DATABASE_URL or DATABASE_URL (as a superuser); otherwise the embedded one.
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
    world: { type: 'string' },
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
const WORLDS = {
  /**
   * Each asker is a person of the role. The second clinic only shows which values of a statement
   * belong to the clinic.
   */
  'one-clinic': {
    world: {
      ...{ clinics: 2, patientsAClinic: 100_000, doctorsAClinic: 8, othersAClinic: 8 },
      screensAPerson: 10,
    },
    asking: 1,
    askers: 8,
  },
  'many-clinics': {
    world: { clinics: 25, patientsAClinic: 2_000, doctorsAClinic: 1, screensAPerson: 3 },
    asking: 25,
    askers: 16,
  },
};
const chosen = Object.entries(WORLDS).filter(([name]) => name === (values.world ?? name));
if (chosen.length === 0) {
  process.stderr.write(`--world is one of ${Object.keys(WORLDS).join(' and ')}.\n`);
  process.exit(1);
}
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (!process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const say = (text: string) => void process.stdout.write(`${text}\n`);
const cluster = await openCluster();
try {
  for (const [name, shape] of chosen) {
    const { patientsAClinic } = shape.world;
    say(`\n${name}: ${shape.askers} askers of ${shape.asking} × ${patientsAClinic} patients`);
    await benchLimit({
      cluster: cluster.connection,
      ...shape,
      ...{ warmUp, seconds, rounds, say },
      only: values.only === '' ? [] : values.only.split(','),
      profile: values.profile,
    });
  }
} finally {
  await cluster.stop();
}
