import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { pharmacistActions } from '../testing/builders/pharmacist-actions.ts';
import { foundOrders } from './orders/found-orders.store.ts';

const app = startTestApp();
const { open, newDrug, orderOf } = pharmacistActions(app);
let clinicId: string;
let pharmacist: Awaited<ReturnType<typeof open>>['pharmacist'];
const ordersOf: Record<'Frequentin' | 'Rarozol', string[]> = { Frequentin: [], Rarozol: [] };

beforeAll(async () => {
  const people = await open('Searching Pharmacy');
  pharmacist = people.pharmacist;
  clinicId = pharmacist.user.clinic_id ?? '';
  const order = async (name: keyof typeof ordersOf, drug: Drug) => {
    app.clock.advance(60_000);
    ordersOf[name].unshift((await orderOf(drug, 1)).id);
  };
  const frequent = await newDrug({ name: 'Frequentin 500' });
  for (let nth = 0; nth < 7; nth += 1) await order('Frequentin', frequent);
  await order('Rarozol', await newDrug({ name: 'Rarozol 20' }));
});

/** The access path to the orders of a medication, by the plan of the search itself. */
async function readingOf(search: string) {
  const page = {
    search,
    today: '2026-11-21',
    list: undefined,
    openFirst: false,
    limit: 15,
    offset: 0,
  };
  const plan = await app.started.services.database.inClinic(clinicId, async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN (ANALYZE, COSTS off, TIMING off, SUMMARY off) ${foundOrders(page)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']);
  });
  // The third reading of the orders is the scan.
  const scan = plan.find((line) => line.includes('on pharmacy_orders pharmacy_orders_2'));
  expect(scan).toBeDefined();
  return scan?.includes('never executed') ? 'looked up' : 'scanned';
}

it.each([
  ['Frequentin', 'scanned'],
  ['Rarozol', 'looked up'],
] as const)('finds the orders of %s, which are %s', async (name, way) => {
  expect(await readingOf(name)).toBe(way);
  const { orders, totalOrders } = await app.ok(
    listPharmacyOrders,
    { query: { search: name } },
    pharmacist,
  );
  expect(orders.map(({ id }) => id)).toEqual(ordersOf[name]);
  expect(totalOrders).toBe(ordersOf[name].length);
});
