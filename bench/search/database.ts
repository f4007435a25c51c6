import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { searchDigits } from '#contract/patients/phone.rules.ts';
import { searchWords } from '#contract/patients/search.rules.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import type { Query } from './terms.ts';

const SCOPE = (clinicId: string) =>
  `SELECT set_config('role', 'openopd_app', true), set_config('app.clinic_id', '${clinicId}', true)`;

/** The server's query for a search, with its values inlined. */
function statement({ search, gender, sortBy, sortOrder, limit = 15, page = 1 }: Query): string {
  const words = searchWords(search).sort((a, b) => b.length - a.length);
  const values = [
    `${pg.escapeLiteral(`{${words.join(',')}}`)}::text[]`,
    pg.escapeLiteral(searchDigits(search)),
    gender ? `'${gender}'` : 'NULL',
    `'${sortBy ?? 'created_at'}', '${sortOrder ?? 'desc'}'`,
    `${limit}, ${(Number(page) - 1) * Number(limit)}`,
  ];
  return `SELECT p.* FROM search_patients(${values.join(', ')}) s JOIN patients p ON p.id = ANY (s.ids)`;
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string | null> {
  return new Promise((done) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.on('error', (error) => done(error.message));
    child.on('close', (code) => done(code === 0 ? null : said.trim()));
  });
}

/** Runs the same queries with `pgbench`, one client; returns a text when it cannot run. */
export async function measureByPgbench(
  connection: pg.ClientConfig,
  options: { queries: readonly Query[]; clinicId: string; transactions: number },
): Promise<Percentiles | string> {
  const folder = await mkdtemp(join(tmpdir(), 'openopd-pgbench-'));
  try {
    const scripts = options.queries.map(async (query, n) => {
      const file = join(folder, `${n}.sql`);
      // A colon starts a pgbench variable, except in a cast.
      await writeFile(file, `BEGIN;\n${SCOPE(options.clinicId)};\n${statement(query)};\nCOMMIT;\n`);
      return ['-f', file];
    });
    const { host = '127.0.0.1', port = 5432, user = '', database = '', password } = connection;
    const args = ['-n', '-c', '1', '-t', `${options.transactions}`, '-l', '--random-seed=7'];
    const problem = await run(
      'pgbench',
      [...args, '--log-prefix', join(folder, 'log'), ...(await Promise.all(scripts)).flat()],
      {
        ...process.env,
        ...{ PGHOST: host, PGPORT: `${port}`, PGUSER: user, PGDATABASE: database },
        ...(typeof password === 'string' && { PGPASSWORD: password }),
      },
    );
    if (problem !== null) return problem;
    const logs = (await readdir(folder)).filter((name) => name.startsWith('log'));
    const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
    const lines = texts.join('').trim().split('\n');
    return percentiles(lines.map((each) => Number(each.split(' ')[2]) / 1_000));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The plans of the statements inside the function, logged by auto_explain. */
export async function queryPlan(
  connection: pg.ClientConfig,
  options: { query: Query; clinicId: string },
): Promise<string> {
  const client = new pg.Client(connection);
  const plans: string[] = [];
  client.on('notice', ({ message = '' }) => plans.push(message));
  await client.connect();
  try {
    await client.query("LOAD 'auto_explain'");
    await client.query(`SET auto_explain.log_min_duration = 0; SET auto_explain.log_analyze = on;
      SET auto_explain.log_buffers = on; SET auto_explain.log_nested_statements = on;
      SET client_min_messages = log`);
    await client.query(`BEGIN; ${SCOPE(options.clinicId)}`);
    plans.length = 0;
    await client.query(statement(options.query));
    return plans.filter((plan) => plan.includes('patient')).join('\n');
  } catch (error) {
    return `No plan: ${error instanceof Error ? error.message : error}`;
  } finally {
    await client.end();
  }
}
