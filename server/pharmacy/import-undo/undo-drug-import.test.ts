import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { IMPORT_UNDO_MESSAGES as M } from '#contract/pharmacy/drug-import-undo.ts';
import {
  addDrug,
  adjustStock,
  editDrug,
  importDrugs,
  listDrugBatches,
  listDrugImports,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { removeOldImportNotes } from './remove-old-notes.ts';

const app = startTestApp();
let clinic: Person;

beforeEach(async () => {
  clinic = await newClinic(app, 'Import Clinic');
  app.clock.set('2026-11-21T06:00:00Z');
});

async function bring(mode: ImportMode, rows: unknown[][]): Promise<string> {
  const { undo } = await app.ok(importDrugs, { file: sheetFile(rows), body: { mode } }, clinic);
  return undo!.id;
}
const add = (name: string, quantity_in_stock = 50) =>
  app.ok(addDrug, { body: aDrug({ name, quantity_in_stock }) }, clinic);
const list = () => app.ok(listDrugs, { query: {} }, clinic);
const undo = (id: string, by = clinic) => app.call(undoDrugImport, { params: { id } }, by);
const said = (reply: Awaited<ReturnType<typeof undo>>) => [reply.statusCode, reply.json().message];
const adjust = (id: string, quantityChange: number) =>
  app.ok(adjustStock, { params: { id }, body: { quantityChange } }, clinic);

/** The drugs and batches on the screen, without the times of the last change. */
async function shelf() {
  const drugs = await list();
  const batches = await Promise.all(
    drugs.map(({ id }) => app.ok(listDrugBatches, { params: { id } }, clinic)),
  );
  return { drugs: drugs.map(({ last_updated: _, ...drug }) => drug), batches };
}

const SHEETS: readonly (readonly [ImportMode, unknown[][]])[] = [
  [
    'delivery',
    [
      ['Item', 'Batch', 'Expiry', 'Qty', 'PTR', 'MRP', 'Company', 'GST %'],
      ['Dolo 650', 'D9', '12/2028', 40, 1.5, 4, 'Micro', 18],
      ['New 5 mg', 'N1', '12/2028', 7, 1, 9, '', 5],
      ['New 5 mg', 'N2', '12/2029', 8, 1, 9, '', 5],
    ],
  ],
  [
    'count',
    [
      ['Item', 'Stock', 'MRP', 'Rack', 'CGST %', 'SGST %'],
      ['Dolo 650', 12, 5, 'A1', 9, 9],
      ['Pan 40', 80, 6, 'A2', '', ''],
      ['Other', 3, 7, '', 2.5, 2.5],
    ],
  ],
  [
    'prices',
    [
      ['Item', 'MRP'],
      ['Dolo 650', 99],
      ['Pan 40', 98],
    ],
  ],
];

describe('the undo of an import', () => {
  it.each(SHEETS)('takes back a whole file: %s', async (mode, rows) => {
    await add('Dolo 650');
    await add('Pan 40', 20);
    const before = await shelf();
    const id = await bring(mode, rows);
    expect(await shelf()).not.toEqual(before);
    expect(await app.ok(listDrugImports, {}, clinic)).toMatchObject([
      { id, mode, by: clinic.user.name, until: '2026-11-21T07:00:00.000Z' },
    ]);
    app.clock.set('2026-11-21T07:00:00Z');
    expect(said(await undo(id))).toEqual([200, 'The import was undone.']);
    expect(await shelf()).toEqual(before);
    expect(await app.ok(listDrugImports, {}, clinic)).toEqual([]);
    expect(said(await undo(id))).toEqual([409, M.undoneAlready]);
  });

  it('posts the opposite in the ledger, which keeps both', async () => {
    const { id } = await add('Dolo 650');
    await undo(await bring('delivery', SHEETS[0]![1]));
    const moved = await app.started.services.database.inClinic(clinic.user.clinic_id!, (tx) =>
      tx.selectFrom('stock_movements').where('drug_id', '=', id).select(['quantity']).execute(),
    );
    expect(moved.map(({ quantity }) => quantity).toSorted()).toEqual([-40, 40, 50]);
  });

  it('leaves the drugs that were sold or changed since, and names them', async () => {
    const dolo = await add('Dolo 650');
    const pan = await add('Pan 40', 20);
    const id = await bring('count', SHEETS[1]![1]);
    await adjust(dolo.id, -2);
    const other = (await list()).find(({ name }) => name === 'Other')!;
    await app.ok(editDrug, { params: { id: other.id }, body: { price: 8 } }, clinic);
    const reply = await undo(id);
    expect(reply.json()).toEqual({
      message:
        'The import was undone for 1 drug. Sold, ordered, changed or imported again since, and left as they are: Dolo 650, Other.',
      undone: 1,
      left: ['Dolo 650', 'Other'],
    });
    expect(await list()).toMatchObject([
      { name: 'Dolo 650', quantity_in_stock: 10, price: 500 },
      { name: 'Other', quantity_in_stock: 3, price: 800 },
      { id: pan.id, quantity_in_stock: 20, price: 250, box_number: pan.box_number },
    ]);
  });

  it('puts the rate of GST back, unless it was changed since', async () => {
    const { id } = await add('Dolo 650');
    const rate = (gst_percent: number) =>
      app.ok(editDrug, { params: { id }, body: { gst_percent } }, clinic);
    await rate(5);
    const rows = [
      ['Item', 'Stock', 'GST'],
      ['Dolo 650', 50, 18],
    ];
    const first = await bring('count', rows);
    expect(await list()).toMatchObject([{ gst_percent: 18 }]);
    await undo(first);
    expect(await list()).toMatchObject([{ gst_percent: 5 }]);
    const second = await bring('count', rows);
    app.clock.set('2026-11-21T06:05:00Z');
    await rate(0);
    expect(said(await undo(second))).toEqual([409, M.allTouched(['Dolo 650'])]);
    expect(await list()).toMatchObject([{ gst_percent: 0 }]);
  });

  it('leaves a drug that was counted since, although its delivered batch is as it was', async () => {
    const dolo = await add('Dolo 650');
    const id = await bring('delivery', [
      ['Item', 'Batch', 'Expiry', 'Qty', 'MRP'],
      ['Dolo 650', 'D9', '12/2028', 40, 2.5],
    ]);
    await adjust(dolo.id, -40);
    expect(said(await undo(id))).toEqual([409, M.allTouched(['Dolo 650'])]);
    expect(await list()).toMatchObject([{ quantity_in_stock: 50 }]);
  });

  it('leaves a drug with stock that was ordered since, and takes back a price alone', async () => {
    const { id: drug_id } = await add('Dolo 650');
    const { id: patientId } = await newPatient(app, clinic);
    const rows = (price: number) => [
      ['Item', 'Qty', 'MRP'],
      ['Dolo 650', 40, price],
    ];
    const delivery = await bring('delivery', rows(4));
    const prices = await bring('prices', rows(5));
    app.clock.set('2026-11-21T06:01:00Z');
    const body = { patientId, items: [{ drug_id, quantity: 60 }] };
    await app.ok(createPharmacyOrder, { body }, clinic);
    expect((await undo(prices)).statusCode).toBe(200);
    expect(said(await undo(delivery))).toEqual([409, M.allTouched(['Dolo 650'])]);
    expect(await list()).toMatchObject([{ quantity_in_stock: 90, price: 400 }]);
    app.clock.set('2026-11-21T06:02:00Z');
    expect((await undo(await bring('delivery', rows(4)))).statusCode).toBe(200);
  });

  it('is not offered for an import that changed nothing', async () => {
    await add('Dolo 650');
    const rows = (price: number) => [
      ['Item', 'MRP'],
      ['Dolo 650', price],
    ];
    await app.ok(importDrugs, { file: sheetFile(rows(2.5)), body: { mode: 'prices' } }, clinic);
    const id = await bring('prices', rows(3));
    expect((await app.ok(listDrugImports, {}, clinic)).map((one) => one.id)).toEqual([id]);
  });

  it('notes the changed fields alone in the audit trail', async () => {
    const { id } = await add('Dolo 650');
    await undo(await bring('prices', SHEETS[2]![1].slice(0, 2)));
    const audited = await app.started.services.database.inSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .where('record_id', '=', id)
        .where('verb', '=', 'edit-drug')
        .select('changes')
        .execute(),
    );
    expect(audited.map(({ changes }) => changes)).toContainEqual({ price: 250 });
  });

  it('is refused when every drug was touched, and then changes nothing', async () => {
    const { id: drugId } = await add('Dolo 650');
    const id = await bring('prices', [
      ['Item', 'MRP'],
      ['Dolo 650', 99],
    ]);
    await app.ok(editDrug, { params: { id: drugId }, body: { price: 98 } }, clinic);
    expect(said(await undo(id))).toEqual([409, M.allTouched(['Dolo 650'])]);
    expect(await app.ok(listDrugImports, {}, clinic)).toHaveLength(1);
  });

  it('is possible for an hour, and only in the own clinic', async () => {
    const id = await bring('count', SHEETS[1]![1]);
    const stranger = await newClinic(app, 'Other Clinic');
    expect(said(await undo(id, stranger))).toEqual([404, M.notFound]);
    await removeOldImportNotes(app.started.services);
    app.clock.set('2026-11-21T07:00:01Z');
    expect(said(await undo(id))).toEqual([409, M.tooLate]);
    await removeOldImportNotes(app.started.services);
    expect(await app.ok(listDrugImports, {}, clinic)).toEqual([]);
  });

  it('happens once when it is sent several times at once', async () => {
    await add('Dolo 650');
    const id = await bring('delivery', SHEETS[0]![1]);
    const replies = await Promise.all([undo(id), undo(id), undo(id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await list()).toMatchObject([{ name: 'Dolo 650', quantity_in_stock: 50 }]);
  });

  it('never takes back what is sold at the same moment', async () => {
    const dolo = await add('Dolo 650', 0);
    const rows = [
      ['Item', 'Qty', 'MRP'],
      ['Dolo 650', 10, 4],
    ];
    for (let round = 0; round < 3; round += 1) {
      const before = (await list())[0]!.quantity_in_stock;
      const id = await bring('delivery', rows);
      const [undone, sold] = await Promise.all([
        undo(id),
        app.call(adjustStock, { params: { id: dolo.id }, body: { quantityChange: -1 } }, clinic),
      ]);
      const change = (undone.statusCode === 200 ? 0 : 10) - (sold.statusCode === 200 ? 1 : 0);
      expect([200, 409]).toContain(undone.statusCode);
      expect((await list())[0]!.quantity_in_stock).toBe(before + change);
    }
  });
});
