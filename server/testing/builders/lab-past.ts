import type { z } from 'zod';
import { listCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import { recordCriticalCall } from '#contract/lab/critical/critical-call.endpoints.ts';
import { createLabOrder, overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import type { LabTestBody } from '#contract/lab/tests/lab-test.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { enterLabValues, rejectLabSample } from '#contract/lab/worklist/worklist.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newStaff, type Person } from './clinic.ts';

type Parameter = NonNullable<z.input<typeof LabTestBody>['default_parameters']>[number];
type Past = { readonly patientId: string; readonly word: string };

/**
 * A cancelled lab order with every text that the laboratory keeps beside the report, each with the
 * word: who referred, a kept value, a critical call and a rejected sample.
 */
export async function newLabPast(app: TestApp, admin: Person, { patientId, word }: Past) {
  const lab = await newStaff(app, admin, 'lab');
  const add = (name: string, sample: string, parameter: Parameter) => {
    const body = { name, price: 1, sample, default_parameters: [parameter] };
    return app.ok(addLabTest, { body }, admin);
  };
  const culture = await add('Culture', 'Urine', { name: 'Growth', type: 'string' });
  const salt = await add('Salts', 'Serum', { name: 'Potassium', type: 'number', unit: 'mmol/L' });
  const smear = await add('Smear', 'Blood', { name: 'Cells', type: 'string' });
  const tests = [culture, salt, smear].map(({ id }) => ({ id }));
  const order = { patient_id: patientId, tests, referredBy: `Dr ${word}` };
  const { id } = await app.ok(createLabOrder, { body: order }, admin);
  const params = { id };
  await app.ok(overrideLabOrder, { params, body: { status: 'processing' } }, admin);
  const values = { [culture.id]: { Growth: `${word} grew` }, [salt.id]: { Potassium: 7.2 } };
  await app.ok(enterLabValues, { params, body: { report_content: JSON.stringify(values) } }, lab);
  const found = await app.ok(listCriticalResults, { query: { patientId } }, admin);
  const results = found.flatMap((report) => report.results.map((result) => result.id));
  const call = { results, told: `Sister ${word}`, readBack: true };
  await app.ok(recordCriticalCall, { params, body: call }, lab);
  const rejection = { sample: 'Blood', reason: `${word} clot` };
  await app.ok(rejectLabSample, { params, body: rejection }, lab);
  await app.ok(overrideLabOrder, { params, body: { status: 'cancelled' } }, admin);
}
