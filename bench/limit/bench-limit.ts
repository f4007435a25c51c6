import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { analyze } from '../../server/platform/db/analyze.ts';
import { type LoadedDatabase, withWorld } from '../rig/database.ts';
import { startBareServer, startServer } from '../rig/servers.ts';
import { markdownTable } from '../rig/tables.ts';
import { type Screen, screensOf, type World } from '../rig/world.ts';
import { percentiles } from '../search/percentiles.ts';
import { HOT_CALLS, type HotCall, type Stock } from './calls.ts';
import { openSide, type Turn } from './drive.ts';
import { LEAN_CALLS } from './lean/lean-calls.ts';
import { prepareStock } from './prepare.ts';
import { recordPrograms } from './record.ts';
import { requests } from './requests.ts';
import { type Pace, type Round, spreadOf, takeTurns } from './rounds.ts';

export type LimitOptions = Pace & {
  readonly cluster: pg.ClientConfig;
  readonly world: World;
  readonly only: readonly string[];
  readonly askers: number;
  /** The clinics that ask, from the first. */
  readonly asking: number;
  readonly profile?: string | undefined;
  say(text: string): void;
};

export type LimitResult = {
  readonly call: HotCall;
  readonly statements: number;
  /** Without the turns of the fewest statements where none were written. */
  readonly rounds: readonly Round[];
};

type Part = keyof Round;

type Figure = 'perSecond' | 'serverMs' | 'databaseMs';

const PARTS = ['ours', 'bare', 'lean'] as const;

function middle(rounds: readonly Round[], part: Part, of: Figure): number {
  return spreadOf(rounds.flatMap((round) => round[part]?.[of] ?? [])).median;
}

const requestsASecond = ({ perSecond }: Turn) => perSecond;
/** Requests per second of processor, server and database together: other work weighs less on it. */
const requestsAProcessor = ({ serverMs, databaseMs }: Turn) => 1_000 / (serverMs + databaseMs);

/** The median of the rounds' own ratios, with the least and the most. */
function ratio(rounds: readonly Round[], to: 'bare' | 'lean', of: (turn: Turn) => number): string {
  const ratios = rounds.flatMap(({ ours, [to]: other }) => (other ? [of(ours) / of(other)] : []));
  if (ratios.length === 0) return '';
  const { median, least, most } = spreadOf(ratios);
  return `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

function row({ call, statements, rounds }: LimitResult): (string | number)[] {
  const perSecond = (part: Part) => Math.round(middle(rounds, part, 'perSecond')) || '';
  const each = (of: (part: Part) => number, decimals: number) =>
    PARTS.map(of)
      .filter((ms) => !Number.isNaN(ms))
      .map((ms) => ms.toFixed(decimals))
      .join(' / ');
  const processor = (of: 'serverMs' | 'databaseMs') => each((part) => middle(rounds, part, of), 2);
  const p99 = (part: Part) => percentiles(rounds.flatMap((round) => round[part]?.times ?? [])).p99;
  return [
    `${call.endpoint.method} ${call.endpoint.path}${call.name === 'search' ? '?search=' : ''}`,
    statements,
    ...[perSecond('ours'), perSecond('bare'), ratio(rounds, 'bare', requestsASecond)],
    ...[perSecond('lean'), ratio(rounds, 'lean', requestsASecond)],
    ratio(rounds, 'lean', requestsAProcessor),
    each(p99, 1),
    ...[processor('serverMs'), processor('databaseMs')],
  ];
}

const HEADINGS = [
  'call',
  'statements',
  'ours, 1/s',
  'bare, 1/s',
  'ratio',
  'fewest statements, 1/s',
  'ratio to fewest',
  'the same by processor time',
  'p99, ms: ours / bare / fewest',
  'server, ms of processor: ours / bare / fewest',
  'database, ms of processor',
];

type Measuring = LimitOptions & {
  readonly connection: LoadedDatabase;
  readonly stock: Stock;
  readonly screens: readonly (readonly Screen[])[];
  readonly product: { readonly url: string; readonly pid: number };
  readonly bareServer: { readonly url: string; readonly pid: number };
};

/** Measures one call in all servers. */
async function measure(call: HotCall, options: Measuring): Promise<Round[]> {
  const { connection, stock, product, bareServer } = options;
  const next = requests(call, stock, options);
  const shared = { askers: options.askers, database: connection.database };
  const ours = openSide({ ...shared, ...product, next: next.ours });
  const bareAs = (kind: 'recorded' | 'lean') =>
    openSide({ ...shared, ...bareServer, next: (asker) => next.bare(kind, asker) });
  const bare = bareAs('recorded');
  const lean = call.name in LEAN_CALLS ? bareAs('lean') : undefined;
  try {
    return await takeTurns({ ours, bare, lean }, options, () => analyze(connection));
  } finally {
    for (const side of [ours, bare, lean]) side?.close();
  }
}

/** Measures the product and the two bare servers in turn, and prints the table. */
export async function benchLimit(options: LimitOptions): Promise<LimitResult[]> {
  const { world, say, only } = options;
  const calls = HOT_CALLS.filter(({ name }) => only.length === 0 || only.includes(name));
  const screens = Array.from({ length: world.clinics }, (_, clinic) => screensOf(world, clinic));
  const folder = await mkdtemp(join(tmpdir(), 'openopd-limit-'));
  try {
    return await withWorld(options.cluster, world, async (connection) => {
      const product = await startServer(connection, { profile: options.profile });
      const stock = await prepareStock(product.url, world);
      const screenOf = ({ role }: HotCall, clinic: number) =>
        screens[clinic]?.find((one) => one.role === role) as Screen;
      const programs = await recordPrograms(connection, calls, { stock, screenOf });
      const file = join(folder, 'programs.json');
      await writeFile(file, JSON.stringify(programs));
      const bareServer = await startBareServer(connection, file);
      const servers = { product: { url: product.url, pid: product.child.pid ?? 0 }, bareServer };
      const results: LimitResult[] = [];
      try {
        for (const call of calls) {
          const rounds = await measure(call, {
            ...options,
            ...{ connection, stock, screens, ...servers },
          });
          results.push({ call, statements: programs[call.name]?.length ?? 0, rounds });
          say(row(results.at(-1) as LimitResult).join('  '));
        }
      } finally {
        await bareServer.stop();
        await product.stop();
      }
      say(`\n${markdownTable(HEADINGS, results.map(row))}`);
      const most = (part: Part) =>
        Math.max(...results.flatMap(({ rounds }) => rounds.map((one) => one[part]?.memoryMb ?? 0)));
      say(
        `\nMemory of the server, most: ${most('ours').toFixed(0)} MB (bare: ${most('bare').toFixed(0)}).`,
      );
      return results;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
