import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { connect } from '../../server/platform/db/connect.ts';
import { scopedDatabase } from '../../server/platform/db/scoped-database.ts';
import { sumFigures } from '../../server/summed-figures.ts';
import { urlOf } from '../../server/testing/url-of.ts';
import { withWorld } from '../rig/database.ts';
import { startServer } from '../rig/servers.ts';
import { markdownTable } from '../rig/tables.ts';
import { screensOf } from '../rig/world.ts';
import { percentiles } from '../search/percentiles.ts';
import { callsOfYears } from './calls-of-years.ts';
import { loadYears } from './load-years.ts';

const HEADINGS = ['call', 'calls', 'p50, ms', 'p95', 'p99', 'KB'];
const WARM_UPS = 5;
const PAGE = 15;

export type YearsOptions = {
  readonly cluster: pg.ClientConfig;
  readonly visits: number;
  readonly patients: number;
  readonly rounds: number;
  readonly only: string;
  say(text: string): void;
};

/** Sums the closed days, as the hourly housekeeping does. */
async function sumYears(connection: pg.ClientConfig): Promise<void> {
  const pool = connect(connection, () => {});
  try {
    await sumFigures({ database: scopedDatabase(pool) }, (error) => {
      throw error;
    });
  } finally {
    await pool.end();
  }
}

/** Measures each call of one client against a clinic with ten years of visits, and prints a table. */
export async function benchYears(options: YearsOptions): Promise<void> {
  const { visits, rounds, say } = options;
  const world = {
    ...{ clinics: 1, patientsAClinic: options.patients, doctorsAClinic: 3, screensAPerson: 4 },
  };
  await withWorld(options.cluster, world, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      await loadYears(client, world, { visits, say });
    } finally {
      await client.end();
    }
    await sumYears(connection);
    const server = await startServer(connection);
    const screens = screensOf(world, 0).filter(({ role }) => role === 'admin');
    const orders = Math.floor(visits / 3 / PAGE);
    const calls = callsOfYears({ orders, bills: Math.floor(visits / PAGE) });
    const rows: (string | number)[][] = [];
    try {
      for (const [name, endpoint, input] of calls) {
        if (!name.includes(options.only)) continue;
        const times: number[] = [];
        let bytes = 0;
        for (let round = -WARM_UPS; round < rounds; round += 1) {
          const { token = '' } = screens[(round + WARM_UPS) % screens.length] ?? {};
          const begun = performance.now();
          const headers = { authorization: `Bearer ${token}` };
          const reply = await fetch(`${server.url}${urlOf(endpoint, input)}`, { headers });
          const body = await reply.text();
          if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${body}`);
          bytes = body.length;
          if (round >= 0) times.push(performance.now() - begun);
        }
        const { count, p50, p95, p99 } = percentiles(times);
        const inMs = [p50, p95, p99].map((value) => value.toFixed(1));
        rows.push([name, count, ...inMs, Math.round(bytes / 1_024)]);
        say(rows.at(-1)?.join('  ') ?? '');
      }
      say(`\n${markdownTable(HEADINGS, rows)}`);
    } finally {
      await server.stop();
    }
  });
}
