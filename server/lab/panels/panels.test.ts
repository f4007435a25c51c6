import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBill, createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { testInPanel } from '#contract/lab/lab.messages.ts';
import {
  createLabOrder,
  getLabOrder,
  getLabOrderReport,
  listPatientLabReports,
  moveLabOrder,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { LAB_TEST_MESSAGES as T, testOfPanel } from '#contract/lab/tests/lab-test.messages.ts';
import {
  addLabTest,
  deleteLabTest,
  editLabTest,
  exportLabTests,
  importLabTestsFromText,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listWorklist } from '#contract/lab/worklist/worklist.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../../testing/builders/clinic.ts';
import { newLabTest } from '../../testing/builders/lab.ts';
import { readSpreadsheet } from '../../testing/read-spreadsheet.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;
let cbc: string;
let sugar: string;
let panel: string;

const add = (body: object) =>
  app.call(addLabTest, { body: { name: 'Health check', price: 999, ...body } }, admin);
const edit = (id: string, body: object) =>
  app.call(
    editLabTest,
    { params: { id }, body: { name: 'Health check', price: 999, ...body } },
    admin,
  );
const order = (...ids: string[]) =>
  app.call(
    createLabOrder,
    { body: { patient_id: patientId, tests: ids.map((id) => ({ id })) } },
    admin,
  );
const ordered = async (...ids: string[]) => (await order(...ids)).json<{ id: string }>().id;
const details = (id: string) => app.ok(getLabOrder, { params: { id } }, admin);
const said = (reply: Awaited<ReturnType<typeof order>>) => [reply.statusCode, reply.json().message];

beforeEach(async () => {
  app.clock.set('2026-11-21T10:30:00.000Z');
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
  cbc = await newLabTest(app, admin, { name: 'CBC', parameters: { Haemoglobin: 'number' } });
  sugar = await newLabTest(app, admin, { name: 'Sugar', parameters: { Fasting: 'number' } });
  panel = (await add({ panel_tests: [sugar, cbc] })).json<{ id: string }>().id;
});

describe('a panel', () => {
  it('is one line of the order and of the bill, and is measured by its tests', async () => {
    const reply = await order(panel);
    expect(reply.json()).toMatchObject({
      tests: [{ id: panel, name: 'Health check', price: 999 }],
    });
    const { id } = reply.json<{ id: string }>();
    expect((await details(id)).tests).toMatchObject([
      { id: sugar, name: 'Sugar', price: 0, panel: { id: panel, name: 'Health check' } },
      { id: cbc, default_parameters: [{ name: 'Haemoglobin' }], panel: { id: panel } },
    ]);
    const items = [{ name: 'Health check', price: 999, item_id: panel, type: 'lab' as const }];
    const body = { patientId, type: 'lab', labOrderId: id, items, paymentMode: 'cash' } as const;
    const { id: billId } = await app.ok(createBill, { body }, admin);
    for (const status of ['collected', 'processing'] as const) {
      await app.ok(moveLabOrder, { params: { id }, body: { status } }, admin);
    }
    const [atWork] = (await app.ok(listWorklist, {}, admin)).orders;
    expect(atWork?.tests.map(({ name }) => name)).toEqual(['Sugar', 'CBC']);
    const content = { [cbc]: { Haemoglobin: 13.2 }, [sugar]: { Fasting: 92 } };
    const report = { report_content: JSON.stringify(content) };
    await app.ok(submitLabReport, { params: { id }, body: report }, admin);
    const shown = await app.ok(getLabOrderReport, { params: { id } }, admin);
    expect(JSON.parse(shown.report_content)).toEqual(content);
    const own = { params: { id: patientId } };
    expect(await app.ok(listPatientLabReports, own, admin)).toMatchObject([
      { testName: 'Health check', reportFindings: 'Fasting: 92, Haemoglobin: 13.2' },
    ]);
    const { bill } = await app.ok(getBill, { params: { id: billId } }, admin);
    expect([bill.items.length, bill.calculated.totalDue]).toEqual([1, 99_900]);
  });

  it('is paid back once and in full when its bill is cancelled', async () => {
    const id = await ordered(panel);
    const items = [{ name: 'Health check', price: 999, item_id: panel, type: 'lab' as const }];
    const body = { patientId, type: 'lab', labOrderId: id, items, paymentMode: 'cash' } as const;
    const { id: billId } = await app.ok(createBill, { body }, admin);
    const params = { id: billId };
    await app.ok(cancelBill, { params, body: { reason: 'Wrong' } }, admin);
    const { payments } = await app.ok(getBill, { params }, admin);
    expect(payments.map(({ amount_paid }) => amount_paid).sort((a, b) => a - b)).toEqual([
      -99_900, 99_900,
    ]);
  });

  it('is ordered as it was: a later change of the panel changes no order', async () => {
    const id = await ordered(panel);
    expect((await edit(panel, { panel_tests: [cbc] })).statusCode).toBe(200);
    expect((await details(id)).tests.map(({ name }) => name)).toEqual(['Sugar', 'CBC']);
    // Also when the order is edited, and a new order has the new tests.
    const esr = await newLabTest(app, admin, { name: 'ESR' });
    const asSent = (one: string) => ({ id: one, name: 'Any', price: 1 });
    const body = { tests: [asSent(panel), asSent(esr)] };
    await app.ok(overrideLabOrder, { params: { id }, body }, admin);
    expect((await details(id)).tests.map(({ name }) => name)).toEqual(['Sugar', 'CBC', 'ESR']);
    expect((await details(await ordered(panel))).tests.map(({ name }) => name)).toEqual(['CBC']);
    // An edit that does not name them leaves them, and none makes it an ordinary test.
    await edit(panel, { price: 500 });
    const named = async () =>
      (await app.ok(listLabTests, { query: {} }, admin)).find((test) => test.id === panel);
    expect((await named())?.panel_tests).toEqual([{ id: cbc, name: 'CBC' }]);
    await edit(panel, { panel_tests: [] });
    expect((await named())?.panel_tests).toBeUndefined();
  });

  it('refuses a test twice, itself, another panel, values of its own, and another clinic’s test', async () => {
    expect(said(await order(panel, cbc))).toEqual([400, testInPanel('CBC', 'Health check')]);
    expect(said(await add({ panel_tests: [cbc, cbc] }))).toEqual([400, T.panelTwice]);
    expect(said(await add({ panel_tests: [panel] }))).toEqual([400, T.panelInPanel]);
    expect(said(await edit(panel, { panel_tests: [panel] }))).toEqual([400, T.panelInPanel]);
    expect(said(await edit(cbc, { panel_tests: [sugar] }))).toEqual([400, T.panelInPanel]);
    const values = { default_parameters: [{ name: 'X', type: 'number' }] };
    expect(said(await add({ panel_tests: [cbc], ...values }))).toEqual([400, T.panelHasNoValues]);
    expect(said(await edit(panel, values))).toEqual([400, T.panelHasNoValues]);
    const other = await newClinic(app);
    const foreign = await newLabTest(app, other, { name: 'Foreign' });
    expect(said(await add({ panel_tests: [foreign] }))).toEqual([400, T.unknownTest]);
    const gone = await app.call(deleteLabTest, { params: { id: cbc } }, admin);
    expect(said(gone)).toEqual([409, testOfPanel('CBC', 'Health check')]);
  });

  it('keeps its tests while one of them is deleted or becomes a panel at the same time', async () => {
    for (const spoil of [
      (id: string) => app.call(deleteLabTest, { params: { id } }, admin),
      (id: string) => edit(id, { panel_tests: [cbc] }),
    ]) {
      const member = await newLabTest(app, admin, { name: 'Urine' });
      const replies = await Promise.all([
        ...[1, 2, 3].map((n) => add({ name: `Check ${n}`, panel_tests: [member, sugar] })),
        spoil(member),
      ]);
      const made = replies.slice(0, 3).filter(({ statusCode }) => statusCode === 201);
      const isSpoilt = replies[3]?.statusCode === 200;
      expect(isSpoilt ? made.length : Math.min(made.length, 1)).toBe(isSpoilt ? 0 : 1);
    }
  });

  it('gets no values from a file that lists some under its name', async () => {
    const text = 'Test,Price,Parameter,Unit\nHealth check,900,Haemoglobin,g/dL\n';
    const file = new File([text], 'tests.csv');
    await app.ok(importLabTestsFromText, { file, body: {} } as never, admin);
    const tests = await app.ok(listLabTests, { query: { search: 'Health' } }, admin);
    expect(tests).toMatchObject([{ price: 90_000, default_parameters: [] }]);
    expect((await edit(panel, { panel_tests: [cbc] })).statusCode).toBe(200);
  });

  it('measures a test of two panels once', async () => {
    const second = (await add({ name: 'Anaemia', panel_tests: [cbc] })).json<{ id: string }>().id;
    const id = await ordered(panel, second);
    expect((await details(id)).tests.map(({ name }) => name)).toEqual(['Sugar', 'CBC']);
  });

  it('is exported with the names of its tests', async () => {
    const reply = await app.call(exportLabTests, {}, admin);
    const rows = await readSpreadsheet(reply.rawPayload);
    const at = rows[0]?.indexOf('Tests of panel') ?? -1;
    expect(rows.find(([name]) => name === 'Health check')?.[at]).toBe('Sugar; CBC');
  });
});
