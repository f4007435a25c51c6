import { beforeEach, expect, it } from 'vitest';
import { addDrug, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, type Person } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();
let clinic: Person;
beforeEach(async () => {
  clinic = await newClinic(app, 'Packed Clinic');
  const body = aDrug({ name: 'Dolo 650 Tablet', pack: 'strip of 15', unit: 'tablet' });
  await app.ok(addDrug, { body }, clinic);
});

async function packAfter(pack: string) {
  const rows = [
    ['Name', 'Pack', 'Stock', 'MRP'],
    ['Dolo 650 Tablet', pack, 12, 30],
  ];
  await app.ok(
    importDrugs,
    { file: sheetFile(rows), body: { mode: 'count', per: 'pack' } },
    clinic,
  );
  const [drug] = await app.ok(listDrugs, { query: {} }, clinic);
  return drug;
}

it.each(['15', "15'S", '1x15', '15 tab'])('“%s” does not replace a strip of 15', async (pack) => {
  expect(await packAfter(pack)).toMatchObject({ pack: 'strip of 15', quantity_in_stock: 180 });
});

it('a pack of another size is taken', async () => {
  expect(await packAfter("10'S")).toMatchObject({ pack: "10'S", quantity_in_stock: 120 });
});

it('a price list shows no cost, which it does not take', async () => {
  const rows = [
    ['Name', 'MRP', 'PTR'],
    ['Dolo 650 Tablet', 3, 2.1],
  ];
  const body = { mode: 'prices' as const, new_drugs: 'leave' as const, preview: 'true' as const };
  const told = await app.ok(importDrugs, { file: sheetFile(rows), body }, clinic);
  expect(told.rows).toMatchObject([{ becomes: 'updated', price: 300 }]);
  expect(told.rows[0]).not.toHaveProperty('buying_price');
});
