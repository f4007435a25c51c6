import { expect, it } from 'vitest';
import { fromRupees, roundedToPaise } from '#contract/kernel/numbers/money.ts';
import {
  addDrug,
  importDrugs,
  importDrugsFromText,
  listDrugBatches,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { addSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { NINTH_DRUGS } from '../../testing/sheets/ninth-trial/index.ts';
import type { ExpectedRow, Reading, SheetCase } from '../../testing/sheets/sheet-case.ts';
import { expectedOf } from '../../testing/sheets/sheet-lines.ts';
import { fileNameOf, writeSheet } from '../../testing/sheets/write-sheet.ts';

const app = startTestApp();
/** The stock of the drugs that a clinic has before. */
const STANDING = 9;
/** Tally leaves a balance of 0 empty, and an empty cell changes nothing (decision 049). */
const NOT_COUNTED = 'Monocef 1gm Inj';

/** The drugs and batches on the screen, without the times of the last change. */
async function shelf(clinic: Person) {
  const drugs = await app.ok(listDrugs, { query: {} }, clinic);
  const shown = drugs.map(async ({ last_updated: _, ...drug }) => ({
    ...drug,
    batches: await app.ok(listDrugBatches, { params: { id: drug.id } }, clinic),
  }));
  return Promise.all(shown);
}

/** Drugs that the clinic has: one that the sheet does not name, and those of a sheet without prices. */
async function stocked(clinic: Person, { known = false }: SheetCase, names: readonly string[]) {
  for (const name of known ? ['Standing', ...names] : ['Standing']) {
    const body = aDrug({ name, quantity_in_stock: STANDING });
    await app.ok(addDrug, { body }, clinic);
  }
}

function send(sheet: SheetCase, clinic: Person) {
  const { format, purpose: mode = 'count' } = sheet;
  const file = new File([Uint8Array.from(writeSheet(sheet))], fileNameOf(sheet));
  const isOther = format.startsWith('csv') || format === 'ods';
  return app.ok(isOther ? importDrugsFromText : importDrugs, { file, body: { mode } }, clinic);
}

const paiseOf = (rupees: Reading | undefined) =>
  typeof rupees === 'number' ? fromRupees(roundedToPaise(rupees)) : null;
const piecesOf = ({ values: { stock, free } }: ExpectedRow) =>
  Number(stock ?? 0) + Number(free ?? 0);
const expiryOf = ({ values }: ExpectedRow) => String(values.expiry ?? '');

/** The fields of a drug that its rows state, as the list of drugs has them. */
function drugOf(rows: readonly ExpectedRow[], { known = false, purpose }: SheetCase) {
  const [last] = rows.toSorted((a, b) => expiryOf(b).localeCompare(expiryOf(a)));
  const { price } = last?.values ?? {};
  const [first] = rows;
  const { generic, manufacturer, pack, hsn, gst, rack } = first?.values ?? {};
  const texts = { generic_name: generic, manufacturer, pack, hsn, box_number: rack };
  const stated = Object.entries({ ...texts, gst_percent: gst }).filter(([, one]) => one != null);
  const stock = rows.reduce((sum, row) => sum + piecesOf(row), 0);
  return {
    name: first?.values.name,
    quantity_in_stock:
      purpose === 'prices' ? 0 : first?.values.name === NOT_COUNTED ? STANDING : stock,
    ...(!known && { price: paiseOf(price) }),
    ...Object.fromEntries(stated),
  };
}

const batchOf = (row: ExpectedRow) => ({
  batch_no: row.values.batch ?? null,
  expiry_date: row.values.expiry ?? null,
  quantity: piecesOf(row),
  buying_price: paiseOf(row.values.cost),
  mrp: paiseOf(row.values.price),
});

const inOrder = <Batch extends { batch_no: Reading; quantity: number }>(
  batches: readonly Batch[],
) =>
  batches.toSorted((a, b) =>
    `${a.batch_no} ${a.quantity}`.localeCompare(`${b.batch_no} ${b.quantity}`),
  );

it.each(NINTH_DRUGS)(
  '$name is written as a clerk reads it, and its undo leaves no trace',
  async (sheet) => {
    const clinic = await newClinic(app, sheet.name);
    const taken = expectedOf(sheet).rows.filter(({ is }) => is === 'taken');
    const ofDrugs = Map.groupBy(taken, ({ values }) => String(values.name));
    await stocked(clinic, sheet, [...ofDrugs.keys()]);
    const before = await shelf(clinic);
    const { undo, details } = await send(sheet, clinic);
    expect(details.added + details.updated).toBeGreaterThan(2);

    const after = new Map((await shelf(clinic)).map((drug) => [drug.name, drug]));
    expect([...after.keys()].toSorted()).toEqual([...ofDrugs.keys(), 'Standing'].toSorted());
    expect(after.get('Standing')).toEqual(before.find(({ name }) => name === 'Standing'));
    for (const [name, rows] of ofDrugs) {
      const drug = after.get(name)!;
      expect(drug).toMatchObject(drugOf(rows, sheet));
      const named = rows.some(({ values }) => values.batch ?? values.expiry);
      if (sheet.purpose === 'prices' || (sheet.known && !named)) continue;
      const batches = drug.batches.map((batch) => ({
        ...batch,
        mrp: batch.mrp ?? (sheet.known ? null : drug.price),
      }));
      const wanted = rows.map(batchOf).filter(({ quantity }) => quantity > 0);
      expect(batches, name).toHaveLength(wanted.length);
      expect(inOrder(batches)).toMatchObject(inOrder(wanted));
    }

    await app.ok(undoDrugImport, { params: { id: undo!.id } }, clinic);
    expect(await shelf(clinic)).toEqual(before);
  },
);

it('names the supplier, number and date of the invoice above a delivery', async () => {
  app.clock.set('2026-11-28T06:00:00Z');
  const clinic = await newClinic(app, 'Invoice Clinic');
  const body = { name: 'Mahaveer Pharma Distributors', gstin: null, active: true };
  const { id } = await app.ok(addSupplier, { body }, clinic);
  const [bill] = NINTH_DRUGS;
  const file = () => new File([Uint8Array.from(writeSheet(bill!))], fileNameOf(bill!));
  const look = (mode: 'delivery' | 'count') =>
    app.ok(importDrugs, { file: file(), body: { mode, preview: 'true' } }, clinic);
  expect((await look('delivery')).invoice).toEqual({
    ...{ supplier_id: id, number: 'MPD/26-27/03391', date: '2026-11-19' },
  });
  expect((await look('count')).invoice).toBeUndefined();
});
