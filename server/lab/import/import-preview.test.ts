import { beforeAll, expect, it } from 'vitest';
import {
  addLabTest,
  importLabTests,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
let technician: Person;

beforeAll(async () => {
  technician = await newStaff(app, await newClinic(app, 'Previewing Lab'), 'lab');
  const body = { name: 'CBC', price: 350, category: 'Haematology', description: 'EDTA' };
  await app.ok(addLabTest, { body }, technician);
});

const ROWS = [
  ['Test', 'Price', 'Department', 'Method'],
  ['CBC', 3500, 'Haematology', 'Flow cytometry'],
  ['ESR', 'ten', 'Haematology', 'Westergren'],
];
const send = (body: { preview?: 'true'; mended?: string }, rows: unknown[][] = ROWS) =>
  app.ok(importLabTests, { file: sheetFile(rows), body }, technician);
const found = async (search: string) =>
  (await app.ok(listLabTests, { query: { search } }, technician))[0];

it('shows the price until now, and a price that jumps', async () => {
  const { rows, details } = await send({ preview: 'true' });
  expect(rows[0]).toMatchObject({ becomes: 'updated', price: 350_000, price_before: 35_000 });
  expect(details).toMatchObject({ jumps: 1, look: 1 });
});

it('leaves a test that a row does not change', async () => {
  const { rows, details } = await send({}, [ROWS[0]!, ['cbc', 350, 'Haematology', 'Impedance']]);
  expect(rows[0]).toMatchObject({ becomes: 'same', price_before: 35_000 });
  expect(details).toMatchObject({ added: 0, updated: 0, same: 1 });
});

it('takes a mended cell, and ignores a column of methods', async () => {
  const mended = JSON.stringify([{ row: 3, field: 'price', text: '90' }]);
  const { details } = await send({ mended });
  expect(details).toMatchObject({ added: 1, updated: 1 });
  expect(await found('ESR')).toMatchObject({ price: 9_000, description: null });
  expect(await found('CBC')).toMatchObject({ price: 350_000, description: 'EDTA' });
});

const BELOW = ['Test', 'Price', 'Unit', 'Normal Range'];
const becoming = async (...rows: unknown[][]) =>
  (await send({ preview: 'true' }, [BELOW, ...rows])).rows.map(({ name, becomes }) => [
    name,
    becomes,
  ]);

it('asks for the price of a single test without one, below a test that has a price', async () => {
  expect(
    await becoming(
      ['ECHO', 1500, null, null],
      ['Blood Sugar', null, 'mg/dL', '70-110'],
      ['Widal', 150, null, null],
      ['S. Typhi O', null, 'titre', '<80'],
      ['S. Typhi H', null, 'titre', '<80'],
    ),
  ).toEqual([
    ['ECHO', 'added'],
    ['Blood Sugar', 'look'],
    ['Widal', 'added'],
  ]);
});

it('makes no existing test a parameter of the one above it', async () => {
  const body = { name: 'Urea', price: 120 };
  await app.ok(addLabTest, { body }, technician);
  const rows = await becoming(
    ['X-Ray Chest', 400, null, null],
    ['urea', null, 'mg/dL', '15-40'],
    ['Creatinine', null, 'mg/dL', '0.6-1.2'],
  );
  expect(rows.map(([name]) => name)).toEqual(['X-Ray Chest', 'urea', 'Creatinine']);
});
