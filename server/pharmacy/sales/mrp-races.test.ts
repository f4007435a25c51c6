import { beforeAll, expect, it } from 'vitest';
import { editBatch, editDrug, listDrugBatches } from '#contract/pharmacy/drugs.endpoints.ts';
import { getPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';
import { untilLockWaits } from '../../testing/lock-waits.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, bill } = pharmacistActions(app);
let pharmacist: Person;

beforeAll(async () => {
  ({ pharmacist } = await open('Lowered Meanwhile'));
  app.clock.set('2026-11-21T06:00:00Z');
});

/**
 * Lowers an MRP to ₹16 on a connection of its own, which commits once the sale waits for the lock of the
 * batches.
 */
async function whileLowering<T>(
  drugId: string,
  table: 'drugs' | 'drug_batches',
  sell: () => Promise<T>,
) {
  const clinicId = pharmacist.user.clinic_id ?? '';
  const { sold } = await app.started.services.database.inClinic(clinicId, async (tx) => {
    const id = table === 'drugs' ? 'id' : 'drug_id';
    await tx.updateTable(table).set({ mrp_paise: 1_600 }).where(id, '=', drugId).execute();
    await tx
      .selectFrom('drug_batches')
      .where('drug_id', '=', drugId)
      .select('id')
      .forNoKeyUpdate()
      .execute();
    const sent = sell();
    await untilLockWaits(app);
    return { sold: sent };
  });
  return sold;
}

const priceOf = async (id: string) =>
  (await app.ok(getPharmacyOrder, { params: { id } }, pharmacist)).medications[0]?.price;

it.each(['drugs', 'drug_batches'] as const)(
  'a sale at the moment when the MRP in %s is lowered has the lower price',
  async (table) => {
    const drug = await newDrug({ price: 20, mrp: 20, quantity_in_stock: 50 });
    const { id } = await orderOf(drug, 3);
    const reply = await whileLowering(drug.id, table, () => move(id, 'billed'));
    expect(reply.statusCode).toBe(200);
    expect(await priceOf(id)).toBe(1_600);
  },
);

it.each(['drugs', 'drug_batches'] as const)(
  'a bill at the moment when the MRP in %s is lowered has the lower price',
  async (table) => {
    const drug = await newDrug({ price: 20, mrp: 20, quantity_in_stock: 50 });
    const { id } = await orderOf(drug, 3);
    const reply = await whileLowering(drug.id, table, () => bill(id));
    expect([reply.statusCode, reply.json().items[0].price]).toEqual([201, 16]);
  },
);

it('sales at once with changes of an MRP never fail and never exceed it', async () => {
  const drug = await newDrug({ price: 20, mrp: 20, quantity_in_stock: 500 });
  const params = { id: drug.id };
  const [batch] = await app.ok(listDrugBatches, { params }, pharmacist);
  const orders = await Promise.all(Array.from({ length: 8 }, () => orderOf(drug, 2)));
  const edits = [19, 18, 17, 16].map((mrp) =>
    app.call(editDrug, { params, body: { mrp } }, pharmacist),
  );
  const ofBatch = [15, 14, 13].map((mrp) => {
    const body = { expiry_date: null, mrp };
    return app.call(editBatch, { params: { ...params, batchId: batch!.id }, body }, pharmacist);
  });
  const sold = orders.map(({ id }) => move(id, 'billed'));
  const replies = await Promise.all([...edits, ...ofBatch, ...sold]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
});
