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
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
let admin: Person;
/** Their calls follow each other faster than one session may call on a fast machine (200 a second). */
let staff: readonly Person[];

beforeAll(async () => {
  admin = await newClinic(app, 'Any Shelf Clinic');
  staff = await Promise.all([1, 2, 3].map(() => newStaff(app, admin, 'pharmacy')));
});

function send(rows: unknown[][], mode: ImportMode) {
  return app.call(importDrugs, { file: sheetFile(rows), body: { mode } }, admin);
}
const batchesOf = (id: string) => app.ok(listDrugBatches, { params: { id } }, admin);

const day = fc.constantFrom(null, '2020-01-31', '2027-03-31', '2028-06-30', '2029-12-31');
const batch = fc.record({ quantity: fc.integer({ min: 1, max: 60 }), expiry_date: day });
const drug = fc.record({
  shelf: fc.array(batch, { maxLength: 4 }),
  /** Its row in the sheet. */
  quantity: fc.integer({ min: 0, max: 120 }),
  expiry: day,
  cost: fc.option(fc.integer({ min: 1, max: 9 })),
});

type Shelf = readonly { readonly quantity: number; readonly expiry_date: string | null }[];

/** Creates a drug with these batches. Returns its id. */
async function stock(name: string, shelf: Shelf, by: Person): Promise<string> {
  const body = aDrug({ name, quantity_in_stock: 0 });
  const { id } = await app.ok(addDrug, { body }, by);
  for (const { quantity: quantityChange, expiry_date } of shelf) {
    // A separate batch, whatever its expiry.
    const bought = { quantityChange, reason: 'purchase', expiry_date, batch_no: 'B' } as const;
    await app.ok(adjustStock, { params: { id }, body: bought }, by);
  }
  return id;
}

it.each(IMPORT_MODES)(
  'leaves the pieces and the expiry of every other batch unchanged in a %s, for any stock and sheet',
  async (mode) => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(drug, { minLength: 1, maxLength: 7 }), async (drugs) => {
        const lines: unknown[][] = [['Name', 'Qty', 'Expiry', 'Cost']];
        const stocked = [];
        for (const { shelf, quantity, expiry, cost } of drugs) {
          const name = `Any ${mode} ${made}`;
          made += 1;
          const id = await stock(name, shelf, staff[made % staff.length] ?? admin);
          stocked.push({ id, quantity, before: await batchesOf(id) });
          lines.push([name, quantity, expiry, cost]);
        }
        // One sheet for several drugs, since a process is started for each file.
        await send(lines, mode);
        for (const { id, quantity, before } of stocked) {
          expectUnchanged(mode, quantity, before, await batchesOf(id));
        }
      }),
      { numRuns: 6 },
    );
  },
);

type Batches = Awaited<ReturnType<typeof batchesOf>>;

/** Expects that only the batches that the row's quantity concerns have changed. */
function expectUnchanged(mode: ImportMode, quantity: number, before: Batches, after: Batches) {
  const olds = new Map(before.map((one) => [one.id, one]));
  const total = before.reduce((pieces, one) => pieces + one.quantity, 0);
  const sum = after.reduce((pieces, one) => pieces + one.quantity, 0);
  expect(sum).toBe({ delivery: total + quantity, count: quantity, prices: total }[mode]);
  for (const one of after) {
    const old = olds.get(one.id);
    expect(old ?? one).toMatchObject({
      expiry_date: one.expiry_date,
      buying_price: one.buying_price,
    });
  }
  const pieces = (which: string) => after.find((one) => one.id === which)?.quantity ?? 0;
  const grown = before.filter((one) => pieces(one.id) > one.quantity);
  const shrunk = before.filter((one) => pieces(one.id) < one.quantity);
  if (mode !== 'count') expect([...grown, ...shrunk]).toEqual([]);
  else if (quantity >= total) expect([grown.length <= 1, shrunk]).toEqual([true, []]);
  else expect(grown).toEqual([]);
}
