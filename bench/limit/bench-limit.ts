import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { analyze } from '../../server/platform/db/analyze.ts';
import { withWorld } from '../rig/database.ts';
import { addressOf, requestOf } from '../rig/request.ts';
import { startBareServer, startServer } from '../rig/servers.ts';
import { markdownTable } from '../rig/tables.ts';
import { clinicId, type Screen, screensOf, type World } from '../rig/world.ts';
import { HOT_CALLS, type HotCall, type Stock } from './calls.ts';
import { drive, type Turn } from './drive.ts';
import { LEAN_CALLS } from './lean/lean-calls.ts';
import { prepareStock } from './prepare.ts';
import { recordPrograms } from './record.ts';

export type LimitOptions = {
  readonly cluster: pg.ClientConfig;
  readonly world: World;
  /** The duration of one turn, and the number of turns per side. */
  readonly seconds: number;
  readonly rounds: number;
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
  readonly ours: Turn;
  readonly bare: Turn;
  /** The bare server with the fewest statements; undefined where none was written. */
  readonly lean: Turn | undefined;
};

/** The median by throughput. */
function median(turns: readonly Turn[]): Turn {
  const sorted = [...turns].sort((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Turn;
}

/** Requests of one call, each by a user of a different clinic, in the form of either side. */
function requests(
  call: HotCall,
  stock: Stock,
  { screens, asking }: { screens: readonly Screen[][]; asking: number },
) {
  let nth = 0;
  const next = () => {
    nth += 1;
    const clinic = nth % asking;
    const ofRole = (screens[clinic] ?? []).filter(({ role }) => role === call.role);
    const screen = ofRole[Math.floor(nth / asking) % ofRole.length] as Screen;
    return { clinic, screen, input: call.input(stock, clinic, nth) };
  };
  return {
    ours() {
      const { clinic, screen, input } = next();
      const { token } = screen;
      return requestOf({ endpoint: call.endpoint, input, token, address: addressOf(clinic) });
    },
    bare(kind: 'recorded' | 'lean') {
      const { clinic, screen, input } = next();
      const query = new URLSearchParams({ ...Object(input.params), ...Object(input.query) });
      const path = `/${kind}/${call.name}/${clinicId(clinic)}/${screen.userId}?${query}`;
      if (input.body === undefined) return `GET ${path} HTTP/1.1\r\nhost: bench\r\n\r\n`;
      const body = JSON.stringify(input.body);
      return `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    },
  };
}

const ratio = (ours: Turn, to: Turn) => (ours.perSecond / to.perSecond).toFixed(2);

function row({ call, statements, ours, bare, lean }: LimitResult): (string | number)[] {
  return [
    `${call.endpoint.method} ${call.endpoint.path}${call.name === 'search' ? '?search=' : ''}`,
    statements,
    Math.round(ours.perSecond),
    Math.round(bare.perSecond),
    ratio(ours, bare),
    lean ? Math.round(lean.perSecond) : '',
    lean ? ratio(ours, lean) : '',
    `${ours.serverMs.toFixed(2)} / ${bare.serverMs.toFixed(2)}`,
    `${ours.databaseMs.toFixed(2)} / ${bare.databaseMs.toFixed(2)}`,
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
  'server, ms of processor',
  'database, ms of processor',
];

/** Measures the product and the two bare servers alternately, and prints the table. */
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
      const results: LimitResult[] = [];
      try {
        for (const call of calls) {
          const next = requests(call, stock, { screens, asking: options.asking });
          const { seconds, askers } = options;
          const turn = { seconds, askers, database: connection.database };
          const [ours, bare, lean]: [Turn[], Turn[], Turn[]] = [[], [], []];
          const { url, child } = product;
          const isLean = call.name in LEAN_CALLS;
          const oursNow = () => drive({ ...turn, url, pid: child.pid ?? 0, next: next.ours });
          // The tables that a call fills are nearly empty at first, and plans for empty tables scan them.
          if (call.kind === 'write') await oursNow();
          for (let round = 0; round < options.rounds; round += 1) {
            await analyze(connection);
            ours.push(await oursNow());
            bare.push(await drive({ ...turn, ...bareServer, next: () => next.bare('recorded') }));
            if (!isLean) continue;
            lean.push(await drive({ ...turn, ...bareServer, next: () => next.bare('lean') }));
          }
          const statements = programs[call.name]?.length ?? 0;
          const middle = { ours: median(ours), bare: median(bare) };
          results.push({ call, statements, ...middle, lean: isLean ? median(lean) : undefined });
          say(row(results.at(-1) as LimitResult).join('  '));
        }
      } finally {
        await bareServer.stop();
        await product.stop();
      }
      say(`\n${markdownTable(HEADINGS, results.map(row))}`);
      return results;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
