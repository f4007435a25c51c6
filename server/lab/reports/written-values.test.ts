import { beforeEach, describe, expect, it } from 'vitest';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import {
  createLabOrder,
  getLabOrderReport,
  listPatientLabReports,
  listPatientLabTrends,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../../testing/builders/clinic.ts';

const app = startTestApp();
const PARAMETERS = [
  { name: 'WBC', type: 'number' as const, unit: '/µL', normal_range: '4000-11000' },
  { name: 'TSH', type: 'number' as const, unit: 'µIU/mL', normal_range: '0.4-4.2' },
  { name: 'Pus Cells', type: 'number' as const, unit: '/hpf', normal_range: '0-5' },
  { name: 'Anti-HCV', type: 'boolean' as const, normal_range: 'Negative' },
  { name: 'Method', type: 'string' as const, normal_range: '' },
];
const WRITTEN = { WBC: '11,500', TSH: '<0.01', 'Pus Cells': '8-10', 'Anti-HCV': 'Negative' };
let admin: Person;
let patientId: string;
let testId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
  const body = { name: 'Screening', price: 350, default_parameters: PARAMETERS };
  testId = (await app.ok(addLabTest, { body }, admin)).id;
});

async function reported(values: object): Promise<string> {
  const body = { patient_id: patientId, tests: [{ id: testId }] };
  const { id } = await app.ok(createLabOrder, { body }, admin);
  const params = { id };
  await app.ok(overrideLabOrder, { params, body: { status: 'processing' } }, admin);
  const report_content = JSON.stringify({ [testId]: values });
  await app.ok(submitLabReport, { params, body: { report_content } }, admin);
  app.clock.advance(60_000);
  return id;
}

describe('values in a laboratory’s notation', () => {
  it('are stored, flagged, and shown with the words of the normal value', async () => {
    const id = await reported(WRITTEN);
    const report = await app.ok(getLabOrderReport, { params: { id } }, admin);
    expect(JSON.parse(report.report_content)).toEqual({
      [testId]: { WBC: 11_500, TSH: '<0.01', 'Pus Cells': '8-10', 'Anti-HCV': false },
    });
    expect(report.report_norms?.[testId]).toMatchObject({
      ...{ WBC: { flag: 'high' }, TSH: { flag: 'low' }, 'Pus Cells': { flag: 'high' } },
      'Anti-HCV': { flag: 'none' },
    });
    const params = { id: patientId };
    const [summary] = await app.ok(listPatientLabReports, { params }, admin);
    expect(summary?.reportFindings).toBe(
      'WBC: 11,500, TSH: <0.01, Pus Cells: 8-10, Anti-HCV: Negative',
    );
  });

  it('appear in the trend with the number of the limit', async () => {
    await reported(WRITTEN);
    await reported({ TSH: 2 });
    await reported({ TSH: '2.0', Method: '6.0' });
    const trends = await app.ok(listPatientLabTrends, { params: { id: patientId } }, admin);
    expect(trends.find(({ parameter }) => parameter === 'TSH')?.values).toMatchObject([
      { value: 0.01, text: '<0.01', flag: 'low' },
      { value: 2, flag: 'none' },
      { value: 2, text: '2.0', flag: 'none' },
    ]);
    expect(trends.find(({ parameter }) => parameter === 'Method')).toBeUndefined();
    expect(trends.find(({ parameter }) => parameter === 'Pus Cells')).toBeUndefined();
  });

  it('become FHIR quantities with a comparator, and a Yes-No becomes a concept', async () => {
    await reported({ ...WRITTEN, WBC: '11,500.0' });
    const reply = await app.call(exportPatientFhir, { params: { id: patientId } }, admin);
    const bundle = reply.json<{ entry: { resource: object }[] }>();
    expect(bundle.entry.map(({ resource }) => resource)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          valueQuantity: { value: 0.01, comparator: '<', unit: 'µIU/mL' },
        }),
        expect.objectContaining({ valueQuantity: { value: 11_500, unit: '/µL' } }),
        expect.objectContaining({ valueString: '8-10' }),
        expect.objectContaining({ valueCodeableConcept: { text: 'Negative' } }),
      ]),
    );
  });
});
