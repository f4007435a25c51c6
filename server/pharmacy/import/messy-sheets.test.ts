import { beforeEach, describe, expect, it } from 'vitest';
import { IMPORT_MODES } from '#contract/pharmacy/drug-import.ts';
import { importDrugs, listDrugBatches, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { newShelf } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { SHEETS } from './messy-sheets.data.ts';

const app = startTestApp();
let admin: Person;

/** The stock of every case: each drug has two batches, of 20 and of 30, at ₹2.50. */
const SHELF = ['Para 650', 'Amox 500', 'Cetz 10'];
const BATCHES = [
  ['OLD1', '2027-01-31', 20],
  ['OLD2', '2027-06-30', 30],
] as const;

const batchesOf = (id: string) => app.ok(listDrugBatches, { params: { id } }, admin);
const drugs = () => app.ok(listDrugs, { query: {} }, admin);

/** A separate clinic for each case, so that no case sees another's drugs. */
beforeEach(async () => {
  admin = await newClinic(app, 'Messy Pharmacy');
  for (const name of SHELF) await newShelf(app, admin, { name, batches: BATCHES });
});

describe.each(Object.entries(SHEETS))('a sheet with %s', (_, expected) => {
  it.each(IMPORT_MODES)('loses no data as a %s', async (mode) => {
    const before = await drugs();
    const shelves = new Map(
      await Promise.all(before.map(async ({ id, name }) => [name, await batchesOf(id)] as const)),
    );
    const reply = await app.call(
      importDrugs,
      { file: sheetFile(expected.rows), body: { mode } },
      { token: admin.token },
    );
    expect([200, 400]).toContain(reply.statusCode);
    const after = await drugs();

    const fresh = after.filter(({ name }) => !SHELF.includes(name)).map(({ name }) => name);
    expect(expected.newDrugs ?? []).toEqual(expect.arrayContaining(fresh));
    for (const drug of after) {
      const { name, quantity_in_stock: stock, price } = drug;
      const old = before.find((one) => one.name === name);
      const read = expected.quantity?.[name] ?? [];
      const held = old?.quantity_in_stock ?? 0;
      const may = [held, ...read.map((one) => (mode === 'delivery' ? held + one : one))];
      if (old || expected.quantity?.[name]) expect(may, `stock of ${name}`).toContain(stock);
      const prices = (expected.price?.[name] ?? []).map((one) => Math.round(one * 100));
      const mayCost = old ? [old.price, ...prices] : prices;
      if (mayCost.length > 0) expect(mayCost, `price of ${name}`).toContain(price);
      const shelf = shelves.get(name) ?? [];
      for (const batch of await batchesOf(drug.id)) {
        const was = shelf.find(({ id }) => id === batch.id);
        if (was) {
          const { quantity, mrp, ...labels } = was;
          expect(batch).toMatchObject(labels);
          // Noted where the price of new pieces rises.
          if (batch.mrp !== mrp) expect(batch.mrp).toBe(old?.price);
          if (mode === 'delivery') expect(batch.quantity).toBe(quantity);
        } else expect([null, ...(expected.expiry ?? [])]).toContain(batch.expiry_date);
      }
      if (mode === 'delivery') {
        const left = (await batchesOf(drug.id)).map(({ id }) => id);
        expect(left).toEqual(expect.arrayContaining(shelf.map(({ id }) => id)));
      }
    }
    for (const [name, stock] of Object.entries(expected.must?.[mode] ?? {}))
      expect(after.find((one) => one.name === name)?.quantity_in_stock, name).toBe(stock);
  });
});
