import { beforeEach, describe, expect, it } from 'vitest';
import {
  createLabOrder,
  getLabOrder,
  getLabOrderReport,
  moveLabOrder,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest, editLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import {
  enterLabValues,
  listWorklist,
  rejectLabSample,
} from '#contract/lab/worklist/worklist.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';

const app = startTestApp();
const at = (minute: number) => `2026-11-21T04:${minute}:00.000Z`;
let admin: Person;
let lab: Person;
let patientId: string;
const test = { cbc: '', urine: '' };
const parameters = (name: string) => [{ name, type: 'number' as const, unit: 'g/dL' }];

async function newOrder() {
  const body = { patient_id: patientId, tests: [{ id: test.cbc }, { id: test.urine }] };
  const { id } = await app.ok(createLabOrder, { body }, admin);
  await app.ok(overrideLabOrder, { params: { id }, body: { status: 'billed' } }, admin);
  return id;
}
const move = (id: string, status: 'collected' | 'processing', minute: number) => {
  app.clock.set(at(minute));
  return app.ok(moveLabOrder, { params: { id }, body: { status } }, lab);
};
const reject = (id: string, sample: string) =>
  app.call(rejectLabSample, { params: { id }, body: { sample, reason: 'Spilt' } }, lab);
const enter = (id: string, values: object, more = {}) => {
  const body = { report_content: JSON.stringify(values), ...more };
  return app.call(enterLabValues, { params: { id }, body }, lab);
};
const read = (id: string) => app.ok(getLabOrder, { params: { id } }, lab);

beforeEach(async () => {
  app.clock.set(at(10));
  admin = await newClinic(app);
  lab = await newStaff(app, admin, 'lab');
  patientId = (await newPatient(app, admin)).id;
  const add = async (name: string, sample: string) => {
    const body = { name, price: 100, sample, default_parameters: parameters(name) };
    return (await app.ok(addLabTest, { body }, admin)).id;
  };
  test.cbc = await add('Hb', 'Blood');
  test.urine = await add('Albumin', 'Urine');
});

describe('an order of blood and urine whose urine is rejected and collected again', () => {
  it('keeps the times of the blood, on the worklist and on the report', async () => {
    const id = await newOrder();
    await move(id, 'collected', 11);
    await move(id, 'processing', 12);
    await reject(id, 'Urine');
    await move(id, 'collected', 30);
    const times = [
      { sample: 'Blood', collectedAt: at(11), receivedAt: at(12) },
      { sample: 'Urine', collectedAt: at(30), receivedAt: null },
    ];
    const { orders } = await app.ok(listWorklist, {}, lab);
    expect(orders).toMatchObject([{ collectedAt: at(30), samples: times }]);
    await move(id, 'processing', 31);
    await enter(id, { [test.cbc]: { Hb: 12 }, [test.urine]: { Albumin: 1 } });
    const body = { name: 'Hb', price: 100, sample: 'Serum', default_parameters: parameters('Hb') };
    await app.ok(editLabTest, { params: { id: test.cbc }, body }, admin);
    const report = await app.ok(getLabOrderReport, { params: { id } }, lab);
    expect(report.samples).toEqual([times[0], { ...times[1], receivedAt: at(31) }]);
  });

  it('receives the blood with the new urine when it was not received before', async () => {
    const id = await newOrder();
    await move(id, 'collected', 11);
    await reject(id, 'Urine');
    await move(id, 'collected', 30);
    await move(id, 'processing', 31);
    await reject(id, 'Urine');
    expect((await read(id)).samples).toEqual([
      { sample: 'Blood', collectedAt: at(11), receivedAt: at(31) },
      { sample: 'Urine', collectedAt: null, receivedAt: null },
    ]);
  });

  it('rejects the kept blood with its own collection, and keeps the new urine', async () => {
    const id = await newOrder();
    await move(id, 'collected', 11);
    await reject(id, 'Urine');
    await move(id, 'collected', 30);
    await reject(id, 'Blood');
    await move(id, 'collected', 40);
    const { orders } = await app.ok(listWorklist, {}, lab);
    expect(orders[0]?.rejections.map(({ collectedAt }) => collectedAt)).toEqual([at(11), at(11)]);
    expect(orders[0]?.samples?.map(({ collectedAt }) => collectedAt)).toEqual([at(40), at(30)]);
  });
});

describe('a rejection while another person', () => {
  it('enters values leaves no value of the rejected sample', async () => {
    const id = await newOrder();
    await move(id, 'collected', 11);
    await move(id, 'processing', 12);
    const [entered, rejected] = await Promise.all([
      enter(id, { [test.urine]: { Albumin: 1 } }),
      reject(id, 'Urine'),
    ]);
    expect([200, 409]).toContain(entered.statusCode);
    expect(rejected.statusCode).toBe(201);
    const open = await read(id);
    expect([open.status, open.entered_content]).toEqual(['billed', null]);
    expect(open.samples).toMatchObject([{ collectedAt: at(11) }, { collectedAt: null }]);
  });

  it('rejects the other sample is refused, and one of them keeps its times', async () => {
    const id = await newOrder();
    await move(id, 'collected', 11);
    const replies = await Promise.all([reject(id, 'Blood'), reject(id, 'Urine')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const { samples = [] } = await read(id);
    expect(samples.map(({ collectedAt }) => collectedAt).sort()).toEqual([at(11), null].sort());
  });
});
