import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  adjustStock,
  listDrugBatches,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import {
  listReturnableBatches,
  undoSupplierReturn,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newLedgerClinic, returnedGoods } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});
beforeEach(() => app.clock.set('2026-11-26T06:00:00Z'));

const { delivered, giveBack } = returnedGoods(app, () => clinic);
const stockOf = async (drugId: string) => {
  const batches = await app.ok(listDrugBatches, { params: { id: drugId } }, clinic.admin);
  return batches.reduce((sum, { quantity }) => sum + quantity, 0);
};
const codes = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted();
/** A count that finds pieces; of a batch without stock, in a further batch. */
const find = (id: string, quantityChange: number) =>
  app.ok(
    adjustStock,
    { params: { id }, body: { quantityChange, reason: 'correction' as const } },
    clinic.pharmacist,
  );

it('all pieces of a batch returned by two people at once go back once', async () => {
  const { id } = await clinic.newSupplier();
  const { drug_id, batch_id } = await delivered(id);
  const all = [{ batch_id, quantity: 40 }];
  const replies = await Promise.all([giveBack(id, all), giveBack(id, all, clinic.admin)]);
  // The second finds no such batch in stock any more.
  expect(codes(replies)).toEqual([201, 400]);
  expect([await stockOf(drug_id), (await clinic.ledger(id)).closing]).toEqual([0, 0]);
});

it('two batches returned in opposite orders at once never block each other', async () => {
  const { id } = await clinic.newSupplier();
  const [a, b] = [await delivered(id), await delivered(id)];
  const lines = [a, b].map(({ batch_id }) => ({ batch_id, quantity: 10 }));
  const rounds = Array.from({ length: 4 }, (_, n) =>
    giveBack(id, n % 2 === 0 ? lines : lines.toReversed()),
  );
  expect(codes(await Promise.all(rounds))).toEqual([201, 201, 201, 201]);
  expect([await stockOf(a.drug_id), await stockOf(b.drug_id)]).toEqual([0, 0]);
  const { closing } = await clinic.ledger(id);
  // Eight lines, each rounded, of two deliveries.
  expect(Math.abs(closing)).toBeLessThanOrEqual(8);
});

it('a delivery is undone or its goods are returned, also at the same moment', async () => {
  const { id } = await clinic.newSupplier();
  const { drug_id, batch_id, invoice } = await delivered(id);
  const [undone, returned] = await Promise.all([
    app.call(undoDrugImport, { params: { id: invoice.undo.id } }, clinic.pharmacist),
    giveBack(id, [{ batch_id, quantity: 40 }]),
  ]);
  expect([undone.statusCode === 200, returned.statusCode === 201].filter(Boolean)).toHaveLength(1);
  expect([await stockOf(drug_id), (await clinic.ledger(id)).closing]).toEqual([0, 0]);
});

it('pieces that were found, and never bought, go back for nothing', async () => {
  const { id } = await clinic.newSupplier();
  const { drug_id, batch_id, name } = await delivered(id, '2028-12-31');
  await find(drug_id, 10);
  const offered = async () => {
    const query = { show: 'all' as const, search: name };
    const batches = await app.ok(listReturnableBatches, { query }, clinic.pharmacist);
    return batches.filter((one) => one.id === batch_id).map(({ bought }) => bought);
  };
  expect(await offered()).toEqual([40]);
  const first = await giveBack(id, [{ batch_id, quantity: 30 }]);
  expect(await offered()).toEqual([10]);
  const second = await giveBack(id, [{ batch_id, quantity: 20 }]);
  expect([first, second].map((reply) => reply.json().lines[0].taxable)).toEqual([46.46, 15.49]);
  // One paisa of rounding.
  expect(Math.abs((await clinic.ledger(id)).closing)).toBeLessThanOrEqual(1);
  const { id: note } = second.json();
  await app.ok(undoSupplierReturn, { params: { id: note } }, clinic.pharmacist);
  expect(await offered()).toEqual([10]);
});
