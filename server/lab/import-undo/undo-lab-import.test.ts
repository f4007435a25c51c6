import { beforeEach, describe, expect, it } from 'vitest';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { LAB_IMPORT_UNDO_MESSAGES as M } from '#contract/lab/tests/lab-import-undo.ts';
import {
  addLabTest,
  editLabTest,
  importLabTestsFromText,
  listLabTestImports,
  listLabTests,
  undoLabTestImport,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { HAEMOGLOBIN } from '../../testing/builders/lab.ts';

const app = startTestApp();
let technician: Person;
let admin: Person;

beforeEach(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  admin = await newClinic(app);
  technician = await newStaff(app, admin, 'lab');
  const body = { name: 'CBC', price: 300, default_parameters: [HAEMOGLOBIN] };
  await app.ok(addLabTest, { body }, technician);
  app.clock.advance(60_000);
});

const bring = async (text: string, body = {}) => {
  const file = new File([text], 'tests.csv');
  return app.ok(importLabTestsFromText, { file, body } as never, technician);
};
const list = () => app.ok(listLabTests, { query: {} }, technician);
const recent = () => app.ok(listLabTestImports, {}, technician);
const undo = (id: string, by = technician) => app.call(undoLabTestImport, { params: { id } }, by);
const lastId = async () => (await recent())[0]?.id ?? '';
const SHEET = 'Test,Price,Parameter,Unit\nCBC,350,Platelets,lakh/uL\nESR,80,,\n';

describe('the undo of an import of tests', () => {
  it('takes back what it added and changed, with the parameters, once', async () => {
    const before = await list();
    await bring(SHEET);
    expect((await list()).map(({ name, price }) => [name, price])).toEqual([
      ['CBC', 35_000],
      ['ESR', 8_000],
    ]);
    const [one] = await recent();
    expect(one).toMatchObject({ added: 1, updated: 1, until: '2026-11-21T07:01:00.000Z' });
    app.clock.advance(60_000);
    const replies = await Promise.all([1, 2, 3].map(() => undo(one?.id ?? '')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const after = await list();
    const bare = (tests: typeof after) => tests.map(({ last_updated: _, ...test }) => test);
    expect(bare(after)).toEqual(bare(before));
    expect(await recent()).toEqual([]);
  });

  it('leaves a test that was changed or ordered since, and names it', async () => {
    await bring(SHEET);
    app.clock.advance(60_000);
    const [cbc, esr] = await list();
    const { id: patient_id } = await newPatient(app, admin);
    const order = { patient_id, tests: [{ id: esr?.id ?? '' }] };
    await app.ok(createLabOrder, { body: order }, admin);
    expect((await undo(await lastId())).json()).toMatchObject({
      ...{ undone: 1, left: ['ESR'], message: M.undone(1, ['ESR']) },
    });
    await bring('Test,Price\nCBC,360\n');
    app.clock.advance(60_000);
    const params = { id: cbc?.id ?? '' };
    await app.ok(editLabTest, { params, body: { name: 'CBC', price: 400 } }, technician);
    const reply = await undo(await lastId());
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.allTouched(['CBC'])]);
    expect((await list()).map(({ price }) => price)).toEqual([40_000, 8_000]);
  });

  it('is possible for an hour, in the own clinic, with the right to import', async () => {
    await bring(SHEET);
    const id = await lastId();
    expect((await undo(id, await newClinic(app))).statusCode).toBe(404);
    expect((await undo(id, await newStaff(app, admin, 'receptionist'))).statusCode).toBe(403);
    app.clock.advance(60 * 60_000 + 1);
    expect(await recent()).toEqual([]);
    const late = await undo(id);
    expect([late.statusCode, late.json().message]).toEqual([409, M.tooLate]);
  });
});

it('a heading that a person assigned is read by itself in the next file', async () => {
  const text = 'Jaanch,Daam\nESR,80\n';
  await bring(text, { columns: '0:name,1:price' });
  const reply = await bring('Jaanch,Daam\nSugar,90\n', { preview: 'true' });
  expect(reply.details).toMatchObject({ added: 1 });
  expect(reply.columns?.map(({ field }) => field)).toEqual(['name', 'price']);
});
