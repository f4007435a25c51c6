import { beforeEach, describe, expect, it } from 'vitest';
import {
  createLabOrder,
  getLabOrderReport,
  moveLabOrder,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addLabTest, editLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../../testing/builders/clinic.ts';

const app = startTestApp();
const TSH = {
  ...{ name: 'TSH', type: 'number' as const, unit: 'µIU/mL', method: 'CLIA' },
  normal_range: '0-4 d: 1-39; 5-28 d: 1.7-9.1; 1+ y: 0.4-4.2',
};
const BODY = { name: 'Thyroid', price: 400, sample: 'Serum', outside_lab: 'City Lab' };
let admin: Person;
let lab: Person;
let testId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T04:30:00.000Z');
  admin = await newClinic(app);
  lab = await newStaff(app, admin, 'lab', { name: 'Kiran' });
  testId = (await app.ok(addLabTest, { body: { ...BODY, default_parameters: [TSH] } }, admin)).id;
});

async function order(patientId: string, extra = {}, by = admin) {
  const body = { patient_id: patientId, tests: [{ id: testId }], ...extra };
  return (await app.ok(createLabOrder, { body }, by)).id;
}
const move = (id: string, status: 'billed' | 'collected' | 'processing') =>
  app.ok(moveLabOrder, { params: { id }, body: { status } }, lab);
const submit = (id: string, value = 12) =>
  app.ok(
    submitLabReport,
    { params: { id }, body: { report_content: JSON.stringify({ [testId]: { TSH: value } }) } },
    lab,
  );
const read = (id: string) => app.ok(getLabOrderReport, { params: { id } }, lab);

describe('the facts of a report', () => {
  it('name who ordered and referred, the sample, its times, method, limits and the outside laboratory', async () => {
    const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
    const { id: patientId } = await newPatient(app, admin);
    const visit = await app.ok(joinQueue, { body: { patientId, doctorId: doctor.user.id } }, admin);
    const id = await order(patientId, { visitId: visit.id, referredBy: 'Dr Sen' });
    for (const [minute, status] of [
      [31, 'billed'],
      [40, 'collected'],
      [50, 'processing'],
    ] as const) {
      app.clock.set(`2026-11-21T04:${minute}:00.000Z`);
      await move(id, status);
    }
    app.clock.set('2026-11-21T05:30:00.000Z');
    await submit(id);
    const report = await read(id);
    expect(report).toMatchObject({
      ...{ orderedBy: 'Dr Rao', referredBy: 'Dr Sen' },
      collectedAt: '2026-11-21T04:40:00.000Z',
      receivedAt: '2026-11-21T04:50:00.000Z',
      report_date: '2026-11-21T05:30:00.000Z',
    });
    expect(report.report_versions[0]).toMatchObject({
      submittedBy: 'Kiran',
      report_norms: { [testId]: { TSH: { unit: 'µIU/mL', method: 'CLIA' } } },
      report_tests: { [testId]: { sample: 'Serum', outside_lab: 'City Lab' } },
    });
  });

  it('judge a newborn by the age in days on the day of the sample', async () => {
    const flagAfter = async (birth_date: string) => {
      const { id: patientId } = await app.ok(
        registerPatient,
        { body: { name: 'Baby', gender: 'F', birth_date, phone: '9876543210' } },
        lab,
      );
      const id = await order(patientId, {}, lab);
      await app.ok(overrideLabOrder, { params: { id }, body: { status: 'collected' } }, lab);
      await move(id, 'processing');
      // Reported two days after the sample.
      app.clock.advance(2 * 24 * 3_600_000);
      lab = await signIn(app, lab.user.email);
      await submit(id);
      const { report_norms } = await read(id);
      app.clock.set('2026-11-21T04:30:00.000Z');
      return report_norms?.[testId]?.TSH;
    };
    expect(await flagAfter('2026-11-18')).toMatchObject({ range: '1-39', flag: 'none' });
    expect(await flagAfter('2026-11-12')).toMatchObject({ range: '1.7-9.1', flag: 'high' });
  });

  it('stay as they were when the catalogue changes', async () => {
    const { id: patientId } = await newPatient(app, admin);
    const id = await order(patientId);
    await app.ok(overrideLabOrder, { params: { id }, body: { status: 'processing' } }, admin);
    await submit(id);
    const { report_versions: before } = await read(id);
    const changed = { ...BODY, outside_lab: 'Other Lab', sample: 'Plasma' };
    const parameters = [{ ...TSH, method: 'ELISA', normal_range: '5-6' }];
    const body = { ...changed, default_parameters: parameters };
    await app.ok(editLabTest, { params: { id: testId }, body }, admin);
    expect((await read(id)).report_versions).toEqual(before);
  });

  it('keep method and outside laboratory when a client does not send them', async () => {
    const { method: _, ...parameter } = TSH;
    const { outside_lab: __, ...test } = BODY;
    const body = { ...test, default_parameters: [parameter] };
    const kept = await app.ok(editLabTest, { params: { id: testId }, body }, admin);
    expect(kept).toMatchObject({
      outside_lab: 'City Lab',
      default_parameters: [{ method: 'CLIA' }],
    });
    const blank = { ...BODY, outside_lab: '', default_parameters: [{ ...TSH, method: null }] };
    const emptied = await app.ok(editLabTest, { params: { id: testId }, body: blank }, admin);
    expect(emptied).toMatchObject({ outside_lab: null, default_parameters: [{ method: null }] });
  });
});
