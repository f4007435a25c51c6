import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { pino } from 'pino';
import type { login } from '#contract/auth/auth.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { buildApp } from '../../server/app.ts';
import { startServices } from '../../server/start-services.ts';
import { onCluster } from '../../server/testing/cluster.ts';
import { type Api, nextToken } from '../search/measure.ts';
import { line, percentileLine, percentiles } from '../search/percentiles.ts';
import { fillMonth } from './fill-month.ts';

const OWNER = { userEmail: 'owner@bench.example', userPassword: 'bench-1234' };
const MONTH = { from: '2027-01-01', to: '2027-01-31' };
const WARM_UPS = 10;
/** The rate limit of one session is lower than the throughput of this machine. */
const SCREENS = 4;

type Options = {
  doctors: number;
  rounds: number;
  say: (text: string) => void;
  /** The PostgreSQL server for the database. */
  cluster: pg.ClientConfig;
};

async function post<Reply>(url: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  // A reply of our own server, already checked by the contract.
  return (await reply.json()) as Reply;
}

/** Runs a call with one client, sequentially. */
async function timesOf(api: Api, { path, rounds }: { path: string; rounds: number }) {
  const times: number[] = [];
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    const begun = performance.now();
    const headers = { authorization: `Bearer ${nextToken(api)}` };
    const reply = await fetch(`${api.url}${path}`, { headers });
    await reply.text();
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
    if (round >= 0) times.push(performance.now() - begun);
  }
  return percentiles(times);
}

async function onDatabase(connection: pg.ClientConfig, { doctors, rounds, say }: Options) {
  const started = await startServices({ connection, onDatabaseError: (error) => say(`${error}`) });
  const app = await buildApp({ services: started.services, logger: pino({ level: 'error' }) });
  const client = new pg.Client(connection);
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await client.connect();
    await post(`${url}/api/auth/register`, { clinicName: 'Bench', userName: 'Owner', ...OWNER });
    const signIn = { email: OWNER.userEmail, password: OWNER.userPassword };
    const screens: EndpointReply<typeof login>[] = [];
    while (screens.length < SCREENS) screens.push(await post(`${url}/api/auth/login`, signIn));
    const api: Api = { url, tokens: screens.map(({ token }) => token) };
    const user = screens[0]?.user;
    const clinic = { clinicId: user?.clinic_id ?? '', ownerId: user?.id ?? '' };
    const booked = await fillMonth(client, { ...clinic, doctors, ...MONTH });
    say(`${doctors} doctors, ${booked} appointments from ${MONTH.from} to ${MONTH.to}`);
    say(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`);
    const month = new URLSearchParams(MONTH);
    const doctor = await client.query('SELECT id FROM users WHERE role = $1 LIMIT 1', ['doctor']);
    const slots = new URLSearchParams({ doctorId: doctor.rows[0].id, day: MONTH.from });
    const week = new URLSearchParams({ from: '2027-01-04', to: '2027-01-10' });
    say(line('ms, through the API', ['calls', 'p50', 'p95', 'p99']));
    for (const [name, path] of [
      ['places and bookings', `/api/appointments/days?${month}`],
      ['a week of appointments', `/api/appointments?${week}`],
      ['free slots of a doctor', `/api/appointments/slots?${slots}`],
    ] as const) {
      say(percentileLine(name, await timesOf(api, { path, rounds })));
    }
  } finally {
    await client.end();
    await app.close();
    await started.close();
  }
}

/** Measures a month of appointments on a separate database, and drops it afterwards. */
export async function benchMonth(options: Options): Promise<void> {
  const database = `openopd_month_${randomBytes(4).toString('hex')}`;
  const { cluster } = options;
  await onCluster(cluster, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  try {
    await onDatabase({ ...cluster, database }, options);
  } finally {
    await onCluster(cluster, `DROP DATABASE ${database} WITH (FORCE)`);
  }
}
