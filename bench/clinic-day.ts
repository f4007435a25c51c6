// `npm run bench`: simulates whole days of many clinics against the built server, then checks their
// books. Uses its own databases on the server of TEST_DATABASE_URL or DATABASE_URL (as a
// superuser); otherwise, or with --embedded, the embedded one.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openCluster } from '../server/testing/cluster.ts';
import { DAY_HEADINGS, dayRow, endpointTable, memoryLine } from './clinic-day/report.ts';
import { type Day, runDay } from './clinic-day/run-day.ts';
import { markdownTable } from './rig/tables.ts';

const { values } = parseArgs({
  options: {
    clinics: { type: 'string', default: '1,10,100,1000' },
    patients: { type: 'string', default: '2000' },
    /** Patients of one additional large clinic; 0 for none. */
    large: { type: 'string', default: '500000' },
    rate: { type: 'string', default: '300' },
    /** Maximum requests per second from one clinic: 30 are 64 visits a minute. */
    busiest: { type: 'string', default: '30' },
    streams: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '0.5' },
    embedded: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const say = (text: string) => void process.stdout.write(`${text}\n`);
const [patients, large, rate, busiest, streams, minutes] = [
  values.patients,
  values.large,
  values.rate,
  values.busiest,
  values.streams,
  values.minutes,
].map(Number) as [number, number, number, number, number, number];
const clinics = values.clinics.split(',').filter(Boolean).map(Number);
const bounded = [
  clinics.every((count) => count >= 1 && count <= 3_000 && count * patients <= 5_000_000),
  large >= 0 && large <= 5_000_000,
  rate >= 1 && rate <= 2_000 && busiest >= 1,
  streams >= 0 && streams <= 5_000,
  minutes > 0 && minutes <= 60,
];
if (!bounded.every(Boolean)) {
  say(
    'At most 3000 clinics, 5000000 patients, 2000 requests a second, 5000 streams and 60 minutes.',
  );
  process.exit(1);
}
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (values.embedded || !process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const cluster = await openCluster();
const days: Day[] = [];
try {
  const worlds = clinics.map((count) => ({ clinics: count, patientsAClinic: patients }));
  if (large > 0) worlds.push({ clinics: 1, patientsAClinic: large });
  for (const world of worlds) {
    const { connection } = cluster;
    const { profile } = values;
    const perSecond = Math.min(rate, busiest * world.clinics);
    const how = {
      rate: perSecond,
      streams,
      seconds: 60 * minutes,
      warmUp: 5,
      cluster: connection,
      profile,
    };
    const day = await runDay({ ...world, ...how });
    days.push(day);
    say(
      `${dayRow(day).join('  ')}  (loaded in ${day.loadSeconds.toFixed(0)} s, load average ${loadavg()[0]?.toFixed(1)})`,
    );
    for (const wrong of [...day.wrong, ...day.latencies.refusals]) say(`  ${wrong}`);
  }
  say(`\n${markdownTable(DAY_HEADINGS, days.map(dayRow))}`);
  for (const day of days) {
    const { clinics: count, patientsAClinic } = day.options;
    say(`\n${count} × ${patientsAClinic}: ${memoryLine(day)}\n\n${endpointTable(day)}`);
  }
} finally {
  await cluster.stop();
}
if (days.some(({ wrong, unfinished }) => wrong.length > 0 || unfinished > 0)) process.exit(1);
