import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { IMPORT_UNDO_MESSAGES as M } from '#contract/pharmacy/drug-import-undo.ts';
import {
  adjustStock,
  importDrugs,
  listDrugBatches,
  listDrugImports,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { newShelf } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { removeOldImportNotes } from './remove-old-notes.ts';

const app = startTestApp();
let clinic: Person;

beforeEach(async () => {
  clinic = await newClinic(app, 'Undoing Clinic');
  app.clock.set('2026-11-21T06:00:00Z');
});

const HEADS: Record<ImportMode, readonly string[]> = {
  delivery: ['Item', 'Batch', 'Expiry', 'Qty', 'MRP', 'Rack', 'GST %'],
  count: ['Item', 'Batch', 'Expiry', 'Stock', 'MRP', 'Rack', 'GST %'],
  prices: ['Item', 'MRP'],
};
async function bring(mode: ImportMode, rows: readonly (readonly unknown[])[]): Promise<string> {
  app.clock.advance(60_000);
  const file = sheetFile([HEADS[mode], ...rows]);
  const { undo } = await app.ok(importDrugs, { file, body: { mode } }, clinic);
  return undo?.id ?? '';
}
const undo = (id: string) => app.call(undoDrugImport, { params: { id } }, clinic);
const messageOf = async (id: string) => (await undo(id)).json().message;
const stock = (name: string, quantity: number) =>
  newShelf(app, clinic, { name, batches: [['A1', '2028-08-31', quantity]] });

/** Each drug with each batch, without the times of the last change. */
async function shelf() {
  const drugs = await app.ok(listDrugs, { query: {} }, clinic);
  return Promise.all(
    drugs.map(async ({ last_updated: _, ...drug }) => ({
      ...drug,
      batches: await app.ok(listDrugBatches, { params: { id: drug.id } }, clinic),
    })),
  );
}

const DELIVERY = [['Dolo 650', 'D9', '12/2028', 40]];
const COUNT = [
  ['Dolo 650', 'A1', '08/2028', 30],
  ['Dolo 650', 'D9', '12/2028', 38],
];

describe('the undo of a delivery and of a count after it', () => {
  it.each([
    ['the count first', [1, 0]],
    ['the delivery first', [0, 1]],
  ] as const)('leaves the stock as it was: %s', async (_, order) => {
    await stock('Dolo 650', 50);
    const before = await shelf();
    const imports = [await bring('delivery', DELIVERY), await bring('count', COUNT)];
    for (const n of order) expect((await undo(imports[n]!)).statusCode).toBe(200);
    expect(await shelf()).toEqual(before);
    expect(await app.ok(listDrugImports, {}, clinic)).toEqual([]);
  });

  it('names what is taken back later, and then what was taken back', async () => {
    await stock('Dolo 650', 50);
    await stock('Pan 40', 5);
    const delivery = await bring('delivery', [...DELIVERY, ['Pan 40', 'P1', '12/2028', 10]]);
    const count = await bring('count', COUNT);
    expect(await messageOf(delivery)).toBe(M.undone({ undone: 1, waiting: ['Dolo 650'] }));
    expect(await app.ok(listDrugs, { query: {} }, clinic)).toMatchObject([
      { name: 'Dolo 650', quantity_in_stock: 68 },
      { name: 'Pan 40', quantity_in_stock: 5 },
    ]);
    // Later than the hour of the delivery.
    app.clock.set('2026-11-21T07:01:30Z');
    await removeOldImportNotes(app.started.services);
    expect(await messageOf(count)).toBe(M.undone({ undone: 1, taken: ['Dolo 650'] }));
    expect(await app.ok(listDrugs, { query: {} }, clinic)).toMatchObject([
      { name: 'Dolo 650', quantity_in_stock: 50 },
      { name: 'Pan 40', quantity_in_stock: 5 },
    ]);
  });

  it('leaves what was sold in between, and names it', async () => {
    const id = await stock('Dolo 650', 50);
    const delivery = await bring('delivery', DELIVERY);
    const count = await bring('count', COUNT);
    app.clock.advance(60_000);
    await app.ok(adjustStock, { params: { id }, body: { quantityChange: -3 } }, clinic);
    expect(await messageOf(delivery)).toBe(M.allTouched(['Dolo 650']));
    expect(await messageOf(count)).toBe(M.allTouched(['Dolo 650']));
  });

  it('names a delivery that stays because its pieces were sold before the count was undone', async () => {
    const id = await stock('Dolo 650', 50);
    const delivery = await bring('delivery', DELIVERY);
    const count = await bring('count', [...COUNT, ['Pan 40', 'P1', '12/2028', 10, 9]]);
    expect(await messageOf(delivery)).toBe(M.undone({ undone: 0, waiting: ['Dolo 650'] }));
    app.clock.advance(60_000);
    await app.ok(adjustStock, { params: { id }, body: { quantityChange: -3 } }, clinic);
    expect(await messageOf(count)).toBe(M.undone({ undone: 1, left: ['Dolo 650'] }));
    expect(await app.ok(listDrugs, { query: {} }, clinic)).toMatchObject([
      { name: 'Dolo 650', quantity_in_stock: 65 },
    ]);
  });
});

/** Numbers that are the same at each run. */
function numbersOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const NAMES = ['Dolo 650', 'Pan 40', 'New 5 mg', 'Other'];

function randomFile(next: (below: number) => number): [ImportMode, unknown[][]] {
  const mode = (['delivery', 'count', 'prices', 'delivery', 'count'] as const)[next(5)]!;
  const names = NAMES.filter(() => next(3) > 0);
  const rows = (names.length > 0 ? names : NAMES).flatMap((name) => {
    const price = 2 + next(4);
    if (mode === 'prices') return [[name, price]];
    const rack = next(2) ? `R${next(3)}` : '';
    const gst = next(3) ? '' : [5, 18][next(2)];
    const batches = ['A1', 'D9', 'B7'].filter((_, n) => n === 0 || next(2) > 0);
    return batches.map((batch) => [
      ...[name, batch, batch === 'A1' ? '08/2028' : '12/2028'],
      ...[1 + next(60), price, rack, gst],
    ]);
  });
  return [mode, rows];
}

describe('several imports that are all undone, in any order', () => {
  it.each([1, 2, 3, 4, 5, 122, 158, 178])('leave the stock as it was: %i', async (seed) => {
    await stock('Dolo 650', 50);
    await stock('Pan 40', 20);
    const before = await shelf();
    const next = numbersOf(seed);
    const open: string[] = [];
    let left = 6;
    while (left > 0 || open.length > 0) {
      if (left > 0 && (open.length === 0 || next(3) > 0)) {
        left -= 1;
        const id = await bring(...randomFile(next));
        if (id) open.push(id);
      } else {
        const [id = ''] = open.splice(next(open.length), 1);
        const reply = await undo(id);
        expect([reply.statusCode, reply.json().message]).toEqual([200, expect.any(String)]);
      }
    }
    expect(await shelf()).toEqual(before);
    expect(await app.ok(listDrugImports, {}, clinic)).toEqual([]);
  });
});
