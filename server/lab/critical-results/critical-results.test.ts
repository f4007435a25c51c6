import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  acknowledgeCriticalResults,
  listCriticalResults,
} from '#contract/lab/critical/critical.endpoints.ts';
import {
  createLabOrder,
  deleteLabReport,
  getLabOrderReport,
  listPatientLabReports,
  overrideLabOrder,
  submitLabReport,
} from '#contract/lab/lab-orders.endpoints.ts';
import type { LabTestBody } from '#contract/lab/tests/lab-test.ts';
import { addLabTest, editLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';

const app = startTestApp();
const HAEMOGLOBIN = {
  ...{ name: 'Haemoglobin', type: 'number' as const, unit: 'g/dL', normal_range: '12-15' },
};
const PLATELETS = {
  ...{ name: 'Platelet Count', type: 'number' as const, unit: '/µL' },
  normal_range: '150000-410000',
};
const PARAMETERS = [HAEMOGLOBIN, PLATELETS, { name: 'Smear', type: 'string' as const }];
let admin: Person;
let doctor: Person;
let lab: Person;
let patientId: string;
let testId: string;
let orderId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T04:30:00.000Z');
  admin = await newClinic(app);
  [doctor, lab] = [await newStaff(app, admin, 'doctor'), await newStaff(app, admin, 'lab')];
  patientId = (await newPatient(app, admin, 'Asha Menon')).id;
  const body = { name: 'CBC', price: 350, default_parameters: PARAMETERS };
  testId = (await app.ok(addLabTest, { body }, admin)).id;
  orderId = await orderBy(doctor);
});

async function orderBy(person: Person): Promise<string> {
  const body = { patient_id: patientId, tests: [{ id: testId }] };
  const { id } = await app.ok(createLabOrder, { body }, person);
  await app.ok(overrideLabOrder, { params: { id }, body: { status: 'processing' } }, admin);
  return id;
}
const submit = (values: object, id = orderId) =>
  app.ok(
    submitLabReport,
    { params: { id }, body: { report_content: JSON.stringify({ [testId]: values }) } },
    lab,
  );
const open = (person = doctor, query = {}) => app.ok(listCriticalResults, { query }, person);
const idsOf = async () => (await open()).flatMap(({ results }) => results.map(({ id }) => id));
const acknowledge = (results: string[], person = doctor) =>
  app.call(acknowledgeCriticalResults, { params: { id: orderId }, body: { results } }, person);
const standing = async () =>
  (await app.ok(getLabOrderReport, { params: { id: orderId } }, lab)).report_critical;
const CRITICAL = { Haemoglobin: 6.2, 'Platelet Count': '18,000' };

it('critical and other abnormal results are in the patient’s history with their flags', async () => {
  await submit({ Haemoglobin: 9, 'Platelet Count': '18,000', Smear: 'Normal' });
  const params = { id: patientId };
  expect(await app.ok(listPatientLabReports, { params }, doctor)).toMatchObject([
    {
      abnormal: [
        { name: 'Haemoglobin', value: '9', flag: 'low' },
        { name: 'Platelet Count', value: '18,000', flag: 'critical_low' },
      ],
    },
  ]);
});

describe('critical results', () => {
  it('are open for the doctor who ordered, with patient and values; other values are not listed', async () => {
    await submit({ ...CRITICAL, Smear: 'Normal' });
    expect(await open()).toMatchObject([
      {
        order_id: orderId,
        patient_id: patientId,
        Patient: { name: 'Asha Menon', patient_token_number: 1 },
        doctor: { id: doctor.user.id, name: doctor.user.name },
        results: [
          { parameter: 'Haemoglobin', result: '6.2', unit: 'g/dL', flag: 'critical_low' },
          { parameter: 'Platelet Count', result: '18000', unit: '/µL', flag: 'critical_low' },
        ],
      },
    ]);
    expect(await open(doctor, { patientId })).toHaveLength(1);
    const other = await newPatient(app, admin);
    expect(await open(doctor, { patientId: other.id })).toEqual([]);
    await submit({ Haemoglobin: 9 }, await orderBy(doctor));
    expect(await open()).toHaveLength(1);
  });

  it('go to the doctor of the newest visit when no doctor ordered, or else to every doctor', async () => {
    const byLab = await orderBy(lab);
    await submit(CRITICAL, byLab);
    expect(await open()).toMatchObject([{ doctor: null }]);
    await app.ok(joinQueue, { body: { patientId, doctorId: doctor.user.id } }, admin);
    expect(await open()).toMatchObject([{ doctor: { id: doctor.user.id } }]);
    const params = { id: doctor.user.id };
    const { name, email } = doctor.user;
    await app.ok(
      editStaff,
      { params, body: { name, email, role: 'doctor', active: false } },
      admin,
    );
    expect(await open(admin)).toMatchObject([{ doctor: null }]);
  });

  it('are acknowledged with one call, which stores who and when; a second call changes nothing', async () => {
    await submit(CRITICAL);
    const ids = await idsOf();
    app.clock.set('2026-11-21T05:00:00.000Z');
    expect((await acknowledge(ids)).json()).toEqual({ acknowledged: 2 });
    expect(await open()).toEqual([]);
    app.clock.set('2026-11-21T06:00:00.000Z');
    expect((await acknowledge(ids, admin)).json()).toEqual({ acknowledged: 0 });
    const seen = { acknowledgedBy: doctor.user.name, acknowledgedAt: '2026-11-21T05:00:00.000Z' };
    expect(await standing()).toMatchObject([seen, seen]);
  });

  it.each(['lab', 'receptionist', 'pharmacy'] as const)(
    'cannot be acknowledged by %s',
    async (role) => {
      await submit(CRITICAL);
      const person = await newStaff(app, admin, role);
      expect((await acknowledge(await idsOf(), person)).statusCode).toBe(403);
      expect(await open(person)).toHaveLength(1);
    },
  );

  it('are acknowledged once by two concurrent calls', async () => {
    await submit(CRITICAL);
    const ids = await idsOf();
    const replies = await Promise.all(
      [doctor, admin, doctor, admin].map((by) => acknowledge(ids, by)),
    );
    const counts = replies.map((reply) => reply.json<{ acknowledged: number }>().acknowledged);
    expect(counts.toSorted()).toEqual([0, 0, 0, 2]);
  });

  it('are hidden from another clinic, which cannot acknowledge them', async () => {
    await submit(CRITICAL);
    const stranger = await newClinic(app);
    expect(await open(stranger)).toEqual([]);
    expect((await acknowledge(await idsOf(), stranger)).statusCode).toBe(404);
    expect(await open()).toHaveLength(1);
  });
});

describe('an amended report', () => {
  it('without critical values withdraws the open results', async () => {
    await submit(CRITICAL);
    await submit({ ...CRITICAL, Haemoglobin: 12.6 });
    expect(await open()).toMatchObject([{ results: [{ parameter: 'Platelet Count' }] }]);
    await submit({ Haemoglobin: 12.6, 'Platelet Count': 180_000 });
    expect(await open()).toEqual([]);
    expect(await standing()).toEqual([]);
  });

  it('with a different critical value alerts again, and with the same one does not', async () => {
    await submit(CRITICAL);
    await acknowledge(await idsOf());
    await submit({ ...CRITICAL, Haemoglobin: '6.20', Smear: 'Blasts seen' });
    expect(await open()).toEqual([]);
    await submit({ ...CRITICAL, Haemoglobin: 5.8 });
    expect(await open()).toMatchObject([{ results: [{ result: '5.8' }] }]);
  });

  it('leaves open the results that the doctor who acknowledges has not seen', async () => {
    await submit(CRITICAL);
    const seen = await idsOf();
    await submit({ ...CRITICAL, Haemoglobin: 5.8 });
    expect((await acknowledge(seen)).json()).toEqual({ acknowledged: 1 });
    expect(await open()).toMatchObject([
      { results: [{ parameter: 'Haemoglobin', result: '5.8' }] },
    ]);
  });

  it('withdraws all results when deleted, and they open again when it is resubmitted', async () => {
    const { reportId = '' } = await submit(CRITICAL);
    await acknowledge(await idsOf());
    await app.ok(deleteLabReport, { params: { id: reportId ?? '' } }, admin);
    expect(await open()).toEqual([]);
    await submit(CRITICAL);
    expect(await idsOf()).toHaveLength(2);
  });
});

describe('critical limits in the catalogue', () => {
  const edit = (parameters: z.input<typeof LabTestBody>['default_parameters']) =>
    app.ok(
      editLabTest,
      { params: { id: testId }, body: { name: 'CBC', price: 350, default_parameters: parameters } },
      lab,
    );

  it('are the laboratory’s own if entered, and stay when an edit omits them', async () => {
    await edit([
      { ...HAEMOGLOBIN, critical: { low: 5 } },
      { ...PLATELETS, critical: {} },
    ]);
    const kept = await edit([HAEMOGLOBIN, PLATELETS]);
    expect(kept.default_parameters).toMatchObject([{ critical: { low: 5 } }, { critical: {} }]);
    await submit(CRITICAL);
    expect(await open()).toEqual([]);
    await edit([{ ...HAEMOGLOBIN, critical: null }, PLATELETS]);
    await submit(CRITICAL);
    expect(await open()).toMatchObject([{ results: [{ parameter: 'Haemoglobin' }] }]);
  });

  it('are not inferred unless unit and range determine the scale', async () => {
    await edit([
      { name: 'Haemoglobin', type: 'number' },
      { name: 'Platelet Count', type: 'number', unit: 'lakh/µL', normal_range: '150-410' },
    ]);
    await submit({ Haemoglobin: 6.2, 'Platelet Count': 18 });
    expect(await open()).toEqual([]);
  });
});
