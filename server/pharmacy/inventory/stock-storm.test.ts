import pg from 'pg';
import { expect, it } from 'vitest';
import { getInventoryAnalysis } from '#contract/inventory/inventory.endpoints.ts';
import { addDrug, adjustStock, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, signIn } from '../../testing/builders/clinic.ts';
import { carryOut, type Stage } from '../../testing/storm/carry-out.ts';
import {
  brokenPromises,
  countDeadlocks,
  movedBy,
  paidByOrder,
  stockByDrug,
  watch,
} from '../../testing/storm/ledger.ts';
import { planStorm, SIZE } from '../../testing/storm/storm-plan.ts';

/** More than the server's connections, so that some calls wait. */
const AT_ONCE = 24;
/** Enough sessions to stay below the limit of calls per session. */
const PEOPLE = 12;
/** `npm run proof:storm` plays a longer one. The test's name contains the seed, with which a failed run can be repeated. */
const SEED = Number(process.env.STORM_SEED ?? Math.floor(Math.random() * 1e9));

const app = startTestApp();

async function newStage(planned: Stage['planned']): Promise<Stage> {
  app.clock.set('2026-11-21T06:00:00Z');
  const admin = await newClinic(app, 'Storm Clinic');
  const people = [admin];
  while (people.length < PEOPLE) people.push(await signIn(app, admin.user.email));
  const { id: patientId } = await newPatient(app, admin);
  const drugs = await Promise.all(
    Array.from({ length: SIZE.drugs }, async (_, n) => {
      const by = people[n % PEOPLE];
      const body = { name: `Storm ${n}`, price: (100 + n * 37) / 100, quantity_in_stock: 10 };
      const drug = await app.ok(addDrug, { body }, by);
      // A second batch that is sold first, and for some drugs an expired third one.
      for (const expiry_date of ['2027-01-31', ...(n % 5 === 0 ? ['2026-11-20'] : [])]) {
        const received = { quantityChange: 10, reason: 'purchase', expiry_date } as const;
        await app.ok(adjustStock, { params: { id: drug.id }, body: received }, by);
      }
      return drug;
    }),
  );
  const told = { stock: new Map(), paid: new Map(), billed: new Map(), answers: new Map() };
  return { app, people, patientId, drugs, planned, orders: [], told };
}

it(`stock equals the sum of its movements after a storm (STORM_SEED=${SEED})`, async () => {
  const { orders, operations } = planStorm(SEED);
  const stage = await newStage(orders);
  const { told, drugs, people } = stage;
  const client = new pg.Client(app.connection);
  await client.connect();
  try {
    const before = await movedBy(client);
    const watcher = watch(client);
    let next = 0;
    const work = async () => {
      for (let nth = next++; nth < operations.length; nth = next++) {
        await carryOut(stage, operations[nth]!, nth);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    const { looks, seen } = await watcher.stop();
    expect(seen).toEqual({});
    expect(looks).toBeGreaterThan(3);
    expect(await brokenPromises(client)).toEqual({});

    // Every refusal had an expected status, and every operation succeeded and was refused at least
    // once.
    const answers = [...told.answers.keys()];
    expect(answers.filter((answer) => !/ (200|201|409)$/.test(answer))).toEqual([]);
    for (const one of ['bill', 'dispense', 'cancel', 'cancel-bill', 'return', 'adjust']) {
      expect(answers.filter((answer) => answer.startsWith(`${one} `))).toHaveLength(2);
    }
    expect(told.answers.get('import 200')).toBe(SIZE.imports);
    expect([...told.billed.values()].every((times) => times === 1)).toBe(true);

    const after = await movedBy(client);
    const expected = drugs.map(({ id }) => (before.get(id) ?? 0) + (told.stock.get(id) ?? 0));
    expect(drugs.map(({ id }) => after.get(id) ?? 0)).toEqual(expected);
    const held = await paidByOrder(client);
    for (const [order, paid] of held) expect(told.paid.get(order)).toBe(paid);
    expect(held.size).toBeGreaterThan(0);

    const today = { startDate: '2026-11-21', endDate: '2026-11-21' };
    const { totals } = await app.ok(getInventoryAnalysis, { query: today }, people[0]);
    expect(totals.pharmacyRevenue).toBe([...held.values()].reduce((sum, one) => sum + one, 0));

    const shown = await app.ok(listDrugs, { query: {} }, people[0]);
    const inStock = shown.map(({ id, quantity_in_stock: stock }): [string, number] => [id, stock]);
    expect(new Map(inStock)).toEqual(await stockByDrug(client));
    expect(await countDeadlocks(client)).toBe(0);
  } finally {
    await client.end();
  }
}, 180_000);
