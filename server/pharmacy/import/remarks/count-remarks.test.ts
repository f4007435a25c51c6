import { expect, it } from 'vitest';
import { remarkKept, remarkNotKept } from '#contract/pharmacy/drug.messages.ts';
import { COUNT_REASON } from '#contract/pharmacy/drug-import.ts';
import { addDrug, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();

it('a remark of a count is kept with its corrections, not with the drug', async () => {
  const clinic = await newClinic(app, 'Counting Clinic');
  for (const name of ['Dolo 650', 'Pan 40']) {
    const body = aDrug({ name, description: 'After food', quantity_in_stock: 50 });
    await app.ok(addDrug, { body }, clinic);
  }
  const file = sheetFile([
    ['Item', 'Stock', 'Price', 'Remarks'],
    ['Dolo 650', 47, 2.5, 'One strip torn'],
    ['Pan 40', 50, 2.5, 'Top shelf'],
    ['New 5 mg', 3, 2.5, 'Behind the door'],
  ]);
  const send = (preview: 'true' | 'false') =>
    app.ok(importDrugs, { file, body: { mode: 'count', preview } }, clinic);
  const { rows, columns } = await send('true');
  expect(columns).toContainEqual(
    expect.objectContaining({ heading: 'Remarks', read_as: 'Remark', field: 'remark' }),
  );
  const seen = rows.map(({ name, becomes, notes, changes }) => [name, becomes, notes, changes]);
  expect(seen).toEqual([
    ['Dolo 650', 'updated', [remarkKept('One strip torn')], undefined],
    ['Pan 40', 'same', [remarkNotKept('Top shelf')], undefined],
    ['New 5 mg', 'added', [remarkKept('Behind the door')], undefined],
  ]);
  await send('false');
  const drugs = await app.ok(listDrugs, { query: {} }, clinic);
  expect(drugs.map(({ name, description }) => [name, description])).toEqual([
    ['Dolo 650', 'After food'],
    ['New 5 mg', null],
    ['Pan 40', 'After food'],
  ]);
  const moved = await app.started.services.database.inClinic(clinic.user.clinic_id ?? '', (tx) =>
    tx
      .selectFrom('stock_movements')
      .where('import_id', 'is not', null)
      .select(['quantity', 'note'])
      .orderBy('quantity')
      .execute(),
  );
  expect(moved).toEqual([
    { quantity: -3, note: `${COUNT_REASON}: One strip torn` },
    { quantity: 3, note: 'Behind the door' },
  ]);
});

it('names the batch of each remark where a drug has several rows', async () => {
  const clinic = await newClinic(app, 'Counting Clinic');
  const rows = [
    ['Item', 'Batch', 'Expiry', 'Stock', 'Price', 'Remarks'],
    ['Dolo 650', 'A1', '08/2028', 10, 2.5, 'Wet'],
    ['Dolo 650', 'D9', '12/2028', 20, 2.5, 'Torn'],
  ];
  const send = () =>
    app.ok(importDrugs, { file: sheetFile(rows), body: { mode: 'count' } }, clinic);
  await send();
  rows[1]![3] = 9;
  const { rows: shown } = await send();
  expect(shown.map(({ notes }) => notes)).toEqual([[remarkKept('Wet')], [remarkKept('Torn')]]);
  const moved = await app.started.services.database.inClinic(clinic.user.clinic_id ?? '', (tx) =>
    tx
      .selectFrom('stock_movements')
      .where('kind', '=', 'correction')
      .select(['quantity', 'note'])
      .execute(),
  );
  expect(moved).toEqual([{ quantity: -1, note: `${COUNT_REASON}: A1: Wet; D9: Torn` }]);
});
