import { markdownTable } from '../rig/tables.ts';
import { percentiles } from '../search/percentiles.ts';
import type { Day } from './run-day.ts';

const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1));
const whole = (value: number) => Math.round(value).toLocaleString('en-IN');

function median(values: readonly number[]): number {
  return percentiles(values).p50;
}

const both = ({ serverMs, databaseMs }: Day['used'], show: (ms: number) => string) =>
  `${show(serverMs)} / ${show(databaseMs)}`;

/** One line for a day. */
export function dayRow(day: Day): (string | number)[] {
  const { options, latencies, used, live } = day;
  const all = latencies.all();
  return [
    `${whole(options.clinics)} × ${whole(options.patientsAClinic)}`,
    day.streams,
    options.rate,
    whole((60 * day.visits) / day.seconds),
    ...[all.p50, all.p95, all.p99].map(ms),
    ms(percentiles(live.delays).p99),
    latencies.errors + day.unfinished + live.lost,
    both(used, (ms) => `${Math.round((100 * ms) / used.ms)} %`),
    both(used, (ms) => (ms / latencies.sent).toFixed(2)),
    `${whole(median(used.serverMb.slice(-10)))} / ${whole(used.databaseMb)}`,
    day.wrong.length === 0 ? 'nothing' : `${day.wrong.length} things`,
  ];
}

export const DAY_HEADINGS = [
  'clinics × patients',
  'streams',
  'requests/s',
  'visits/min',
  'p50, ms',
  'p95',
  'p99',
  'live p99',
  'errors',
  'of one core: server / database',
  'processor a request, ms: server / database',
  'memory: server / database, MB',
  'wrong in the books',
];

/** The durations of each kind of call in a day. */
export function endpointTable({ latencies }: Day): string {
  const rows = latencies
    .byEndpoint()
    .map(({ name, times, errors }) => [
      name,
      times.count,
      ...[times.p50, times.p95, times.p99].map(ms),
      errors,
    ]);
  return markdownTable(['call', 'times', 'p50, ms', 'p95', 'p99', 'errors'], rows);
}

/** The server's memory over the day: the median of each quarter. */
export function memoryLine({ used: { serverMb } }: Day): string {
  const quarter = Math.ceil(serverMb.length / 4);
  const quarters = [0, 1, 2, 3].map((nth) =>
    median(serverMb.slice(nth * quarter, (nth + 1) * quarter)),
  );
  return `Memory of the server in each quarter of the day: ${quarters.map((mb) => `${whole(mb)} MB`).join(', ')}.`;
}
