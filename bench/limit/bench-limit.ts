import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { withWorld } from '../rig/database.ts';
import { addressOf, requestOf } from '../rig/request.ts';
import { startBareServer, startServer } from '../rig/servers.ts';
import { markdownTable } from '../rig/tables.ts';
import { clinicId, type Screen, screensOf, type World } from '../rig/world.ts';
import { HOT_CALLS, type HotCall, type Stock } from './calls.ts';
import { drive, type Turn } from './drive.ts';
import { prepareStock } from './prepare.ts';
import { recordPrograms } from './record.ts';

export type LimitOptions = {
  readonly cluster: pg.ClientConfig;
  readonly world: World;
  /** The duration of one turn, and the number of turns per side. */
  readonly seconds: number;
  readonly rounds: number;
  readonly only: readonly string[];
  readonly profile?: string | undefined;
  say(text: string): void;
};

export type LimitResult = {
  readonly call: HotCall;
  readonly statements: number;
  readonly ours: Turn;
  readonly bare: Turn;
};

const ASKERS = 16;

/** The median by throughput. */
function median(turns: readonly Turn[]): Turn {
  const sorted = [...turns].sort((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Turn;
}

/** Requests of one call, each by a user of a different clinic, in the form of either side. */
function requests(call: HotCall, stock: Stock, screens: readonly Screen[][]) {
  let nth = 0;
  const next = () => {
    nth += 1;
    const clinic = nth % stock.world.clinics;
    const ofRole = (screens[clinic] ?? []).filter(({ role }) => role === call.role);
    const screen = ofRole[nth % ofRole.length] as Screen;
    return { clinic, screen, input: call.input(stock, clinic, nth) };
  };
  return {
    ours() {
      const { clinic, screen, input } = next();
      const { token } = screen;
      return requestOf({ endpoint: call.endpoint, input, token, address: addressOf(clinic) });
    },
    bare() {
      const { clinic, screen, input } = next();
      const query = new URLSearchParams({ ...Object(input.params), ...Object(input.query) });
      const path = `/${call.name}/${clinicId(clinic)}/${screen.userId}?${query}`;
      if (input.body === undefined) return `GET ${path} HTTP/1.1\r\nhost: bench\r\n\r\n`;
      const body = JSON.stringify(input.body);
      return `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    },
  };
}

function row({ call, statements, ours, bare }: LimitResult): (string | number)[] {
  return [
    `${call.endpoint.method} ${call.endpoint.path}${call.name === 'search' ? '?search=' : ''}`,
    statements,
    Math.round(ours.perSecond),
    Math.round(bare.perSecond),
    (ours.perSecond / bare.perSecond).toFixed(2),
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
  'server, ms of processor',
  'database, ms of processor',
];

/** Measures the product and the bare server alternately, and prints the table. */
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
          const next = requests(call, stock, screens);
          const turn = { seconds: options.seconds, askers: ASKERS, database: connection.database };
          const [ours, bare]: [Turn[], Turn[]] = [[], []];
          const { url, child } = product;
          for (let round = 0; round < options.rounds; round += 1) {
            ours.push(await drive({ ...turn, url, pid: child.pid ?? 0, next: next.ours }));
            bare.push(await drive({ ...turn, ...bareServer, next: next.bare }));
          }
          const statements = programs[call.name]?.length ?? 0;
          results.push({ call, statements, ours: median(ours), bare: median(bare) });
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
