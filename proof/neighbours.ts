// `npm run proof:neighbours`: one clinic's admin requests all heavy work at once, from several
// sessions, while another clinic works. Exits with 1 when the other clinic is delayed or rejected,
// or the server exceeds its memory limit.
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { loadWorld } from '../bench/rig/load-world.ts';
import { markdownTable } from '../bench/rig/tables.ts';
import { patientId, screensOf, type World } from '../bench/rig/world.ts';
import { percentiles } from '../bench/search/percentiles.ts';
import { startProduct } from '../e2e/rig/product.ts';
import { sheet, writeWorkbook } from '../server/platform/spreadsheet/workbook.ts';
import { inDatabase } from './faults/database.ts';
import { type Aim, ATTACKS, play } from './neighbours/attacks.ts';
import { loadLargeClinic } from './neighbours/load-large-clinic.ts';
import { loopMs, watchMemory } from './neighbours/memory.ts';
import type { Heard, Pace } from './neighbours/neighbour.worker.ts';

const { values } = parseArgs({
  options: {
    /** The same in each of the two clinics. */
    patients: { type: 'string', default: '30000' },
    /** Duration of each attack. */
    seconds: { type: 'string', default: '20' },
    /** Runs only the attacks whose names contain one of these. */
    only: { type: 'string', multiple: true, default: [''] },
    /** The server's heap limit, in MB. */
    heap: { type: 'string', default: '1024' },
    /** Another version's `server/main.ts`, for comparison. */
    program: { type: 'string', default: 'server/main.ts' },
    /** The other clinic's calls per second. */
    rate: { type: 'string', default: '20' },
  },
});
const LIMITS = { p99Ms: 250, serverMb: 600 } as const;
const SETTLE_MS = 3_000;
const GONE_WITHIN_MS = 20_000;
const say = (text: string) => void process.stdout.write(`${text}\n`);
const world: World = {
  clinics: 2,
  patientsAClinic: Number(values.patients),
  doctorsAClinic: 1,
  screensAPerson: 8,
};
const tokensOf = (clinic: number) =>
  screensOf(world, clinic)
    .filter(({ role }) => role === 'admin')
    .map(({ token }) => token);

/** A workbook with the maximum number of drugs. */
async function drugSheet(folder: string): Promise<Uint8Array> {
  const file = join(folder, 'drugs.xlsx');
  const rows = Array.from({ length: 20_000 }, (_, nth) => nth);
  const columns = [
    { title: 'Name', kind: 'text' as const, of: (nth: number) => `Drug number ${nth}` },
    { title: 'Price', kind: 'number' as const, of: (nth: number) => 1 + (nth % 90) },
    { title: 'Stock Quantity', kind: 'number' as const, of: (nth: number) => nth % 500 },
  ];
  await writeWorkbook(file, { timeZone: 'UTC', sheets: [sheet({ name: 'Drugs', columns, rows })] });
  return readFile(file);
}

function lastDays(count: number): string {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  return `startDate=${dayOf(Date.now() - count * 86_400_000)}&endDate=${dayOf(Date.now())}`;
}

async function heardBy(neighbour: Worker, word: 'phase' | 'end'): Promise<Heard[]> {
  const told = once(neighbour, 'message');
  neighbour.postMessage(word);
  const [heard] = await told;
  return heard;
}

const folder = await mkdtemp(join(tmpdir(), 'openopd-neighbours-'));
let wrong = 0;
try {
  const temporary = await mkdtemp(join(folder, 'tmp-'));
  const product = await startProduct(
    {
      DATA_DIR: join(folder, 'data'),
      BACKUPS_KEPT: '0',
      NODE_OPTIONS: `--max-old-space-size=${values.heap}`,
      TMPDIR: temporary,
    },
    values.program,
  );
  try {
    say(`Filling two clinics of ${world.patientsAClinic} patients …`);
    await inDatabase(join(folder, 'data'), async (client) => {
      await loadWorld(client, world);
      await loadLargeClinic(client, world);
    });
    const sheetOfDrugs = await drugSheet(folder);
    const pace: Pace = {
      url: product.url,
      token: tokensOf(1)[0] ?? '',
      paths: ['/api/patients', '/api/patients?search=an', '/api/queue', '/api/auth/me'],
      everyMs: 1_000 / Number(values.rate),
    };
    const neighbour = new Worker(new URL('./neighbours/neighbour.worker.ts', import.meta.url), {
      workerData: pace,
    });
    const server = product.child.pid ?? 0;
    const memory = watchMemory(server);
    await pause(SETTLE_MS);
    const rows: (string | number)[][] = [];
    for (const attack of ATTACKS.filter(({ name }) =>
      values.only.some((part) => name.includes(part)),
    )) {
      await heardBy(neighbour, 'phase');
      memory.peak();
      const loopBefore = loopMs(server);
      const aim: Aim = {
        url: product.url,
        tokens: tokensOf(0),
        sheet: sheetOfDrugs,
        patientId: patientId(world, 0, 0),
        days: lastDays(80),
      };
      const answers = await play(attack, aim, Number(values.seconds) * 1_000);
      const heard = await heardBy(neighbour, 'phase');
      const { p50, p99 } = percentiles(heard.map(({ ms }) => ms));
      const most = Math.max(...heard.map(({ ms }) => ms));
      const refused = heard.filter(({ status }) => status !== 200).length;
      const loop = (loopMs(server) - loopBefore) / (Number(values.seconds) * 10);
      const { server: serverMb, withDatabase } = memory.peak();
      if (p99 > LIMITS.p99Ms || refused > 0 || serverMb > LIMITS.serverMb) wrong += 1;
      const told = [...answers].sort().map(([status, count]) => `${count} × ${status}`);
      rows.push([
        attack.name,
        heard.length,
        ...[p50, p99, most].map((ms) => ms.toFixed(0)),
        refused,
        ...[loop, serverMb, withDatabase].map((mb) => mb.toFixed(0)),
        told.join(', ') || '–',
      ]);
      await pause(SETTLE_MS);
    }
    memory.stop();
    await heardBy(neighbour, 'end');
    // Cancelled work needs time to end.
    const ending = performance.now() + GONE_WITHIN_MS;
    let left = await readdir(temporary);
    while (left.length > 0 && performance.now() < ending) {
      await pause(100);
      left = await readdir(temporary);
    }
    if (left.length > 0) wrong += 1;
    say(
      markdownTable(
        [
          'attack',
          'neighbour’s calls',
          'p50, ms',
          'p99',
          'max',
          'not 200',
          'loop, % of a core',
          'server, MB',
          'with database',
          'the attacker’s answers',
        ],
        rows,
      ),
    );
    say(`\nLeft in the temporary folder: ${left.length === 0 ? 'nothing' : left.join(', ')}.`);
    say(
      `${wrong === 0 ? 'Nothing' : wrong} beyond the limits (p99 ${LIMITS.p99Ms} ms, server ${LIMITS.serverMb} MB, no refusal).`,
    );
  } finally {
    await product.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(wrong === 0 ? 0 : 1);
