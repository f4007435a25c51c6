import { beforeEach, describe, expect, it } from 'vitest';
import { listCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import { recordCriticalCall } from '#contract/lab/critical/critical-call.endpoints.ts';
import { CRITICAL_CALL_MESSAGES as M } from '#contract/lab/critical/critical-call.messages.ts';
import {
  createLabOrder,
  getLabOrderReport,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';

const app = startTestApp();
const PARAMETER = {
  name: 'Potassium',
  type: 'number' as const,
  unit: 'mmol/L',
  normal_range: '3.5-5.1',
};
let admin: Person;
let lab: Person;
let testId: string;
let orderId: string;

async function newOrder() {
  const patientId = (await newPatient(app, admin)).id;
  const body = { patient_id: patientId, tests: [{ id: testId }] };
  const { id } = await app.ok(createLabOrder, { body }, admin);
  await app.ok(overrideLabOrder, { params: { id }, body: { status: 'processing' } }, admin);
  return id;
}
const submit = (value: number, id = orderId) =>
  app.ok(
    submitLabReport,
    {
      params: { id },
      body: { report_content: JSON.stringify({ [testId]: { Potassium: value } }) },
    },
    lab,
  );
const openIds = async () =>
  (await app.ok(listCriticalResults, { query: {} }, admin)).flatMap(({ results }) =>
    results.map(({ id }) => id),
  );
const record = (changes = {}, by = lab, id = orderId) =>
  app.call(
    recordCriticalCall,
    { params: { id }, body: { results: [], told: 'Dr Rao', readBack: true, ...changes } },
    by,
  );
const callsOf = async () =>
  (await app.ok(getLabOrderReport, { params: { id: orderId } }, admin)).report_calls;

beforeEach(async () => {
  app.clock.set('2026-11-21T04:30:20.000Z');
  admin = await newClinic(app);
  lab = await newStaff(app, admin, 'lab', { name: 'Kiran' });
  const body = { name: 'Electrolytes', price: 350, default_parameters: [PARAMETER] };
  testId = (await app.ok(addLabTest, { body }, admin)).id;
  orderId = await newOrder();
  await submit(7.1);
});

describe('a call about critical results', () => {
  it('is on the report with whom, when, by whom and read back, and leaves the result open', async () => {
    const results = await openIds();
    app.clock.set('2026-11-21T04:40:00.000Z');
    const calledAt = '2026-11-21T04:35:00.000Z';
    expect((await record({ results, calledAt })).statusCode).toBe(201);
    expect(await callsOf()).toMatchObject([
      { told: 'Dr Rao', calledAt, calledBy: 'Kiran', readBack: true, results },
    ]);
    expect(await openIds()).toEqual(results);
    await record({ results, told: 'Sister Mary', readBack: false });
    expect((await callsOf())?.map(({ told }) => told)).toEqual(['Dr Rao', 'Sister Mary']);
  });

  it('takes the minute of the result, and refuses a time before it or after now', async () => {
    const results = await openIds();
    expect((await record({ results, calledAt: '2026-11-21T04:30:00.000Z' })).statusCode).toBe(201);
    const early = await record({ results, calledAt: '2026-11-21T04:29:00.000Z' });
    expect([early.statusCode, early.json()]).toMatchObject([400, { message: M.beforeResult }]);
    const late = await record({ results, calledAt: '2026-11-21T05:00:00.000Z' });
    expect([late.statusCode, late.json()]).toMatchObject([400, { message: M.inFuture }]);
  });

  it('refuses a withdrawn result, one of another order, and a blank name', async () => {
    const results = await openIds();
    const other = await newOrder();
    await submit(7.3, other);
    expect((await record({ results }, lab, other)).statusCode).toBe(409);
    expect((await record({ results, told: ' ' })).statusCode).toBe(400);
    expect((await record({ results: [] })).statusCode).toBe(400);
    await submit(4.2);
    const withdrawn = await record({ results });
    expect([withdrawn.statusCode, withdrawn.json()]).toMatchObject([
      409,
      { message: M.notStanding },
    ]);
    expect(await callsOf()).toEqual([]);
  });

  it('is refused for a role without the right, and for another clinic', async () => {
    const results = await openIds();
    const pharmacist = await newStaff(app, admin, 'pharmacy');
    expect((await record({ results }, pharmacist)).statusCode).toBe(403);
    expect((await record({ results }, await newClinic(app))).statusCode).toBe(404);
  });

  it('can be neither changed nor deleted, nor be about a result of another order', async () => {
    const results = await openIds();
    const call = (await record({ results })).json<{ id: string }>();
    const other = await newOrder();
    await submit(7.3, other);
    const foreign = (await openIds()).find((id) => !results.includes(id)) ?? '';
    const clinic = admin.user.clinic_id ?? '';
    const inClinic = app.started.services.database.inClinic.bind(app.started.services.database);
    await expect(
      inClinic(clinic, (tx) => tx.updateTable('lab_critical_calls').set({ told: 'x' }).execute()),
    ).rejects.toThrow(/permission denied/);
    await expect(
      inClinic(clinic, (tx) => tx.deleteFrom('lab_critical_call_results').execute()),
    ).rejects.toThrow(/permission denied/);
    const row = { clinic_id: clinic, call_id: call.id, order_id: orderId, result_id: foreign };
    await expect(
      inClinic(clinic, (tx) => tx.insertInto('lab_critical_call_results').values(row).execute()),
    ).rejects.toThrow(/foreign key/);
  });
});
