import { beforeAll, expect, it } from 'vitest';
import { importDrugsFromText } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';

const app = startTestApp();
let clinic: Person;

beforeAll(async () => {
  clinic = await newClinic(app, 'Mending Clinic');
});

const file = () =>
  new File(['Item,Stock,MRP\r\nDolo,few,2.50\r\nPan,7,8/9\r\n"",5,3\r\n'], 'list.csv');
const send = (mended: string, preview: 'true' | 'false') =>
  app.call(importDrugsFromText, { file: file(), body: { mode: 'count', preview, mended } }, clinic);

it('mended cells are read as if the file had them, in the preview and in the import', async () => {
  const before = (await send('[]', 'true')).json();
  expect(before.rows).toMatchObject([
    { becomes: 'look', field: 'quantity_in_stock', cell: 'few' },
    { becomes: 'look', field: 'price', cell: '8/9' },
    { becomes: 'look', field: 'name', cell: null },
  ]);
  const mended = JSON.stringify([
    { row: 2, field: 'quantity_in_stock', text: '12' },
    { row: 3, field: 'price', text: ' 8.90 ' },
    { row: 4, field: 'name', text: 'Eno' },
    { row: 99, field: 'price', text: '1' },
    { row: 2, field: 'no_such', text: '1' },
  ]);
  for (const preview of ['true', 'false'] as const) {
    const { rows, details } = (await send(mended, preview)).json();
    expect(details).toMatchObject({ added: 3, skipped: [] });
    expect(rows).toMatchObject([
      { name: 'Dolo', quantity_in_stock: 12, price: 2.5 },
      { name: 'Pan', quantity_in_stock: 7, price: 8.9 },
      { name: 'Eno', quantity_in_stock: 5, price: 3 },
    ]);
  }
});

it('cells that are no list of cells are refused', async () => {
  for (const mended of ['no', '{}', '[{"row":0,"field":"price","text":"1"}]']) {
    expect((await send(mended, 'true')).statusCode).toBe(400);
  }
});
