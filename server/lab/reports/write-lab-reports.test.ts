import { beforeEach, describe, expect, it } from 'vitest';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_STATUSES, REPORTABLE } from '#contract/lab/lab-order.status.ts';
import {
  createLabOrder,
  deleteLabReport,
  getLabOrder,
  getLabOrderReport,
  listLabOrders,
  listPatientLabTrends,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newLabReport, newLabTest } from '../../testing/builders/lab.ts';
import { newLabOrder } from '../../testing/builders/orders.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;
let cbc: string;
let orderId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T04:30:00.000Z');
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
  cbc = await newLabTest(app, admin, {
    name: 'CBC',
    parameters: { Hb: 'number', Malaria: 'boolean', Smear: 'string' },
  });
  const body = { patient_id: patientId, tests: [{ id: cbc }] };
  orderId = (await app.ok(createLabOrder, { body }, admin)).id;
  await override('processing');
});

const override = (status: (typeof LAB_ORDER_STATUSES)[number]) =>
  app.ok(overrideLabOrder, { params: { id: orderId }, body: { status } }, admin);
const submit = (values: object | string, version?: number, person = admin) =>
  app.call(
    submitLabReport,
    {
      params: { id: orderId },
      body: {
        report_content: typeof values === 'string' ? values : JSON.stringify({ [cbc]: values }),
        version,
      },
    },
    person,
  );
const report = () => app.ok(getLabOrderReport, { params: { id: orderId } }, admin);

describe('a report', () => {
  it.each(LAB_ORDER_STATUSES)('of an order that is %s', async (status) => {
    await override(status);
    const reply = await submit({ Hb: 13.2 });
    if (REPORTABLE.some((one) => one === status)) {
      expect(reply.statusCode).toBe(201);
      expect(reply.json()).toMatchObject({ status: 'reported', report_version: 1 });
    } else {
      expect([reply.statusCode, reply.json().message]).toEqual([409, M.notReportable]);
    }
  });

  it('reports every invalid value and writes nothing', async () => {
    const reply = await submit({ Hb: 'high', Malaria: 'Yes' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      message: 'Hb must be a number.',
      fields: { [`${cbc}.Hb`]: 'Hb must be a number.' },
    });
    expect((await submit('')).json().message).toBe(M.emptyReport);
    const order = await app.ok(getLabOrder, { params: { id: orderId } }, admin);
    expect(order).toMatchObject({ status: 'processing', reportId: null });
  });

  it('is amended by a new version; old versions keep their author and time', async () => {
    const lab = await newStaff(app, admin, 'lab', { name: 'Lata Bose' });
    await submit({ Hb: 3.2 }, undefined, lab);
    app.clock.advance(60_000);
    await submit({ Hb: 13.2, Malaria: 'No' });
    const { report_version, report_content, report_versions } = await report();
    expect([report_version, JSON.parse(report_content)]).toEqual([
      2,
      { [cbc]: { Hb: 13.2, Malaria: false } },
    ]);
    expect(report_versions).toMatchObject([
      { version: 2, submittedBy: admin.user.name, submittedAt: '2026-11-21T04:31:00.000Z' },
      { version: 1, submittedBy: 'Lata Bose', submittedAt: '2026-11-21T04:30:00.000Z' },
    ]);
    expect(JSON.parse(report_versions[1]?.report_content ?? '')).toEqual({ [cbc]: { Hb: 3.2 } });
  });

  it('is stored once when two technicians submit it concurrently, and the other gets 409', async () => {
    const one = await newStaff(app, admin, 'lab');
    const other = await newStaff(app, admin, 'lab');
    const both = await Promise.all([submit({ Hb: 11 }, 0, one), submit({ Hb: 12 }, 0, other)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().message).toBe(M.newerReport);
    expect((await report()).report_version).toBe(1);
  });

  it('by twelve users without a known version becomes twelve versions in sequence', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => submit({ Hb: n + 1 })));
    expect(all.map((reply) => reply.json().report_version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, n) => n + 1),
    );
  });

  it('is listed with the orders that have one', async () => {
    await newLabOrder(app, admin, patientId);
    await submit({ Hb: 13.2 });
    const { orders } = await app.ok(listLabOrders, { query: { only: 'reported' } }, admin);
    expect(orders.map(({ id }) => id)).toEqual([orderId]);
  });

  it('cannot be written by a doctor or the pharmacy', async () => {
    for (const role of ['doctor', 'pharmacy'] as const) {
      const person = await newStaff(app, admin, role);
      expect((await submit({ Hb: 13 }, undefined, person)).statusCode).toBe(403);
    }
  });
});

describe('deleting a report', () => {
  it('returns its order to processing, for another report', async () => {
    await submit({ Hb: 13.2 });
    await override('completed');
    const { reportId } = await report();
    const params = { id: reportId ?? '' };
    expect(await app.ok(deleteLabReport, { params }, admin)).toEqual({ message: M.reportDeleted });
    const order = await app.ok(getLabOrder, { params: { id: orderId } }, admin);
    expect(order).toMatchObject({ status: 'processing', reportId: null, report_content: null });
    expect((await app.call(deleteLabReport, { params }, admin)).statusCode).toBe(404);
    // A user who still sees the deleted report gets 409, before and after there is a new one.
    expect((await submit({ Hb: 15 }, 1)).json().message).toBe(M.newerReport);
    expect((await submit({ Hb: 14 }, 0)).json().report_version).toBe(2);
    expect((await submit({ Hb: 15 }, 1)).json().message).toBe(M.newerReport);
    expect((await report()).report_versions).toMatchObject([{ version: 2 }]);
  });
});

it('keeps an old report’s plain text when it is amended', async () => {
  const old = await newLabReport(app, admin, {
    patientId,
    parameters: ['Haemoglobin'],
    contents: [() => 'Hb 13.2\nESR 10'],
  });
  orderId = old.orderId;
  expect((await submit('Hb 13.4\nESR 10')).json()).toMatchObject({
    report_content: 'Hb 13.4\nESR 10',
    report_version: 2,
  });
});

it('keeps its reference ranges when the catalogue changes', async () => {
  const { clinic_id: clinicId } = admin.user;
  const normal = (text: string) =>
    app.started.services.database.inClinic(clinicId ?? '', (tx) =>
      tx
        .updateTable('lab_test_parameters')
        .set({ normal_range: text, unit: 'g/dL' })
        .where('test_id', '=', cbc)
        .where('name', '=', 'Hb')
        .execute(),
    );
  await normal('12 - 16');
  await submit({ Hb: 9.5 });
  await normal('8 - 9');
  expect((await report()).report_norms).toEqual({
    [cbc]: { Hb: { unit: 'g/dL', range: '12-16', flag: 'low', critical: '< 7, > 20' } },
  });
  await submit({ Hb: 9.5 });
  const { report_norms, report_versions } = await report();
  expect(report_norms?.[cbc]?.Hb?.flag).toBe('high');
  expect(report_versions.map((version) => version.report_norms[cbc]?.Hb?.flag)).toEqual([
    'high',
    'low',
  ]);
});

it('shows the last five values of each parameter, from the current reports', async () => {
  for (const value of [9, 10, 11, 12, 13, 14]) {
    const body = { patient_id: patientId, tests: [{ id: cbc }] };
    orderId = (await app.ok(createLabOrder, { body }, admin)).id;
    await override('processing');
    await submit({ Hb: value + 0.5 });
    await submit({ Hb: value, Smear: '7', Malaria: true });
    app.clock.advance(60_000);
  }
  const params = { id: patientId };
  const trends = await app.ok(listPatientLabTrends, { params }, admin);
  expect(trends).toMatchObject([{ test_id: cbc, test_name: 'CBC', parameter: 'Hb' }]);
  expect(trends[0]?.values.map(({ value }) => value)).toEqual([10, 11, 12, 13, 14]);
  const other = (await newPatient(app, admin)).id;
  expect(await app.ok(listPatientLabTrends, { params: { id: other } }, admin)).toEqual([]);
});
