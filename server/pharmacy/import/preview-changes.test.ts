import { beforeEach, expect, it } from 'vitest';
import { COUNT_REASON } from '#contract/pharmacy/drug-import.ts';
import { addDrug, importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
let clinic: Person;

beforeEach(async () => {
  clinic = await newClinic(app, 'Preview Clinic');
  const drugs = [
    aDrug({ name: 'Pan 40', price: 3.5, box_number: 'A1', hsn: '3004', schedule: null }),
    aDrug({ name: 'Dolo 650', price: 2 }),
  ];
  for (const body of drugs) await app.ok(addDrug, { body }, clinic);
});

const ROWS = [
  ['Item', 'Batch', 'Expiry', 'Qty', 'MRP', 'Rack', 'HSN', 'Schedule'],
  ['Dolo 650', 'D1', '05/2028', 90, 2.2, '', '', ''],
  ['Pan 40', 'P1', '05/2028', 90, 35, 'B2', '3004', 'H'],
];
const count = (more: { preview?: 'true'; reason?: string }) =>
  app.ok(importDrugs, { file: sheetFile(ROWS), body: { mode: 'count', ...more } }, clinic);

it('counts the prices that change more than threefold, and names each field that changes', async () => {
  const { details, rows } = await count({ preview: 'true' });
  expect(details).toMatchObject({ updated: 2, jumps: 1 });
  expect(rows).toMatchObject([
    { name: 'Dolo 650', price_before: 200, price: 220 },
    {
      ...{ name: 'Pan 40', price_before: 350, price: 3_500 },
      changes: [
        { field: 'box_number', before: 'A1', after: 'B2' },
        { field: 'schedule', before: null, after: 'H' },
      ],
    },
  ]);
  expect(rows[0]).not.toHaveProperty('changes');
});

it.each([
  ['Yearly count', 'Yearly count'],
  [undefined, COUNT_REASON],
])('keeps the reason %s with each correction of a count', async (reason, kept) => {
  await count(reason === undefined ? {} : { reason });
  const notes = await app.started.services.database.inClinic(
    clinic.user.clinic_id ?? '',
    async (tx) =>
      tx
        .selectFrom('stock_movements')
        .where('import_id', 'is not', null)
        .select(['kind', 'note'])
        .execute(),
  );
  expect(notes.length).toBeGreaterThan(1);
  expect(new Set(notes.map(({ kind, note }) => `${kind} ${note}`))).toEqual(
    new Set([`correction ${kept}`]),
  );
});
