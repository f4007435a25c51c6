import { utils, write } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import {
  addLabTest,
  exportLabTests,
  importDefaultLabTests,
  importLabTests,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { defaultLabTests } from '../inventory/default-lab-tests.ts';

const app = startTestApp();
let technician: Person;

beforeAll(async () => {
  technician = await newStaff(app, await newClinic(app, 'Importing Lab Clinic'), 'lab');
  app.clock.set('2026-11-21T06:00:00Z');
});

type Body = EndpointInput<typeof addLabTest>['body'];
const add = (body: Partial<Body> = {}) =>
  app.ok(addLabTest, { body: { name: 'Lipid Profile', price: 650, ...body } }, technician);
const list = (query: { search?: string; category?: string } = {}, by = technician) =>
  app.ok(listLabTests, { query }, by);

const send = (from: Blob | undefined, preview = 'false', by = technician) =>
  app.call(importLabTests, { ...(from && { file: from }), body: { preview } } as never, by);

it('leaves out numbered sections of a price list, and asks about a numbered test without a price', async () => {
  const sheet = sheetFile([
    ['Sr No', 'Test Name', 'Rate'],
    [1, 'HAEMATOLOGY', null],
    [2, 'Numbered Hb', 100],
    [3, 'Biochemistry & Immunology', null],
    [4, 'Numbered Urea', 120],
    [5, 'Pathology Panel', null],
  ]);
  expect((await send(sheet, 'true')).json().rows).toMatchObject([
    { name: 'HAEMATOLOGY', becomes: 'skipped' },
    { name: 'Numbered Hb', becomes: 'added' },
    { name: 'Biochemistry & Immunology', becomes: 'skipped' },
    { name: 'Numbered Urea', becomes: 'added' },
    { name: 'Pathology Panel', becomes: 'look' },
  ]);
});

describe('an import', () => {
  const sheet = () =>
    sheetFile([
      ['Rates of 2026'],
      ['Investigation', 'Charges (Rs)', 'Department', 'Parameter', 'Units', 'Ref. Range'],
      ['Import A', 'Rs. 250/-', 'Haematology', 'Hb', 'g/dL', 'M: 13-17; F: 12-15'],
      [null, null, null, 'Smear', null, 'Normal'],
      [' import  b ', 90, null, null, null, null],
      ['Import C', null, null, null, null, null],
      ['Import D', 'ten', null, null, null, null],
      ['Import E', 10, null, 'Twice', null, null],
      ['IMPORT E', 10, null, 'twice', null, null],
      ['Import A', 10, null, null, null, null],
      ['Import F', null, 'Urine', null, null, null],
      [null, 40, 'Urine', null, null, null],
    ]);
  const skipped = [
    { row: 6, name: 'Import C', reason: 'This looks like a heading, not like a test.' },
    {
      row: 7,
      name: 'Import D',
      reason: 'The price must be an amount of at least 0 with at most 2 decimals.',
    },
    { row: 8, name: 'Import E', reason: 'twice: Two parameters have the same name.' },
    { row: 10, name: 'Import A', reason: 'This test stands in the file twice.' },
    { row: 11, name: 'Import F', reason: 'A new test needs a price.' },
    { row: 12, reason: 'The name of the test is missing.' },
  ];

  it('previews its changes and then makes exactly those', async () => {
    await add({ name: 'Import B', price: 70, category: 'Urine', sample: 'Urine' });
    const preview = (await send(sheet(), 'true')).json();
    expect(preview.details).toEqual({ added: 1, updated: 1, look: 5, skipped });
    expect(preview.rows[0]).toEqual({
      row: 3,
      name: 'Import A',
      price: 250,
      category: 'Haematology',
      parameters: 2,
      becomes: 'added',
      reason: null,
    });
    expect(await list({ search: 'import a' })).toEqual([]);

    expect((await send(sheet())).json()).toEqual({ ...preview, undo: expect.anything() });
    expect(preview.message).toBe('1 added, 1 updated, 6 skipped.');
    expect(await list({ search: 'import a' })).toMatchObject([
      {
        price: 25_000,
        default_parameters: [
          { name: 'Hb', type: 'number', unit: 'g/dL', normal_range: 'M: 13-17; F: 12-15' },
          { name: 'Smear', type: 'string', normal_range: 'Normal' },
        ],
      },
    ]);
    // Fields without a column, and empty cells, stay unchanged.
    expect(await list({ search: 'import b' })).toMatchObject([
      { name: 'Import B', price: 9_000, sample: 'Urine', category: 'Urine' },
    ]);
  });

  it('keeps counts per microscope field as text, whatever the type, and reads critical limits', async () => {
    const rows = [
      ['Test', 'Price', 'Analyte', 'UOM', 'Normal Value', 'Result type', 'Panic values'],
      ['Import F', 90, 'Pus Cells', '/HPF', '0-5', 'Numeric', null],
      ['Import F', null, 'RBC', 'per hpf', '0-2', null, null],
      ['Import F', null, 'Potassium', 'mEq/L', '3.5-5.1', null, '< 2.6, > 6'],
      ['Import F', null, 'Sodium', 'mEq/L', '135-145', null, 'see SOP'],
    ];
    await send(sheetFile(rows));
    const [test] = await list({ search: 'Import F' });
    expect(test?.default_parameters).toMatchObject([
      { name: 'Pus Cells', type: 'string' },
      { name: 'RBC', type: 'string' },
      { name: 'Potassium', type: 'number', critical: { low: 2.6, high: 6 } },
      { name: 'Sodium', type: 'number', critical: null },
    ]);
  });

  it('reads the .xls of an older Excel', async () => {
    const book = utils.book_new();
    const rows = [
      ['Test', 'Price'],
      ['Older Excel', 120],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Tests');
    const xls = new File([write(book, { type: 'buffer', bookType: 'biff8' })], 'tests.xls');
    expect((await send(xls)).json().details).toMatchObject({ added: 1 });
    expect(await list({ search: 'older excel' })).toMatchObject([{ price: 12_000 }]);
  });

  it.each([
    ['no file', undefined, 400, 'No file selected.'],
    [
      'a missing name column',
      sheetFile([['Price'], [1]]),
      400,
      'No column with the names of the tests was found.',
    ],
    [
      'a text',
      new File(['a,b'], 'a.xlsx'),
      415,
      'This is not an Excel file. Please choose an .xlsx or .xls file.',
    ],
  ])('refuses %s', async (_, wrong, status, message) => {
    const reply = await send(wrong);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
  });

  it('reads an exported file back', async () => {
    const from = await newClinic(app, 'Exporting Clinic');
    const to = await newClinic(app, 'Importing Clinic');
    await app.ok(importDefaultLabTests, {}, from);
    const exported = await app.call(exportLabTests, {}, from);
    expect(exported.headers['content-disposition']).toContain('Lab%20tests%202026-11-21.xlsx');
    const reply = await send(new File([exported.rawPayload], 'all.xlsx'), 'false', to);
    expect(reply.json().details).toEqual({
      added: defaultLabTests().length,
      updated: 0,
      skipped: [],
    });
    const plain = (tests: LabTest[]) =>
      tests.map(({ id: _, last_updated: __, default_parameters, ...test }) => ({
        ...test,
        // Ranges come back as their text.
        parameters: default_parameters.map(({ ranges: ___, ...parameter }) => parameter),
      }));
    expect(plain(await list({}, to))).toEqual(plain(await list({}, from)));
  });
});

describe('two concurrent imports', () => {
  const names = async (by: Person) => (await list({}, by)).map(({ name }) => name);

  it('of the same file add each test once', async () => {
    const by = await newStaff(app, await newClinic(app), 'lab');
    const sheet = () =>
      sheetFile([
        ['Test', 'Price'],
        ['Once A', 100],
        ['Once B', 200],
      ]);
    const replies = await Promise.all([1, 2, 3, 4].map(() => send(sheet(), 'false', by)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await names(by)).sort()).toEqual(['Once A', 'Once B']);
  });

  it('of the default tests enter each once', async () => {
    const by = await newStaff(app, await newClinic(app), 'lab');
    await Promise.all([1, 2, 3].map(() => app.ok(importDefaultLabTests, {}, by)));
    expect(await names(by)).toHaveLength(defaultLabTests().length);
  });
});
