import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import {
  addLabTest,
  importLabTests,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { HAEMOGLOBIN } from '../../testing/builders/lab.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
let technician: Person;

beforeAll(async () => {
  technician = await newStaff(app, await newClinic(app, 'Importing Lab Clinic'), 'lab');
});

type Body = EndpointInput<typeof addLabTest>['body'];
const add = (body: Partial<Body>) =>
  app.ok(addLabTest, { body: { name: 'x', price: 650, ...body } }, technician);
const list = (query: { search: string }) => app.ok(listLabTests, { query }, technician);
const send = (rows: unknown[][]) =>
  app.call(
    importLabTests,
    { file: sheetFile(rows), body: { preview: 'false' } } as never,
    technician,
  );

describe('an import of tests that the clinic has', () => {
  it('updates the test with the exact name before one that differs in case or spaces', async () => {
    await add({ name: 'Import G', price: 10 });
    await add({ name: 'IMPORT  g', price: 20 });
    await send([
      ['Test', 'Price'],
      ['IMPORT  g', 25],
    ]);
    await send([
      ['Test', 'Price'],
      ['import g', 15],
    ]);
    const prices = (await list({ search: 'import' }))
      .filter(({ name }) => /^import\s+g$/i.test(name))
      .map(({ name, price }) => [name, price]);
    expect(prices).toEqual([
      ['IMPORT  g', 2_500],
      ['Import G', 1_500],
    ]);
  });

  it('leaves fields without a column, empty cells, and unnamed parameters unchanged', async () => {
    await send([
      ['Test', 'Price', 'Category', 'Sample', 'Parameter', 'Unit', 'Normal range', 'LOINC'],
      ['Kept panel', 300, 'Haematology', 'Blood', 'Hb', 'g/dL', 'M: 13-17; F: 12-15', '718-7'],
      [null, null, null, null, 'WBC', '/µL', '4000-11000', null],
    ]);
    const [before] = await list({ search: 'kept panel' });
    for (const rows of [
      [
        ['Test', 'Category'],
        ['Kept panel', null],
      ],
      [
        ['Test', 'Price', 'Parameter', 'Unit'],
        ['Kept panel', null, 'HB', null],
      ],
      [
        ['Test', 'Sample', 'Description', 'Parameter'],
        ['Kept panel', null, null, null],
      ],
    ]) {
      await send(rows);
      const [after] = await list({ search: 'kept panel' });
      expect(after).toMatchObject({ price: 30_000, category: 'Haematology', sample: 'Blood' });
      expect(after?.default_parameters.map(({ name }) => name.toLowerCase())).toEqual([
        'hb',
        'wbc',
      ]);
      expect(after?.default_parameters[0]).toMatchObject({
        ...{
          unit: 'g/dL',
          normal_range: before?.default_parameters[0]?.normal_range,
          loinc: '718-7',
        },
        ranges: before?.default_parameters[0]?.ranges,
      });
    }
    await send([
      ['Test', 'M.R.P.', 'Rate'],
      ['Kept panel', 350, 200],
    ]);
    expect((await list({ search: 'kept panel' }))[0]).toMatchObject({ price: 35_000 });
  });

  it('turns a test with values into a text test and back', async () => {
    await add({ name: 'Import T', default_parameters: [HAEMOGLOBIN] });
    const found = async () => (await list({ search: 'import t' }))[0];
    await send([
      ['Test', 'Report only'],
      ['Import T', 'Yes'],
    ]);
    expect(await found()).toMatchObject({ report_only: true, default_parameters: [] });
    await send([
      ['Test', 'Parameter'],
      ['Import T', 'ESR'],
    ]);
    expect(await found()).toMatchObject({
      report_only: false,
      default_parameters: [{ name: 'ESR' }],
    });
  });
});
