import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { login, register } from '#contract/auth/auth.endpoints.ts';
import { matchDrugs } from '#contract/pharmacy/drug-search.rules.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { buildApp } from '../../server/app.ts';
import { defaultMedications } from '../../server/pharmacy/defaults/default-medications.ts';
import { startServices } from '../../server/start-services.ts';
import { onCluster } from '../../server/testing/cluster.ts';
import { line, type Percentiles, percentileLine, percentiles } from '../search/percentiles.ts';

type BenchOptions = {
  drugs: number;
  rounds: number;
  say: (text: string) => void;
  /** The PostgreSQL server for the database. */
  cluster: pg.ClientConfig;
};
type BenchResult = { reply: Percentiles; read: Percentiles; search: Percentiles; found: number };

const OWNER = { email: 'owner@bench.example', password: 'bench-1234' };
const TERMS = ['p', 'pa', 'para', 'amoxi clav', '500mg', 'syr', 'tablet', 'dolo', 'qqq', '5 ml'];

/** Each usual drug from many manufacturers, with two batches and their opening stock. */
async function load(client: pg.Client, count: number, owner: { clinicId: string; userId: string }) {
  const usual = defaultMedications().map(({ name, description }) => ({ name, description }));
  const of = [owner.clinicId, owner.userId];
  await client.query('SET ROLE openopd_system');
  await client.query(
    `INSERT INTO drugs (clinic_id, id, name, description, price_paise, unit, supplier, box_number,
       created_at, updated_at, created_by)
     SELECT $1, gen_random_uuid(), usual.name || ' – Maker ' || n, usual.description, 100 + n % 5000,
       'tablet', 'Supplier ' || n % 40, 'B' || n % 90, now(), now(), $2
     FROM generate_series(1, $3::int) AS n
     JOIN unnest($4::text[], $5::text[]) WITH ORDINALITY AS usual (name, description, at)
       ON usual.at = 1 + n % $6`,
    [
      ...of,
      count,
      usual.map(({ name }) => name),
      usual.map((one) => one.description),
      usual.length,
    ],
  );
  await client.query(
    `INSERT INTO drug_batches (clinic_id, id, drug_id, expiry_date, buying_price_paise, created_at,
       created_by)
     SELECT clinic_id, gen_random_uuid(), id, current_date + 200 * batch, 80, now(), created_by
     FROM drugs, generate_series(1, 2) AS batch`,
  );
  await client.query(
    `INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, at, created_by)
     SELECT clinic_id, gen_random_uuid(), drug_id, id, 'opening', 50, now(), created_by
     FROM drug_batches`,
  );
  await client.query('RESET ROLE');
  for (const table of ['drugs', 'drug_batches', 'stock_movements']) {
    await client.query(`VACUUM ANALYZE ${table}`);
  }
}

async function timed<T>(times: number[], work: () => Promise<T> | T): Promise<T> {
  const begun = performance.now();
  const result = await work();
  times.push(performance.now() - begun);
  return result;
}

async function onDatabase(
  connection: pg.ClientConfig,
  options: BenchOptions,
): Promise<BenchResult> {
  const { say, rounds } = options;
  const started = await startServices({ connection, onDatabaseError: (error) => say(`${error}`) });
  const app = await buildApp({ services: started.services, logger: pino({ level: 'error' }) });
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const { email: userEmail, password: userPassword } = OWNER;
    const clinic = { clinicName: 'Bench', userName: 'Owner', userEmail, userPassword };
    await app.inject({ method: 'POST', url: register.path, payload: clinic });
    const signedIn = await app.inject({ method: 'POST', url: login.path, payload: OWNER });
    const { token, user } = login.replies[200].parse(signedIn.json());
    await load(client, options.drugs, { clinicId: user.clinic_id ?? '', userId: user.id });

    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
    const [replied, read, searched]: [number[], number[], number[]] = [[], [], []];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const reply = await timed(replied, () => app.inject({ url: listDrugs.path, headers }));
      const sent = reply.rawPayload;
      const json = reply.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
      if (round === 0) say(`${json.length} bytes, ${sent.length} on the wire`);
      const drugs = await timed(read, () => listDrugs.replies[200].parse(JSON.parse(`${json}`)));
      for (const term of TERMS) {
        found += (await timed(searched, () => matchDrugs(drugs, term))).length;
      }
    }
    // The first run of each is a warm-up.
    const result = {
      reply: percentiles(replied.slice(1)),
      read: percentiles(read.slice(1)),
      search: percentiles(searched.slice(TERMS.length)),
      found,
    };
    say(line(`ms, ${options.drugs} drugs`, ['times', 'p50', 'p95', 'p99']));
    say(percentileLine('GET /api/drugs', result.reply));
    say(percentileLine('the browser reads it', result.read));
    say(percentileLine('a search while typing', result.search));
    return result;
  } finally {
    await client.end();
    await app.close();
    await started.close();
  }
}

/** Measures list and search on a separate database and drops it afterwards. */
export async function benchDrugs(options: BenchOptions): Promise<BenchResult> {
  const { cluster } = options;
  const database = `openopd_bench_${randomBytes(4).toString('hex')}`;
  await onCluster(cluster, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  try {
    return await onDatabase({ ...cluster, database }, options);
  } finally {
    await onCluster(cluster, `DROP DATABASE ${database} WITH (FORCE)`);
  }
}
