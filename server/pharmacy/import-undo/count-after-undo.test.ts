import { expect, it } from 'vitest';
import {
  importDrugs,
  listDrugBatches,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic } from '../../testing/builders/clinic.ts';
import { newShelf } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
const HEAD = ['Item', 'Batch', 'Exp', 'Qty', 'MRP', 'PTR'];

it('a count after an undone delivery puts nothing into its batches', async () => {
  const clinic = await newClinic(app, 'Undoing Clinic');
  const id = await newShelf(app, clinic, { name: 'Dolo 650', batches: [] });
  const send = (mode: 'delivery' | 'count', row: readonly unknown[]) =>
    app.ok(importDrugs, { file: sheetFile([HEAD, row]), body: { mode } }, clinic);
  const wrong = await send('delivery', ['Dolo 650', 'DLA1234', '08/28', 330, 2.5, 1.47]);
  await app.ok(undoDrugImport, { params: { id: wrong.undo?.id ?? '' } }, clinic);
  app.clock.advance(60_000);
  await send('count', ['Dolo 650', null, '08/28', 147, 2.5, null]);
  const batches = await app.ok(listDrugBatches, { params: { id } }, clinic);
  expect(batches).toMatchObject([
    { batch_no: null, expiry_date: '2028-08-31', quantity: 147, buying_price: null },
  ]);
  expect(await app.ok(listDrugs, { query: {} }, clinic)).toMatchObject([
    { quantity_in_stock: 147 },
  ]);
});
