import { beforeEach, describe, expect, it } from 'vitest';
import {
  addDrug,
  adjustStock,
  deleteDrug,
  importDrugs,
  listStockChanges,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  enterCount,
  getStockSheet,
  postCounts,
  undoStockTaking,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();
let clinic: Person;
let drugId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  clinic = await newClinic(app, 'History Clinic');
  const body = { ...aDrug({ name: 'Dolo 650', quantity_in_stock: 50 }), box_number: 'H1' };
  drugId = (await app.ok(addDrug, { body }, clinic)).id;
});

const later = () => app.clock.advance(60_000);
const read = (query: { page?: string; limit?: string } = {}, by = clinic) =>
  app.ok(listStockChanges, { params: { id: drugId }, query: query as never }, by);
/** The newest change without its id. */
const newest = async () => {
  const { id: _, at: __, ...change } = (await read()).changes[0]!;
  return change;
};
const bring = async (mode: 'delivery' | 'count', cells: Record<string, unknown>) => {
  later();
  const file = sheetFile([
    ['Item', 'MRP', ...Object.keys(cells)],
    ['Dolo 650', 3, ...Object.values(cells)],
  ]);
  return (await app.ok(importDrugs, { file, body: { mode } }, clinic)).undo?.id ?? '';
};
const adjust = (body: object) => {
  later();
  const asked = { quantityChange: -2, ...body };
  return app.ok(adjustStock, { params: { id: drugId }, body: asked }, clinic);
};

describe('the stock history of a drug', () => {
  it('has each kind of change with the stock after it, who and the remark', async () => {
    const by = clinic.user.name;
    const plain = { batch_no: null, by, remark: null };
    expect((await read()).changes).toMatchObject([
      { at: '2026-11-21T06:00:00.000Z', kind: 'opening', pieces: 50, stock_after: 50, ...plain },
    ]);
    const delivery = await bring('delivery', { Batch: 'F1', Qty: '20+2' });
    const brought = { ...plain, batch_no: 'F1', pieces: 22, free_quantity: 2, stock_after: 72 };
    expect(await newest()).toEqual({ ...brought, kind: 'import' });
    later();
    await app.ok(undoDrugImport, { params: { id: delivery } }, clinic);
    expect(await newest()).toMatchObject({ kind: 'undone', pieces: -22, stock_after: 50 });
    await bring('count', { Stock: 47, Remarks: '3 broken' });
    expect(await newest()).toMatchObject({ kind: 'count', pieces: -3, stock_after: 47 });
    expect((await newest()).remark).toContain('3 broken');
    await adjust({ remark: 'Found behind the rack', quantityChange: 5 });
    const found = { kind: 'adjusted', pieces: 5, stock_after: 52 };
    expect(await newest()).toMatchObject({ ...found, remark: 'Found behind the rack' });
    await adjust({ reason: 'damage' });
    expect(await newest()).toMatchObject({ kind: 'damage', pieces: -2, remark: null });
    await adjust({ reason: 'purchase', quantityChange: 6, free_quantity: 1, batch_no: 'P1' });
    const bought = { kind: 'purchase', pieces: 6, free_quantity: 1, batch_no: 'P1' };
    expect(await newest()).toMatchObject({ ...bought, stock_after: 56 });
  });

  it('has what was dispensed, returned and cancelled', async () => {
    const { id: patient_id } = await newPatient(app, clinic);
    const dispense = async (quantity: number) => {
      later();
      const body = { patient_id, items: [{ drug_id: drugId, quantity }] };
      const { id } = await app.ok(createPharmacyOrder, { body }, clinic);
      const billed = { params: { id }, body: { status: 'billed' as const } };
      await app.ok(movePharmacyOrder, billed, clinic);
      return id;
    };
    const id = await dispense(10);
    expect(await newest()).toMatchObject({ kind: 'dispensed', pieces: -10, stock_after: 40 });
    later();
    const itemsToReturn = [{ drug_id: drugId, returnQuantity: 4 }];
    await app.ok(returnPharmacyOrder, { params: { id }, body: { itemsToReturn } }, clinic);
    expect(await newest()).toMatchObject({ kind: 'returned', pieces: 4, stock_after: 44 });
    const other = await dispense(3);
    later();
    const cancelled = { params: { id: other }, body: { status: 'cancelled' as const } };
    await app.ok(movePharmacyOrder, cancelled, clinic);
    expect(await newest()).toMatchObject({ kind: 'cancelled', pieces: 3, stock_after: 44 });
  });

  it('has a stock-taking and its undo', async () => {
    const [row] = (await app.ok(getStockSheet, { query: { rack: 'H1' } }, clinic)).rows;
    const body = { counted: 45, expected: 50 };
    await app.ok(enterCount, { params: { id: row!.id }, body }, clinic);
    later();
    await app.ok(postCounts, { body: { rack: 'H1', reason: 'Yearly count' } }, clinic);
    const counted = { kind: 'count', pieces: -5, stock_after: 45, remark: 'Yearly count' };
    expect(await newest()).toMatchObject(counted);
    const { posted } = await app.ok(getStockSheet, { query: { rack: 'H1' } }, clinic);
    later();
    await app.ok(undoStockTaking, { params: { id: posted[0]!.id } }, clinic);
    expect(await newest()).toMatchObject({ kind: 'undone', pieces: 5, stock_after: 50 });
  });

  it('comes in pages, newest first, for every reader of the inventory', async () => {
    for (let n = 1; n <= 4; n += 1) await adjust({ quantityChange: n });
    const { changes, totalCount } = await read({ page: '2', limit: '2' });
    expect([totalCount, changes.map(({ stock_after }) => stock_after)]).toEqual([5, [53, 51]]);
    expect((await read({ page: '9' })).totalCount).toBe(5);
    const doctor = await newStaff(app, clinic, 'doctor');
    expect((await read({}, doctor)).changes).toHaveLength(5);
    const call = (by: Person) =>
      app.call(listStockChanges, { params: { id: drugId }, query: {} }, by);
    expect((await call(await newClinic(app))).statusCode).toBe(404);
    await app.ok(deleteDrug, { params: { id: drugId } }, clinic);
    expect((await call(clinic)).statusCode).toBe(404);
  });
});
