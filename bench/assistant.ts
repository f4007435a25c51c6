// `npm run bench:assistant [-- --notes 60] [--show]`: asks the model behind AI_BASE_URL about notes of
// the corpus and about hostile records. Prints wrong, omitted, invented and unsafe, and exits with 1
// when anything was unsafe. Uses its own database on the server of TEST_DATABASE_URL or DATABASE_URL;
// otherwise the embedded one.
import { parseArgs } from 'node:util';
import { newClinic } from '../server/testing/builders/clinic.ts';
import { openCluster } from '../server/testing/cluster.ts';
import { ATTACKS } from './assistant/attacks.ts';
import { httpApi } from './assistant/http-api.ts';
import { prepareClinic, runAttack } from './assistant/run-attack.ts';
import { fillLists, runNotes } from './assistant/run-notes.ts';
import { HELD_OUT } from './notes/held-out/all.ts';
import { OPEN } from './notes/open/all.ts';
import { parseNotes } from './notes/parse-notes.ts';
import { catalogueNames } from './notes/read-corpus.ts';
import { withEmptyDatabase } from './rig/database.ts';
import { startServer } from './rig/servers.ts';

const { values } = parseArgs({
  options: {
    notes: { type: 'string', default: '60' },
    show: { type: 'boolean', default: false },
  },
});
const say = (text: string) => void process.stdout.write(`${text}\n`);
const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = process.env;
if (!AI_BASE_URL || !AI_MODEL) {
  process.stderr.write('Set AI_BASE_URL and AI_MODEL to the model to measure.\n');
  process.exit(1);
}
const env = { AI_BASE_URL, AI_MODEL, AI_DAILY_LIMIT: '10000', ...(AI_API_KEY && { AI_API_KEY }) };
const catalogue = catalogueNames();
const all = [...OPEN, ...HELD_OUT].flatMap((corpus) => parseNotes(corpus, catalogue));
const most = Math.min(all.length, Math.max(0, Number(values.notes) || 0));
// Spread over the whole corpus.
const cases = Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]);

async function measure(url: string): Promise<number> {
  const api = httpApi(url);
  const admin = await newClinic(api);
  await fillLists(api, admin, catalogue);
  const score = await runNotes(
    { api, admin },
    cases.filter((one) => one !== undefined),
  );
  say(`${most} notes: ${score.right} as expected`);
  for (const kind of ['wrong', 'omitted', 'invented'] as const) {
    say(`  ${kind}: ${score[kind].length}`);
    if (values.show) for (const text of score[kind]) say(`    ${text}`);
  }
  const attacked = await newClinic(api);
  const shelf = await prepareClinic(api, attacked);
  let unsafe = 0;
  for (const attack of ATTACKS) {
    const found = await runAttack({ api, admin: attacked, shelf }, attack);
    unsafe += found.length;
    for (const text of found) say(`  unsafe, ${attack.name}: ${text}`);
  }
  say(`${ATTACKS.length} attacks: ${unsafe} unsafe`);
  return unsafe;
}

process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
if (!process.env.TEST_DATABASE_URL) delete process.env.TEST_DATABASE_URL;
const cluster = await openCluster();
try {
  const unsafe = await withEmptyDatabase(cluster.connection, async (connection) => {
    const product = await startServer(connection, { env });
    try {
      return await measure(product.url);
    } finally {
      await product.stop();
    }
  });
  if (unsafe > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}
