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
import { alikePlans, measureAlike } from './alike.ts';
import { measureByPgbench, queryPlan } from './database.ts';
import { addAlike, CLINICS, loadPatients } from './load-patients.ts';
import { type Api, measure, nextToken } from './measure.ts';
import { line, type Percentiles, percentileLine, percentiles } from './percentiles.ts';
import { searchTerms } from './terms.ts';

const OWNER = { userEmail: 'owner@bench.example', userPassword: 'bench-1234' };
const REGISTRATIONS = 200;
/** The rate limit of one session is lower than the throughput of this machine. */
const SCREENS = 5;
/** Registered after the first measurement, to show what they change. */
const ALIKE = 25_000;
const PLANNED = ['ra', '98', '98765', 'rammesh'];

type SignedIn = EndpointReply<typeof login>;
type Say = (text: string) => void;
export type BenchOptions = {
  patients: number;
  rounds: number;
  /** The clinic that asks has one of so many patients. */
  share: number;
  say: Say;
  /** The PostgreSQL server for the database. */
  cluster: pg.ClientConfig;
};
type BenchResult = { all: Percentiles; kinds: Awaited<ReturnType<typeof measure>>['kinds'] };

async function timed<T>(say: Say, what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  say(`${what}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  return result;
}

async function post<Reply>(url: string, body: object, token = ''): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  // A reply of our own server, already checked by the contract.
  return (await reply.json()) as Reply;
}

async function rareWords(client: pg.Client, clinicId: string): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    `SELECT word FROM patient_words WHERE clinic_id = $1 AND length(word) > 4
     GROUP BY word HAVING count(*) <= 5 ORDER BY word LIMIT 4`,
    [clinicId],
  );
  return rows.map(({ word }) => word);
}

async function measureRegistration(api: Api): Promise<Percentiles> {
  const times: number[] = [];
  for (let n = 0; n < REGISTRATIONS; n += 1) {
    const begun = performance.now();
    const body = { name: 'Ramesh Kumar', age: 40, gender: 'M', phone: '9876543210' };
    await post(`${api.url}/api/patients`, body, nextToken(api));
    times.push(performance.now() - begun);
  }
  return percentiles(times);
}

function sayMeasured(say: Say, title: string, { kinds, all }: BenchResult): void {
  say(line(title, ['searches', 'p50', 'p95', 'p99', 'found']));
  for (const { kind, times, found } of kinds) {
    say(percentileLine(kind, times) + `${found}`.padStart(9));
  }
  say(percentileLine('all', all));
}

async function onDatabase(connection: pg.ClientConfig, options: BenchOptions) {
  const { say } = options;
  const started = await startServices({ connection, onDatabaseError: (error) => say(`${error}`) });
  const app = await buildApp({ services: started.services, logger: pino({ level: 'error' }) });
  const client = new pg.Client(connection);
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await client.connect();
    await post(`${url}/api/auth/register`, { clinicName: 'Bench', userName: 'Owner', ...OWNER });
    const signIn = { email: OWNER.userEmail, password: OWNER.userPassword };
    const screens: SignedIn[] = [];
    while (screens.length < SCREENS) screens.push(await post(`${url}/api/auth/login`, signIn));
    const user = screens[0]?.user;
    const clinicId = user?.clinic_id ?? '';
    await timed(
      say,
      `Loading ${options.patients} patients in ${options.share === 1 ? 1 : CLINICS} clinics`,
      () =>
        loadPatients(client, {
          count: options.patients,
          share: options.share,
          clinicId,
          userId: user?.id ?? '',
        }),
    );
    const { rows } = await client.query('SELECT version() AS version');
    say(`${rows[0]?.version}`);
    say(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`);

    const terms = searchTerms(await rareWords(client, clinicId));
    const api: Api = { url, tokens: screens.map(({ token }) => token) };
    const measured = await measure(api, { terms, rounds: options.rounds });
    sayMeasured(say, 'ms, through the API', measured);
    const queries = Object.values(terms).flat();
    const transactions = queries.length * options.rounds;
    const direct = await measureByPgbench(connection, { queries, clinicId, transactions });
    say(
      typeof direct === 'string'
        ? `\npgbench did not run: ${direct}`
        : percentileLine('the same by pgbench', direct),
    );
    say(percentileLine('like patients', await measureAlike(api, options.rounds)));
    const plans = await alikePlans(connection, clinicId);
    for (const search of PLANNED) {
      const plan = await queryPlan(connection, { query: { search }, clinicId });
      plans.push(`\nThe plan of ${search}:\n${plan}`);
    }
    say(percentileLine('registering a patient', await measureRegistration(api)));
    const count = Math.min(ALIKE, options.patients);
    await addAlike(client, { clinicId, userId: user?.id ?? '', count });
    say('');
    const again = await measure(api, { terms, rounds: options.rounds });
    sayMeasured(say, `${count} alike names more`, again);
    for (const plan of plans) say(plan);
    return measured;
  } finally {
    await client.end();
    await app.close();
    await started.close();
  }
}

/** Measures search on a separate database and drops it afterwards. */
export async function benchSearch(options: BenchOptions): Promise<BenchResult> {
  const { cluster } = options;
  const database = `openopd_bench_${randomBytes(4).toString('hex')}`;
  await onCluster(cluster, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  try {
    return await onDatabase({ ...cluster, database }, options);
  } finally {
    await onCluster(cluster, `DROP DATABASE ${database} WITH (FORCE)`);
  }
}
