import { beforeEach, describe, expect, it } from 'vitest';
import { listCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import {
  createLabOrder,
  deleteLabOrder,
  getLabOrder,
  getLabOrderReport,
  moveLabOrder,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest, editLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import {
  enterLabValues,
  listWorklist,
  rejectLabSample,
} from '#contract/lab/worklist/worklist.endpoints.ts';
import {
  changedMeanwhile,
  WORKLIST_MESSAGES as M,
} from '#contract/lab/worklist/worklist.messages.ts';
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

describe('the worklist', () => {
  it('has the collected orders without a report, oldest first, with the last values', async () => {
    await enter({ [cbc]: { Hb: 12, TLC: 7 }, [sugar]: { Glucose: 90 } });
    app.clock.advance(60_000);
    const first = await newOrder('collected');
    app.clock.advance(60_000);
    const second = await newOrder();
    const { orders, totalCount } = await worklist();
    expect(orders.map(({ id }) => id)).toEqual([first, second]);
    expect(totalCount).toBe(2);
    expect(orders[0]).toMatchObject({
      Patient: { name: 'Asha Menon' },
      last_values: { [cbc]: { Hb: { text: '12' }, TLC: { text: '7' } } },
      tests: [{ category: 'Haematology', sample: 'Blood (EDTA)' }, { sample: 'Plasma + Urine' }],
    });
    expect((await worklist(await newClinic(app))).orders).toEqual([]);
  });

  it('keeps the values of one department, and releases the report when none is missing', async () => {
    expect((await enter({ [cbc]: { Hb: '12.5', TLC: 7 } })).json()).toEqual({
      released: false,
      missing: 1,
    });
    const open = await app.ok(getLabOrder, { params: { id: orderId } }, lab);
    expect(JSON.parse(open.entered_content ?? '')).toEqual({ [cbc]: { Hb: 12.5, TLC: 7 } });
    expect(open).toMatchObject({ status: 'processing', report_content: null });
    expect((await enter({ [sugar]: { Glucose: 90 } })).json()).toEqual({
      released: true,
      missing: 0,
    });
    const report = await app.ok(getLabOrderReport, { params: { id: orderId } }, admin);
    expect(report).toMatchObject({ status: 'reported', report_version: 1 });
    expect(JSON.parse(report.report_content)).toEqual({
      [cbc]: { Hb: 12.5, TLC: 7 },
      [sugar]: { Glucose: 90 },
    });
    expect((await worklist()).orders).toEqual([]);
  });

  it('removes a blank value, and refuses an invalid one without losing the others', async () => {
    await enter({ [cbc]: { Hb: 12, TLC: 7 } });
    expect((await enter({ [cbc]: { TLC: '' } })).json()).toMatchObject({ missing: 2 });
    const wrong = await enter({ [cbc]: { Hb: 'high', TLC: 8 } });
    expect(wrong.statusCode).toBe(400);
    const { orders } = await worklist();
    expect(JSON.parse(orders[0]?.entered_content ?? '')).toEqual({ [cbc]: { Hb: 12 } });
  });

  it('releases one report of two technicians who enter the last values at once', async () => {
    const replies = await Promise.all([
      enter({ [cbc]: { Hb: 12, TLC: 7 } }),
      enter({ [sugar]: { Glucose: 90 } }),
    ]);
    expect(replies.map((reply) => reply.json().released).sort()).toEqual([false, true]);
    const report = await app.ok(getLabOrderReport, { params: { id: orderId } }, admin);
    expect(report.report_versions).toHaveLength(1);
    expect(report.report_content).toContain('Glucose');
  });

  it('refuses values before the receipt, after the report, and of a role without the right', async () => {
    const collected = await newOrder('collected');
    const early = await enter({ [cbc]: { Hb: 12 } }, collected);
    expect([early.statusCode, early.json()]).toMatchObject([409, { message: M.notInProcess }]);
    await enter({ [cbc]: { Hb: 12, TLC: 7 }, [sugar]: { Glucose: 90 } });
    expect((await enter({ [cbc]: { Hb: 13 } })).statusCode).toBe(409);
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await enter({ [cbc]: { Hb: 12 } }, collected, doctor)).statusCode).toBe(403);
    expect((await enter({}, collected, await newClinic(app))).statusCode).toBe(404);
  });
});

describe('a critical value that is kept before the report', () => {
  const open = () => app.ok(listCriticalResults, { query: { patientId } }, admin);
  it('alerts at once, once, and stays open under the report', async () => {
    await enter({ [cbc]: { Hb: 4 } });
    const [early] = await open();
    expect(early).toMatchObject({ reported: false, results: [{ parameter: 'Hb', result: '4' }] });
    await enter({ [cbc]: { TLC: 7 } });
    await enter({ [sugar]: { Glucose: 90 } });
    expect(await open()).toMatchObject([{ reported: true, results: early?.results }]);
  });

  it('is withdrawn with a corrected value, a rejected sample and a deleted order', async () => {
    await enter({ [cbc]: { Hb: 4 } });
    await enter({ [cbc]: { Hb: 14 } });
    expect(await open()).toEqual([]);
    await enter({ [cbc]: { Hb: 4 } });
    await reject('Urine');
    expect(await open()).toHaveLength(1);
    await app.ok(moveLabOrder, { params: { id: orderId }, body: { status: 'collected' } }, lab);
    await reject('Blood (EDTA)');
    expect(await open()).toEqual([]);
    const other = await newOrder();
    await enter({ [cbc]: { Hb: 4 } }, other);
    await app.ok(deleteLabOrder, { params: { id: other } }, admin);
    expect(await open()).toEqual([]);
  });
});

describe('a value that another person has changed meanwhile', () => {
  const over = (value: number | string, seen: number | string, more = {}) => {
    const content = (hb: number | string) => JSON.stringify({ [cbc]: { Hb: hb } });
    const body = { report_content: content(value), seen_content: content(seen), ...more };
    return app.call(enterLabValues, { params: { id: orderId }, body }, lab);
  };
  const kept = async () => JSON.parse((await worklist()).orders[0]?.entered_content ?? '{}');

  it('is not overwritten by one of two who enter at once, and by the second once seen', async () => {
    const replies = await Promise.all([over(12, ''), over(13, '')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { Hb } = (await kept())[cbc];
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ message: changedMeanwhile('Hb', String(Hb)) });
    expect((await over(11, Hb)).statusCode).toBe(200);
    expect((await over(11, '')).statusCode).toBe(200);
    expect((await over('', 12)).json()).toMatchObject({ message: changedMeanwhile('Hb', '11') });
    expect(await kept()).toEqual({ [cbc]: { Hb: 11 } });
  });

  it('is refused for a sample that was collected again', async () => {
    const { collectedAt } = await app.ok(getLabOrder, { params: { id: orderId } }, lab);
    expect((await over(12, '', { collectedAt })).statusCode).toBe(200);
    app.clock.advance(60_000);
    await reject('Blood (EDTA)');
    for (const status of ['collected', 'processing'] as const) {
      await app.ok(moveLabOrder, { params: { id: orderId }, body: { status } }, lab);
    }
    const late = await over(12, '', { collectedAt });
    expect([late.statusCode, late.json()]).toMatchObject([409, { message: M.otherSample }]);
    expect(await kept()).toEqual({});
  });
});

describe('values entered by a colleague', () => {
  const submit = (values: object) => {
    const body = { report_content: JSON.stringify(values), version: 0 };
    return app.call(submitLabReport, { params: { id: orderId }, body }, lab);
  };
  const content = async () =>
    JSON.parse((await app.ok(getLabOrderReport, { params: { id: orderId } }, lab)).report_content);

  it('are in a report that does not mention them, and not where it blanks them', async () => {
    await enter({ [cbc]: { Hb: 12, TLC: 7 } });
    expect((await submit({ [cbc]: { TLC: '' }, [sugar]: { Glucose: 90 } })).statusCode).toBe(201);
    expect(await content()).toEqual({ [cbc]: { Hb: 12 }, [sugar]: { Glucose: 90 } });
  });

  it('stop no report when their parameter is renamed', async () => {
    await enter({ [cbc]: { Hb: 12, TLC: 7 } });
    const tests = {
      name: 'CBC',
      price: 100,
      default_parameters: [number('Haemoglobin'), number('TLC')],
    };
    await app.ok(editLabTest, { params: { id: cbc }, body: tests }, admin);
    const [early, last] = [
      await enter({ [sugar]: { Glucose: 90 } }),
      await enter({ [cbc]: { Haemoglobin: 12 } }),
    ];
    expect([early.json(), last.json()]).toEqual([
      { released: false, missing: 1 },
      { released: true, missing: 0 },
    ]);
    expect(await content()).toEqual({
      [cbc]: { Haemoglobin: 12, TLC: 7 },
      [sugar]: { Glucose: 90 },
    });
  });

  it('are hidden before the report from roles that do not enter results', async () => {
    await enter({ [cbc]: { Hb: 4 } });
    for (const role of ['doctor', 'pharmacy'] as const) {
      const person = await newStaff(app, admin, role);
      const order = await app.ok(getLabOrder, { params: { id: orderId } }, person);
      expect(order.entered_content).toBeNull();
    }
  });
});
