import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { createBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { comparePatients, mergePatients } from '#contract/merges/merges.endpoints.ts';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, newVisit, type Person } from '../testing/builders/clinic.ts';
import { rowsOfPatient } from '../testing/builders/every-row.ts';

const app = startTestApp();
const ROUNDS = 6;

const merge = (admin: Person, id: string, lostId: string) =>
  app.call(mergePatients, { params: { id }, body: { lostId } }, admin);
const later = (admin: Person, patientId: string) =>
  newBill(app, admin, {
    patientId,
    type: 'other',
    items: [{ name: 'Dressing', price: 100 }],
    paymentMode: undefined,
    payments: [],
  });

it('lets one of two opposite merges through', async () => {
  const admin = await newClinic(app);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await newPatient(app, admin, 'Ramesh Rao');
    const other = await newPatient(app, admin, 'Ramesh R');
    const replies = await Promise.all([
      merge(admin, id, other.id),
      merge(admin, other.id, id),
      merge(admin, id, other.id),
    ]);
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409]);
  }
});

it('loses no payment, visit or reading that is written meanwhile', async () => {
  const admin = await newClinic(app);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await newPatient(app, admin, 'Ramesh Rao');
    const visit = await newVisit(app, admin, { name: 'Ramesh R' });
    const lostId = visit.patient_id;
    const bills = [await later(admin, lostId), await later(admin, lostId)];
    const body = { amount_paid: 40, payment_mode: 'cash' };
    const bill = { type: 'other', items: [{ name: 'Cotton', price: 7 }], payments: [] };
    const readings = [{ id: newId(), kind: 'pulse', value: 72 }];
    const [merged, ...others] = await Promise.all([
      merge(admin, id, lostId),
      ...bills.map((one) => app.call(recordPayment, { params: { id: one.id }, body }, admin)),
      app.call(createBill, { body: { ...bill, patientId: lostId } }, admin),
      app.call(recordVitals, { params: { id: visit.id }, body: { readings } }, admin),
      app.call(updatePatient, { params: { id: lostId }, body: { note: 'Deaf' } }, admin),
    ]);
    expect(merged.statusCode, merged.body).toBe(200);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 200, 200]);
    expect(await rowsOfPatient(app.started.pool, lostId)).toEqual({});
    const third = await newPatient(app, admin);
    const params = { id, otherId: third.id };
    const { facts, patient } = (await app.ok(comparePatients, { params }, admin)).one;
    expect([facts.bills, facts.billed, facts.paid]).toEqual([3, 20_700, 8_000]);
    expect(patient.note).toBe('Deaf');
    const rows = await rowsOfPatient(app.started.pool, id);
    expect(rows).toMatchObject({ visits: 1, vital_readings: 1, bills: 3, patient_merges: 1 });
  }
});

it('has one open visit after both records join the queue meanwhile', async () => {
  const admin = await newClinic(app);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await newPatient(app, admin, 'Ramesh Rao');
    const { id: lostId } = await newPatient(app, admin, 'Ramesh R');
    const join = (patientId: string) => app.call(joinQueue, { body: { patientId } }, admin);
    const replies = await Promise.all([
      join(lostId),
      merge(admin, id, lostId),
      join(id),
      join(lostId),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const [, merged] = replies;
    const { rows } = await app.started.pool.query<{ patient_id: string }>(
      `SELECT patient_id FROM visits WHERE patient_id IN ($1, $2) AND status = 'waiting'`,
      [id, lostId],
    );
    // Refused only while each record has a visit of its own.
    expect(rows).toHaveLength(merged.statusCode === 200 ? 1 : 2);
  }
});

it('is refused for a record that another merge takes meanwhile', async () => {
  const admin = await newClinic(app);
  const names = ['One', 'Two', 'Three', 'Four'];
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await app.ok(registerPatient, { body: { name } }, admin)).id);
  }
  const [one = '', two = '', three = '', four = ''] = ids;
  const replies = await Promise.all([
    merge(admin, two, one),
    merge(admin, three, two),
    merge(admin, four, three),
    merge(admin, one, four),
  ]);
  expect(replies.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
  const { rows } = await app.started.pool.query(
    `SELECT count(*)::int AS count FROM patients WHERE id = ANY ($1)
     UNION ALL SELECT count(*)::int FROM patient_merges
       WHERE lost_id = ANY ($1) AND patient_id IN (SELECT id FROM patients)`,
    [ids],
  );
  const merged = replies.filter(({ statusCode }) => statusCode === 200).length;
  expect(rows.map(({ count }) => count)).toEqual([4 - merged, merged]);
});
