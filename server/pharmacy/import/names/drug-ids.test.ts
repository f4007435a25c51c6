import { beforeEach, describe, expect, it } from 'vitest';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { addDrug, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, type Person } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';
import { formKey } from './drug-ids.ts';

describe('the key of a name', () => {
  it.each([
    ['DOLO-650 TABS', 'Dolo 650 Tablet'],
    ['ASCORIL LS SYP', 'Ascoril LS Syrup'],
    ['Monocef 1GM INJ.', 'Monocef 1 gm Injection'],
    ['PAN-D CAP', 'Pan D Capsules'],
    ['ALPRAX .5 TAB', 'Alprax 0.5 Tablet'],
  ])('is one for “%s” and “%s”', (one, other) => {
    expect(formKey(one)).toBe(formKey(other));
  });

  it.each([
    ['Dolo 650 Tablet', 'Dolo 500 Tablet'],
    ['Dolo 650 Tablet', 'Dolo 650'],
    ['Thyronorm 12.5 Tab', 'Thyronorm 125 Tab'],
    ['ALPRAX .5 TAB', 'Alprax 5 Tablet'],
    ['ETIZOLA.25 TAB', 'Etizola 25 Tablet'],
    ['Pan Tablet', 'Pan D Tablet'],
    ['Amox Cap', 'Amox Tab'],
    ['Insulin 30/70 Inj', 'Insulin 3070 Inj'],
  ])('differs for “%s” and “%s”', (one, other) => {
    expect(formKey(one)).not.toBe(formKey(other));
  });
});

describe('a delivery with the short words of a wholesaler', () => {
  const app = startTestApp();
  let clinic: Person;
  const add = (name: string) =>
    app.ok(addDrug, { body: aDrug({ name, price: 2, quantity_in_stock: 40 }) }, clinic);
  const send = (name: string) => {
    const rows = [
      ['Item', 'Batch', 'Exp', 'Qty', 'MRP'],
      [name, 'D1', '08/28', 30, 2],
    ];
    return app.ok(importDrugs, { file: sheetFile(rows), body: { mode: 'delivery' } }, clinic);
  };
  const stock = async () => {
    const drugs = await app.ok(listDrugs, { query: {} }, clinic);
    return drugs.map((drug) => [drug.name, drug.quantity_in_stock]);
  };
  beforeEach(async () => {
    clinic = await newClinic(app, 'Short Words');
  });

  it('adds to the drug of the clinic, and shows both names', async () => {
    await add('Dolo 650 Tablet');
    const { rows } = await send('DOLO-650 TAB');
    expect(rows).toMatchObject([
      { name: 'Dolo 650 Tablet', becomes: 'updated', stock_before: 40, stock_after: 70 },
    ]);
    expect(rows[0]?.notes).toContain('DOLO-650 TAB in the file');
    expect(await stock()).toEqual([['Dolo 650 Tablet', 70]]);
  });

  it('needs a look where several drugs may be meant', async () => {
    await add('Dolo 650 Tablet');
    await add('Dolo-650 Tablets');
    const { rows } = await send('DOLO 650 TAB');
    expect(rows).toMatchObject([{ becomes: 'look', reason: M.severalAlike, field: 'name' }]);
    const file = sheetFile([
      ['Item', 'MRP'],
      ['DOLO 650 TAB', 3],
    ]);
    const body = { mode: 'prices' as const, new_drugs: 'leave' as const, preview: 'true' as const };
    const told = await app.ok(importDrugs, { file, body }, clinic);
    expect(told.rows).toMatchObject([{ becomes: 'look', reason: M.severalAlike }]);
    await send('Dolo-650 Tablets');
    expect(await stock()).toEqual([
      ['Dolo 650 Tablet', 40],
      ['Dolo-650 Tablets', 70],
    ]);
  });
});
