import { beforeEach, describe, expect, it } from 'vitest';
import {
  createLabOrder,
  getLabOrder,
  moveLabOrder,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import {
  enterLabValues,
  listWorklist,
  rejectLabSample,
} from '#contract/lab/worklist/worklist.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';

const app = startTestApp();
const number = (name: string) => ({ name, type: 'number' as const, unit: 'g/dL' });
let admin: Person;
let lab: Person;
let patientId: string;
let cbc: string;
let sugar: string;
let orderId: string;

async function newOrder(status: 'collected' | 'processing' = 'processing') {
  const body = { patient_id: patientId, tests: [{ id: cbc }, { id: sugar }] };
  const { id } = await app.ok(createLabOrder, { body }, admin);
  await app.ok(overrideLabOrder, { params: { id }, body: { status: 'collected' } }, admin);
  if (status === 'processing') {
    await app.ok(moveLabOrder, { params: { id }, body: { status } }, lab);
  }
  return id;
}
const enter = (values: object, id = orderId, by = lab) =>
  app.call(
    enterLabValues,
    { params: { id }, body: { report_content: JSON.stringify(values) } },
    by,
  );
const reject = (sample: string, id = orderId, by = lab) =>
  app.call(rejectLabSample, { params: { id }, body: { sample, reason: 'Clotted' } }, by);
const worklist = (by = lab) => app.ok(listWorklist, {}, by);

beforeEach(async () => {
  app.clock.set('2026-11-21T04:30:00.000Z');
  admin = await newClinic(app);
  lab = await newStaff(app, admin, 'lab', { name: 'Kiran' });
  patientId = (await newPatient(app, admin)).id;
  const add = async (name: string, category: string, sample: string, parameters: string[]) => {
    const default_parameters = parameters.map(number);
    const body = { name, price: 100, category, sample, default_parameters };
    return (await app.ok(addLabTest, { body }, admin)).id;
  };
  cbc = await add('CBC', 'Haematology', 'Blood (EDTA)', ['Hb', 'TLC']);
  sugar = await add('Sugar', 'Biochemistry', 'Plasma + Urine', ['Glucose']);
  orderId = await newOrder();
});

describe('a rejected sample', () => {
  it('is collected again, with its reason on the order, and loses only its own values', async () => {
    await enter({ [cbc]: { Hb: 12 }, [sugar]: { Glucose: 90 } });
    const { collectedAt } = await app.ok(getLabOrder, { params: { id: orderId } }, lab);
    const reply = await reject('Urine');
    app.clock.advance(60_000);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      status: 'billed',
      collectedAt: null,
      rejectedSample: { sample: 'Urine', reason: 'Clotted' },
    });
    await app.ok(moveLabOrder, { params: { id: orderId }, body: { status: 'collected' } }, lab);
    await app.ok(moveLabOrder, { params: { id: orderId }, body: { status: 'processing' } }, lab);
    const { orders } = await worklist();
    expect(orders[0]).toMatchObject({
      rejectedSample: null,
      collectedAt: '2026-11-21T04:31:00.000Z',
      rejections: [{ sample: 'Urine', reason: 'Clotted', collectedAt, rejectedBy: 'Kiran' }],
    });
    expect(JSON.parse(orders[0]?.entered_content ?? '')).toEqual({ [cbc]: { Hb: 12 } });
  });

  it('may be the one of a test whose sample is unknown', async () => {
    const body = { name: 'ESR', price: 100, default_parameters: [number('ESR')] };
    const tests = [{ id: (await app.ok(addLabTest, { body }, admin)).id }];
    const order = await app.ok(createLabOrder, { body: { patient_id: patientId, tests } }, admin);
    const params = { id: order.id };
    await app.ok(overrideLabOrder, { params, body: { status: 'collected' } }, admin);
    expect((await reject('Blood (EDTA)', order.id)).statusCode).toBe(400);
    expect((await reject('Sample', order.id)).statusCode).toBe(201);
  });

  it('must be one of the order, collected and without a report; once under concurrent calls', async () => {
    expect((await reject('Stool')).statusCode).toBe(400);
    const replies = await Promise.all([1, 2, 3].map(() => reject('Plasma')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const other = await newOrder();
    await enter({ [cbc]: { Hb: 12, TLC: 7 }, [sugar]: { Glucose: 90 } }, other);
    expect((await reject('Urine', other)).statusCode).toBe(409);
    const pharmacist = await newStaff(app, admin, 'pharmacy');
    expect((await reject('Urine', await newOrder(), pharmacist)).statusCode).toBe(403);
  });
});
