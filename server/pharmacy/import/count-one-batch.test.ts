import { beforeEach, describe, expect, it } from 'vitest';
import {
  adjustStock,
  importDrugs,
  listDrugBatches,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { type Bought, newShelf } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
const HEAD = ['Item', 'Batch', 'Expiry', 'Stock'];
let clinic: Person;

beforeEach(async () => {
  clinic = await newClinic(app, 'One Batch Clinic');
  app.clock.set('2026-11-21T06:00:00Z');
});

const count = (rows: unknown[][], more: { preview?: 'true'; mended?: string } = {}) =>
  app.ok(
    importDrugs,
    { file: sheetFile([HEAD, ...rows]), body: { mode: 'count', ...more } },
    clinic,
  );
const shelf = async (id: string) =>
  (await app.ok(listDrugBatches, { params: { id } }, clinic)).map((batch) => [
    batch.batch_no,
    batch.expiry_date,
    batch.quantity,
  ]);
const aShelf = (...batches: Bought[]) => newShelf(app, clinic, { name: 'Dolo 650', batches });

describe('a count with one row of a drug, which names its batch', () => {
  it('keeps the batch number of pieces found where nothing was in stock', async () => {
    const id = await aShelf();
    await count([['Dolo 650', 'BX1', '05/28', 100]]);
    expect(await shelf(id)).toEqual([['BX1', '2028-05-31', 100]]);
  });

  it('puts a surplus into that batch, also beside an empty batch of that expiry', async () => {
    const id = await aShelf(['B1', '2028-05-31', 10]);
    await count([['Dolo 650', 'B1', '05/28', 0]]);
    await count([['Dolo 650', 'B2', '05/28', 7]]);
    await count([['Dolo 650', 'B2', '05/28', 9]]);
    expect(await shelf(id)).toEqual([['B2', '2028-05-31', 9]]);
  });

  it('gives the number to stock that had none, once, and is undone', async () => {
    const id = await aShelf();
    await count([['Dolo 650', '', '', 60]]);
    expect(await shelf(id)).toEqual([[null, null, 60]]);
    const { undo } = await count([['Dolo 650', 'BX1', '05/28', 60]]);
    expect(await shelf(id)).toEqual([['BX1', '2028-05-31', 60]]);
    const again = await count([['Dolo 650', 'bx1', '05/28', 60]]);
    expect(again.details).toMatchObject({ updated: 0, same: 1 });
    await app.ok(undoDrugImport, { params: { id: undo!.id } }, clinic);
    expect(await shelf(id)).toEqual([[null, null, 60]]);
  });

  it('takes a shortage from that batch', async () => {
    const id = await aShelf(['B1', '2027-01-31', 10], ['B2', '2028-01-31', 30]);
    await count([
      ['Dolo 650', 'B1', '', 0],
      ['Dolo 650', 'B2', '', 30],
    ]);
    await count([['Dolo 650', 'B2', '', 25]]);
    expect(await shelf(id)).toEqual([['B2', '2028-01-31', 25]]);
  });

  it('needs a look while other batches are in stock, and counts the drug without the number', async () => {
    const id = await aShelf(['B1', '2027-01-31', 10], ['B2', '2028-01-31', 30]);
    const before = await shelf(id);
    const { rows, details } = await count([['Dolo 650', 'B1', '', 10]]);
    expect(details).toMatchObject({ updated: 0 });
    expect(rows[0]).toMatchObject({ becomes: 'look', field: 'batch_no', cell: 'B1' });
    expect(rows[0]?.reason).toContain('batch B2 (30)');
    expect(await shelf(id)).toEqual(before);
    const mended = JSON.stringify([{ row: 2, field: 'batch_no', text: '' }]);
    await count([['Dolo 650', 'B1', '', 35]], { mended });
    const [drug] = await app.ok(listDrugs, { query: {} }, clinic);
    expect(drug?.quantity_in_stock).toBe(35);
  });

  it('posts nothing where the row has the sum of all batches', async () => {
    await aShelf(['B1', '2027-01-31', 10], ['B2', '2028-01-31', 30]);
    const { details } = await count([['Dolo 650', 'B2', '', 40]]);
    expect(details).toMatchObject({ updated: 0, same: 1 });
  });
});

describe('the MRP of pieces that a count gives to a batch', () => {
  const priced = (rows: unknown[][], body: { mode: 'count' | 'prices' | 'delivery' }) =>
    app.ok(importDrugs, { file: sheetFile(rows), body }, clinic);
  const mrps = async (id: string) =>
    app.started.services.database.inClinic(clinic.user.clinic_id ?? '', async (tx) => {
      const rows = await tx
        .selectFrom('drug_batches')
        .where('drug_id', '=', id)
        .where('quantity', '>', 0)
        .select(['batch_no', 'mrp_paise', 'quantity'])
        .orderBy('batch_no')
        .execute();
      return rows.map((batch) => [batch.batch_no, batch.mrp_paise, batch.quantity]);
    });
  /** 100 pieces without a number, printed ₹20, of a drug that costs ₹25 since. */
  const noted = async () => {
    const id = await aShelf();
    await priced(
      [
        ['Item', 'MRP', 'Stock'],
        ['Dolo 650', 20, 100],
      ],
      { mode: 'count' },
    );
    await priced(
      [
        ['Item', 'MRP'],
        ['Dolo 650', 25],
      ],
      { mode: 'prices' },
    );
    expect(await mrps(id)).toEqual([[null, 2_000, 100]]);
    return id;
  };

  it('stays with them in a new batch', async () => {
    const id = await noted();
    await count([['Dolo 650', 'A1', '', 100]]);
    expect(await mrps(id)).toEqual([['A1', 2_000, 100]]);
  });

  it('is noted on a batch that has none, and taken back by the undo', async () => {
    const id = await noted();
    const body = { quantityChange: 5, reason: 'purchase', batch_no: 'A1' } as const;
    await app.ok(adjustStock, { params: { id }, body }, clinic);
    const { undo } = await count([['Dolo 650', 'A1', '', 100]]);
    expect(await mrps(id)).toEqual([['A1', 2_000, 100]]);
    await app.ok(undoDrugImport, { params: { id: undo!.id } }, clinic);
    expect(await mrps(id)).toEqual(
      expect.arrayContaining([
        ['A1', null, 5],
        [null, 2_000, 100],
      ]),
    );
  });

  it('stays with them in several batches', async () => {
    const id = await noted();
    await count([
      ['Dolo 650', 'A1', '', 60],
      ['Dolo 650', 'A2', '', 40],
    ]);
    expect(await mrps(id)).toEqual([
      ['A1', 2_000, 60],
      ['A2', 2_000, 40],
    ]);
  });

  it('is corrected by a count that changes only the MRP, and restored by the undo', async () => {
    const id = await noted();
    await count([['Dolo 650', 'A1', '', 100]]);
    const rows = [
      ['Item', 'Batch', 'MRP', 'Stock'],
      ['Dolo 650', 'A1', 25, 100],
    ];
    const { undo, details } = await priced(rows, { mode: 'count' });
    expect(details).toMatchObject({ updated: 1 });
    expect(await mrps(id)).toEqual([['A1', 2_500, 100]]);
    expect((await priced(rows, { mode: 'count' })).details).toMatchObject({ same: 1 });
    await app.ok(undoDrugImport, { params: { id: undo!.id } }, clinic);
    expect(await mrps(id)).toEqual([['A1', 2_000, 100]]);
  });
});
