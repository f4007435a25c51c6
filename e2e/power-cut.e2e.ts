import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { call } from './api.ts';
import { halfDoneIn } from './books.ts';
import { makeClinic, type Person } from './clinic.ts';
import { killAll, postmasterOf, treeOf } from './process-tree.ts';
import { type Product, startProduct, untilHealthy } from './product.ts';
import { emptyJournal, type Journal, noteText, storm } from './storm.ts';

/** What loses its power in each round: the server, its database, or both with all they started. */
const ROUNDS = ['server', 'both', 'server', 'database', 'both', 'server'] as const;
const EARLIEST_MS = 150;
const LATEST_MS = 1_000;

let dataDir: string;
let product: Product;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'openopd-power-'));
  product = await startProduct({ DATA_DIR: dataDir });
});
test.afterEach(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function cutPower(what: (typeof ROUNDS)[number]): Promise<void> {
  const database = await postmasterOf(dataDir);
  const { pid } = product.child;
  if (database === undefined || pid === undefined) throw new Error('Nothing runs.');
  if (what === 'server') killAll([pid]);
  if (what === 'database') killAll(treeOf(database));
  if (what === 'both') killAll([...treeOf(pid), ...treeOf(database)]);
}

async function comesBack(what: (typeof ROUNDS)[number]): Promise<void> {
  if (what === 'database') {
    await untilHealthy(product);
    return;
  }
  await product.ended;
  product = await startProduct({ DATA_DIR: dataDir, PORT: new URL(product.url).port });
}

async function everyPatient({ token }: Person) {
  const first = { limit: 100, sortBy: 'name' } as const;
  const { patients, totalPages } = await call(
    product.url,
    listPatients,
    { query: { ...first, page: 1 } },
    { token },
  );
  for (let page = 2; page <= totalPages; page += 1) {
    const next = await call(product.url, listPatients, { query: { ...first, page } }, { token });
    patients.push(...next.patients);
  }
  return patients;
}

/** What was answered and is not there, or not as it was answered. */
async function lostOf(journal: Journal, person: Person): Promise<string[]> {
  const patients = new Map((await everyPatient(person)).map((found) => [found.id, found]));
  const queue = await call(product.url, listQueue, {}, { token: person.token });
  const visits = new Map(queue.map((found) => [found.id, found]));
  const lost: string[] = [];
  for (const [id, { name, token }] of journal.patients) {
    const found = patients.get(id);
    if (found?.name !== name || found.token !== token) lost.push(`patient ${token}, ${name}`);
  }
  for (const [id, { patientId, token }] of journal.visits) {
    const found = visits.get(id);
    if (found?.patient_id !== patientId || found.token_no !== token) lost.push(`visit ${token}`);
    const { answered = 0, sent = 0 } = journal.notes.get(id) ?? {};
    // What was sent last and not answered may stand or not.
    const possible = [answered, sent].map((note) => (note === 0 ? '' : noteText(note)));
    if (!possible.includes(found?.complaint ?? '')) lost.push(`note ${answered} of visit ${token}`);
  }
  return lost;
}

test('what was answered survives every power cut, and nothing is half done', async () => {
  test.setTimeout(60_000);
  const clinic = await makeClinic(product.url);
  const staff = [clinic.hire('doctor'), clinic.hire('receptionist')];
  const clients = [clinic.admin, ...(await Promise.all(staff))];
  const journal = emptyJournal();

  for (const [round, what] of ROUNDS.entries()) {
    const storms = clients.map((client) => storm(product.url, client, journal));
    const wait = EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS);
    await pause(wait);
    await cutPower(what);
    await Promise.all(storms);

    const begin = performance.now();
    await comesBack(what);
    const back = Math.round(performance.now() - begin);
    test.info().annotations.push({
      type: `round ${round + 1}`,
      description: `${what} after ${Math.round(wait)} ms, back in ${back} ms, ${journal.visits.size} visits`,
    });
    expect(await lostOf(journal, clinic.admin), `lost in round ${round + 1}`).toEqual([]);
    expect(await halfDoneIn(dataDir), `half done in round ${round + 1}`).toEqual([]);
  }
  expect(journal.refusals).toEqual([]);
  expect(journal.visits.size, 'visits in the storm').toBeGreaterThan(20);
});
