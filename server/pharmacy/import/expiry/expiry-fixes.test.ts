import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import {
  addDrug,
  editDrug,
  importDrugs,
  listDrugBatches,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, type Person } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();
const HEAD = ['Item', 'Batch', 'Expiry', 'Stock', 'MRP'];
let clinic: Person;
let dolo: string;

const bring = (mode: ImportMode, rows: unknown[][], preview?: 'true') =>
  app.ok(
    importDrugs,
    { file: sheetFile([HEAD, ...rows]), body: { mode, ...(preview && { preview }) } },
    clinic,
  );
const shelf = async () => {
  const batches = await app.ok(listDrugBatches, { params: { id: dolo } }, clinic);
  return batches
    .map(({ batch_no, expiry_date, quantity }) => [batch_no, expiry_date, quantity])
    .sort((a, b) => String(a[0]).localeCompare(String(b[0])));
};

beforeEach(async () => {
  clinic = await newClinic(app, 'Expiry Clinic');
  app.clock.set('2026-11-21T06:00:00Z');
  const drug = aDrug({ name: 'Dolo 650', quantity_in_stock: 0, price: 4, expiry_date: null });
  ({ id: dolo } = await app.ok(addDrug, { body: drug }, clinic));
  await bring('delivery', [
    ['Dolo 650', 'B1', '05/2027', 10, 4],
    ['Dolo 650', 'B2', 'NA', 20, 4],
  ]);
});

const BEFORE = [
  ['B1', '2027-05-31', 10],
  ['B2', null, 20],
];

describe('a count with another expiry of a batch', () => {
  const CORRECTED = [
    ['Dolo 650', 'b1', '05/2028', 10, 4],
    ['Dolo 650', 'B2', '09/2027', 18, 4],
  ];

  it('shows the old and the new one, corrects it, and is undone', async () => {
    const { rows } = await bring('count', CORRECTED, 'true');
    expect(rows.map((row) => [row.becomes, row.expiry_before, row.expiry_date])).toEqual([
      ['updated', '2027-05-31', '2028-05-31'],
      ['updated', null, '2027-09-30'],
    ]);
    const { undo, gone } = await bring('count', CORRECTED);
    expect([gone, await shelf()]).toEqual([
      undefined,
      [
        ['B1', '2028-05-31', 10],
        ['B2', '2027-09-30', 18],
      ],
    ]);
    await app.ok(undoDrugImport, { params: { id: undo!.id } }, clinic);
    expect(await shelf()).toEqual(BEFORE);
  });

  it('of one row corrects that batch alone, and is not undone over a later correction', async () => {
    const { undo } = await bring('count', [['Dolo 650', 'B1', '06/2027', 30, 4]]);
    expect(await shelf()).toEqual([['B1', '2027-06-30', 10], BEFORE[1]]);
    const body = { expiry_date: '2027-07-31' };
    await app.ok(editDrug, { params: { id: dolo }, body }, clinic);
    const undone = await app.call(undoDrugImport, { params: { id: undo!.id } }, clinic);
    expect([undone.statusCode, (await shelf())[0]]).toEqual([409, ['B1', '2027-07-31', 10]]);
  });

  it('is the same when the month is the same, or when the sheet contradicts itself', async () => {
    const same = [
      ['Dolo 650', 'B1', '31-05-2027', 10, 4],
      ['Dolo 650', 'B2', 'NA', 20, 4],
    ];
    const { rows } = await bring('count', same);
    expect(rows.map(({ becomes }) => becomes)).toEqual(['same', 'same']);
    const torn = [
      ['Dolo 650', 'B1', '05/2028', 5, 4],
      ['Dolo 650', 'B1', '06/2028', 5, 4],
      same[1]!,
    ];
    const { rows: others } = await bring('count', torn, 'true');
    expect(others.some(({ expiry_before }) => expiry_before !== undefined)).toBe(false);
  });

  it('is not corrected by a delivery or a price list', async () => {
    await bring('prices', CORRECTED);
    expect(await shelf()).toEqual(BEFORE);
    await bring('delivery', [['Dolo 650', 'B1', '05/2028', 5, 4]]);
    expect((await shelf()).filter(([number]) => number === 'B1')).toHaveLength(2);
  });
});
