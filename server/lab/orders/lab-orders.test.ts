import { beforeEach, describe, expect, it } from 'vitest';
import { actionBetween } from '#contract/kernel/transitions.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import {
  LAB_ORDER_STATUSES,
  LAB_ORDER_TRANSITIONS,
  type LabOrderStatus,
} from '#contract/lab/lab-order.status.ts';
import {
  getLabOrder,
  getLabOrderReport,
  listLabOrders,
  listPatientLabOrders,
  listPatientLabReports,
  moveLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newLabOrderIn, newLabReport } from '../../testing/builders/lab.ts';
import { newLabOrder } from '../../testing/builders/orders.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin, 'Asha Menon')).id;
});

/** A patient without a phone, so that a token does not match a phone number. */
const nobodyToCall = (name: string) => app.ok(registerPatient, { body: { name } }, admin);
const list = (query: object = {}) => app.ok(listLabOrders, { query }, admin);
const move = (id: string, status: LabOrderStatus, person = admin) =>
  app.call(moveLabOrder, { params: { id }, body: { status } }, person);

describe('the lab’s orders', () => {
  it('return 404 for an unknown id, with the specification’s message', async () => {
    const id = '00000000-0000-7000-8000-000000000007';
    const reply = await app.call(getLabOrder, { params: { id } }, admin);
    expect([reply.statusCode, reply.json().message]).toEqual([
      404,
      `Lab order not found for ID ${id}`,
    ]);
  });

  it('are listed newest first, in pages, with their tests and their patient', async () => {
    const first = await newLabOrder(app, admin, patientId);
    app.clock.advance(60_000);
    const second = await newLabOrder(app, admin, patientId);
    const { orders, totalCount } = await list({ limit: 1 });
    expect(totalCount).toBe(2);
    expect(orders).toMatchObject([
      {
        id: second.orderId,
        patient_id: patientId,
        status: 'pending',
        serialNumber: 2,
        reportId: null,
        billId: null,
        tests: [{ id: second.testId, name: 'Complete Blood Count', price: 30_000 }],
        Patient: { id: patientId, name: 'Asha Menon', token: 1, patient_token_number: 1 },
      },
    ]);
    const rest = await list({ limit: 1, page: 2 });
    expect(rest.orders).toMatchObject([{ id: first.orderId, serialNumber: 1 }]);
  });

  it.each(['ash', 'MEN', 'menon asha', '98765'])('are found by %j', async (search) => {
    const other = await nobodyToCall('Bilal Khan');
    const order = await newLabOrder(app, admin, patientId);
    await newLabOrder(app, admin, other.id);
    const { orders, totalCount } = await list({ search });
    expect([orders.map(({ id }) => id), totalCount]).toEqual([[order.orderId], 1]);
  });

  it('are found by the patient’s token', async () => {
    const other = await nobodyToCall('Bilal Khan');
    await newLabOrder(app, admin, (await nobodyToCall('Chitra Rao')).id);
    const order = await newLabOrder(app, admin, other.id);
    const { orders } = await list({ search: `00${other.token}` });
    expect(orders.map(({ id }) => id)).toEqual([order.orderId]);
  });

  it('can be filtered by status, also in a search', async () => {
    await newLabOrder(app, admin, patientId);
    const status = 'collected' as const;
    const collected = await newLabOrderIn(app, admin, { patientId, status });
    const other = await nobodyToCall('Bilal Khan');
    await newLabOrderIn(app, admin, { patientId: other.id, status });
    const { orders, totalCount } = await list({ status, search: 'asha' });
    expect([orders.map(({ id }) => id), totalCount]).toEqual([[collected.orderId], 1]);
    expect((await list({ status })).totalCount).toBe(2);
    const unknown = await app.call(listLabOrders, { query: { status: 'lost' } }, admin);
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, M.unknownStatus]);
  });

  it('include their live bill', async () => {
    const { orderId, testId } = await newLabOrder(app, admin, patientId);
    const bill = await newBill(app, admin, {
      patientId,
      type: 'lab',
      labOrderId: orderId,
      items: [{ name: 'Complete Blood Count', price: 300, item_id: testId }],
    });
    expect((await list()).orders).toMatchObject([
      { status: 'billed', billId: bill.id, bill_id: bill.id },
    ]);
  });
});

describe('a patient’s', () => {
  it('orders are listed newest first, or filtered by status', async () => {
    const pending = await newLabOrder(app, admin, patientId);
    app.clock.advance(60_000);
    const billed = await newLabOrderIn(app, admin, { patientId, status: 'billed' });
    const params = { id: patientId };
    const all = await app.ok(listPatientLabOrders, { params, query: {} }, admin);
    expect(all.map(({ id }) => id)).toEqual([billed.orderId, pending.orderId]);
    const query = { status: 'pending' as const };
    const open = await app.ok(listPatientLabOrders, { params, query }, admin);
    expect(open.map(({ id }) => id)).toEqual([pending.orderId]);
  });

  it('reports show the newest version, formatted as text', async () => {
    await newLabOrder(app, admin, patientId);
    const { orderId, reportId } = await newLabReport(app, admin, {
      patientId,
      parameters: ['Haemoglobin', 'Parasites'],
      contents: [
        (testId) => ({ [testId]: { Haemoglobin: 3.2 } }),
        (testId) => ({ [testId]: { Haemoglobin: 13.2, Parasites: false } }),
      ],
    });
    const reports = await app.ok(listPatientLabReports, { params: { id: patientId } }, admin);
    expect(reports).toMatchObject([
      {
        id: orderId,
        reportId,
        status: 'reported',
        testName: 'Complete Blood Count',
        reportFindings: 'Haemoglobin: 13.2, Parasites: No',
        abnormal: [],
      },
    ]);
  });

  it('orders and reports are 404 for an unknown patient', async () => {
    const nobody = { params: { id: admin.user.id } };
    for (const endpoint of [listPatientLabOrders, listPatientLabReports]) {
      expect((await app.call(endpoint, nobody, admin)).statusCode).toBe(404);
    }
  });
});

describe('a report', () => {
  it('is returned with its order, values as JSON and an old one as its text', async () => {
    const values = await newLabReport(app, admin, {
      patientId,
      contents: [() => 'First', (testId) => ({ [testId]: { Haemoglobin: 13.2 } })],
    });
    const report = await app.ok(getLabOrderReport, { params: { id: values.orderId } }, admin);
    expect(JSON.parse(report.report_content)).toEqual({ [values.testId]: { Haemoglobin: 13.2 } });
    expect(report).toMatchObject({ report_version: 2, reportId: values.reportId });
    const old = await newLabReport(app, admin, { patientId, contents: [() => 'Hb 13.2\nESR 10'] });
    const details = await app.ok(getLabOrder, { params: { id: old.orderId } }, admin);
    expect(details).toMatchObject({ report_content: 'Hb 13.2\nESR 10', report_version: 1 });
  });

  it('is 404 before it is submitted', async () => {
    const { orderId } = await newLabOrder(app, admin, patientId);
    const reply = await app.call(getLabOrderReport, { params: { id: orderId } }, admin);
    expect([reply.statusCode, reply.json().message]).toEqual([404, M.noReport]);
    const details = await app.ok(getLabOrder, { params: { id: orderId } }, admin);
    expect(details).toMatchObject({ report_content: null, report_date: null });
  });
});

const PAIRS = LAB_ORDER_STATUSES.flatMap((from) =>
  LAB_ORDER_STATUSES.map((to) => [from, to] as const),
);

describe('moving an order', () => {
  it('follows the table for every pair of statuses', async () => {
    for (const [from, to] of PAIRS) {
      const { orderId } = await newLabOrderIn(app, admin, { patientId, status: from });
      const reply = await move(orderId, to);
      const action = actionBetween(LAB_ORDER_TRANSITIONS, from, to);
      const told = action ? [200, to] : [409, M.notAllowedNow];
      const { status, message } = reply.json();
      expect([from, to, reply.statusCode, status ?? message]).toEqual([from, to, ...told]);
    }
  });

  it('refuses the second of two concurrent identical steps', async () => {
    const { orderId } = await newLabOrderIn(app, admin, { patientId, status: 'billed' });
    const lab = await newStaff(app, admin, 'lab');
    const replies = await Promise.all([
      move(orderId, 'collected'),
      move(orderId, 'collected', lab),
      move(orderId, 'collected'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('cannot cancel one with a report, but can complete it', async () => {
    const { orderId } = await newLabReport(app, admin, { patientId, contents: [() => 'Fine'] });
    const cancelled = await move(orderId, 'cancelled');
    expect([cancelled.statusCode, cancelled.json().message]).toEqual([409, M.hasReport]);
    expect((await move(orderId, 'completed')).statusCode).toBe(200);
  });

  it('refuses an unknown status and an unknown order', async () => {
    const { orderId } = await newLabOrder(app, admin, patientId);
    const params = { id: orderId };
    const unknown = await app.call(moveLabOrder, { params, body: { status: 'lost' } }, admin);
    expect(unknown.json()).toMatchObject({ fields: { status: M.unknownStatus } });
    expect((await move(patientId, 'billed')).statusCode).toBe(404);
  });
});

it('lists the catalogue by name', async () => {
  expect(await app.ok(listLabTests, { query: {} }, admin)).toEqual([]);
  const { testId } = await newLabOrder(app, admin, patientId);
  expect(await app.ok(listLabTests, { query: {} }, admin)).toEqual([
    {
      id: testId,
      name: 'Complete Blood Count',
      description: null,
      price: 30_000,
      category: null,
      sample: null,
      report_only: false,
      outside_lab: null,
      default_parameters: [],
      last_updated: expect.any(String),
    },
  ]);
});
