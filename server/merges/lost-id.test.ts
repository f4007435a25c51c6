import { beforeAll, describe, expect, it } from 'vitest';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { listCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import {
  createLabOrder,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { mergePatients } from '#contract/merges/merges.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newPatient } from '../testing/builders/clinic.ts';
import { newWorld, type World } from '../testing/world.ts';

const app = startTestApp();
let world: World;
let keptId: string;

/** The calls that read a patient by id. */
const OF_A_PATIENT = ALL_ENDPOINTS.filter(
  ({ method, path }) => method === 'GET' && /\/patients?\/:id(\/[a-z-]+)?$/.test(path),
);

/** A report with a haemoglobin of 4 g/dL. */
async function reportCritical(patient_id: string): Promise<void> {
  const haemoglobin = {
    ...{ name: 'Haemoglobin', type: 'number' as const, unit: 'g/dL', normal_range: '12-15' },
  };
  const test = { name: 'Urgent CBC', price: 350, default_parameters: [haemoglobin] };
  const { id: testId } = await app.ok(addLabTest, { body: test }, world.admin);
  const order = { patient_id, tests: [{ id: testId }] };
  const { id } = await app.ok(createLabOrder, { body: order }, world.admin);
  const status = { status: 'processing' as const };
  await app.ok(overrideLabOrder, { params: { id }, body: status }, world.admin);
  const report_content = JSON.stringify({ [testId]: { Haemoglobin: 4 } });
  await app.ok(submitLabReport, { params: { id }, body: { report_content } }, world.admin);
}

beforeAll(async () => {
  app.clock.set('2026-11-20T06:00:00Z');
  world = await newWorld(app, 'Ours');
  await reportCritical(world.patientId);
  keptId = (await newPatient(app, world.admin, 'Ramesh Rao')).id;
  const body = { lostId: world.patientId };
  await app.ok(mergePatients, { params: { id: keptId }, body }, world.admin);
});

/** Status and body of a reply, without the time at which it was written. */
const shown = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  body.length > 0 && body.replaceAll(/"(lastUpdated|timestamp|date)":"[^"]*"/g, ''),
];

describe('by the lost id, as by the kept one', () => {
  it.each(OF_A_PATIENT.map((one) => [one.path, one] as const))('GET %s', async (_path, one) => {
    const read = (id: string) => app.call(one, { params: { id }, query: {} }, world.admin);
    expect(shown(await read(world.patientId))).toEqual(shown(await read(keptId)));
  });

  it('the bills and the critical results of the patient', async () => {
    const query = { patientId: world.patientId };
    const { bills } = await app.ok(listBills, { query }, world.admin);
    expect(bills.map(({ id }) => id)).toContain(world.billId);
    const critical = await app.ok(listCriticalResults, { query }, world.admin);
    expect(critical.flatMap(({ results }) => results.map(({ result }) => result))).toEqual(['4']);
  });
});
