import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { IMPORT_MODES, type ImportMode } from '#contract/pharmacy/drug-import.ts';
import {
  addDrug,
  adjustStock,
  importDrugs,
  listDrugBatches,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await newClinic(app, 'Any Shelf Clinic');
});

function send(rows: unknown[][], mode: ImportMode) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet');
  const file = new File([write(book, { type: 'buffer', bookType: 'xlsx' })], 'sheet.xlsx');
  return app.call(importDrugs, { file, body: { mode } }, admin);
}
const batchesOf = (id: string) => app.ok(listDrugBatches, { params: { id } }, admin);

it.each(IMPORT_MODES)(
  'leaves the pieces and the expiry of every other batch unchanged in a %s, for any stock and sheet',
  {
    timeout: 60_000,
  },
  async (mode) => {
    const day = fc.constantFrom(null, '2020-01-31', '2027-03-31', '2028-06-30', '2029-12-31');
    const batch = fc.record({ quantity: fc.integer({ min: 1, max: 60 }), expiry_date: day });
    const row = fc.record({
      quantity: fc.integer({ min: 0, max: 120 }),
      expiry: day,
      cost: fc.option(fc.integer({ min: 1, max: 9 })),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(batch, { maxLength: 4 }),
        row,
        async (shelf, { quantity, expiry, cost }) => {
          const name = `Any ${mode} ${run}`;
          run += 1;
          const body = aDrug({ name, quantity_in_stock: 0 });
          const { id } = await app.ok(addDrug, { body }, admin);
          for (const { quantity: quantityChange, expiry_date } of shelf) {
            const bought = { quantityChange, reason: 'purchase', expiry_date } as const;
            // A separate batch, whatever its expiry.
            await app.ok(
              adjustStock,
              { params: { id }, body: { ...bought, batch_no: 'B' } },
              admin,
            );
          }
          const before = new Map((await batchesOf(id)).map((one) => [one.id, one]));
          const total = shelf.reduce((sum, one) => sum + one.quantity, 0);
          await send(
            [
              ['Name', 'Qty', 'Expiry', 'Cost'],
              [name, quantity, expiry, cost],
            ],
            mode,
          );
          const after = await batchesOf(id);
          const sum = after.reduce((pieces, one) => pieces + one.quantity, 0);
          expect(sum).toBe(mode === 'delivery' ? total + quantity : quantity);
          for (const one of after) {
            const old = before.get(one.id);
            expect(old ?? one).toMatchObject({
              expiry_date: one.expiry_date,
              buying_price: one.buying_price,
            });
          }
          const pieces = (which: string) => after.find((one) => one.id === which)?.quantity ?? 0;
          const grown = [...before.values()].filter((one) => pieces(one.id) > one.quantity);
          const shrunk = [...before.values()].filter((one) => pieces(one.id) < one.quantity);
          if (mode === 'delivery') expect([...grown, ...shrunk]).toEqual([]);
          else if (quantity >= total) expect([grown.length <= 1, shrunk]).toEqual([true, []]);
          else expect(grown).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  },
);
