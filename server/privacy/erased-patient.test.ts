import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { addComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { erasePatient } from '#contract/privacy/privacy.endpoints.ts';
import { joinQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../testing/builders/clinic.ts';
import { untilLockWaits } from '../testing/lock-waits.ts';

const app = startTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await newClinic(app);
});

const erase = (id: string, token: number, person: Person = admin) =>
  app.call(
    erasePatient,
    { params: { id }, body: { requestedBy: 'patient', reason: 'Asked by letter', token } },
    person,
  );

const aBill = (patientId: string) => ({
  patientId,
  type: 'other',
  items: [{ name: 'Note', price: 9 }],
  paymentMode: 'cash',
});

describe('an erased patient', () => {
  it('cannot get new records from any role', async () => {
    const { id, token } = await newPatient(app, admin);
    const visit = await app.ok(joinQueue, { body: { patientId: id } }, admin);
    const params = { id: visit.id };
    const sheet = { params, body: { diagnoses: ['Zoster'], advice: 'Rest', held: [] } };
    await app.ok(saveVisitSheet, sheet, admin);
    await app.ok(moveVisit, { params, body: { status: 'cancelled' } }, admin);
    await erase(id, token);
    const items = [{ name: 'Note', price: 9 }];
    const bill = { patientId: id, type: 'other', items, paymentMode: 'cash' };
    for (const reply of [
      await erase(id, token),
      await app.call(updatePatient, { params: { id }, body: { name: 'Asha Menon' } }, admin),
      await app.call(saveVisitSheet, sheet, admin),
      await app.call(joinQueue, { body: { patientId: id } }, admin),
      await app.call(createBill, { body: bill }, admin),
      await app.call(addComplaint, { params: { id }, body: { complaint: 'Fever' } }, admin),
    ]) {
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        expect.stringMatching(/erased/),
      ]);
    }
    expect((await app.ok(getPatient, { params: { id } }, admin)).name).toBe('Erased patient');
    const left = await app.ok(getVisitSheet, { params }, admin);
    expect(left).toMatchObject({ diagnoses: [], advice: '', held: [] });
  });

  it('cannot be asked about, and cannot get a late answer from the assistant', async () => {
    const doctor = await newStaff(app, admin, 'doctor');
    const visit = await newVisit(app, admin, { doctorId: doctor.user.id });
    for (const status of ['consulting', 'seen'] as const) {
      await app.ok(moveVisit, { params: { id: visit.id }, body: { status } }, doctor);
    }
    const body = { query: 'Zanzibar: Dolo', recordId: visit.id, patientName: 'Quixote Zanzibar' };
    await app.ok(generateSuggestion, { body, file: undefined }, doctor);
    const { token } = await app.ok(getPatient, { params: { id: visit.patient_id } }, admin);
    expect((await erase(visit.patient_id, token)).statusCode).toBe(201);
    const again = await app.call(generateSuggestion, { body }, doctor);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      expect.stringMatching(/erased/),
    ]);
    const answered = app.started.pool.query(
      "UPDATE ai_runs SET proposal = 'x' WHERE visit_id = $1",
      [visit.id],
    );
    await expect(answered).rejects.toThrow(/erased/);
  });

  it('has no visit that started during the erasure', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, token } = await newPatient(app, admin);
      const [erased, queued] = await Promise.all([
        erase(id, token),
        app.call(joinQueue, { body: { patientId: id } }, admin),
      ]);
      expect([erased.statusCode, queued.statusCode].sort()).toEqual([201, 409]);
    }
  });
});

describe('while a patient is being erased', () => {
  it.each([
    ['bill', createBill, (id: string) => ({ body: aBill(id) })],
    ['complaint', addComplaint, (id: string) => ({ params: { id }, body: { complaint: 'Fever' } })],
  ])('a new %s waits and is then refused', async (_name, endpoint, inputOf) => {
    const { id } = await newPatient(app, admin);
    const { pool } = app.started;
    const other = await pool.connect();
    onTestFinished(() => other.release());
    await other.query('BEGIN');
    onTestFinished(async () => {
      await other.query('ROLLBACK');
    });
    await other.query('SELECT FROM patients WHERE id = $1 FOR UPDATE', [id]);
    await other.query(
      `UPDATE patients SET name = 'Erased patient', age_told = NULL, age_unit = NULL,
         age_told_on = NULL, gender = NULL, phone = NULL,
         phone_digits = NULL, address = NULL, erased_at = now() WHERE id = $1`,
      [id],
    );
    const written = app.call(endpoint, inputOf(id), admin);
    // Delayed read records may also be waiting for the patient's row.
    await untilLockWaits(app);
    await other.query('COMMIT');
    expect((await written).statusCode).toBe(409);
  });
});

describe('the audit trails in the database', () => {
  it('can be blanked by the system role only', async () => {
    await newPatient(app, admin);
    const { database } = app.started.services;
    const rewrite = (changes: string) =>
      database.inSystem((tx) => tx.updateTable('audit_log').set({ changes }).execute());
    await expect(rewrite('{"name": "x"}')).rejects.toThrow('audit_log is only ever blanked');
    const blank = database.inClinic(admin.user.clinic_id ?? '', (tx) =>
      tx.updateTable('audit_log').set({ changes: '{"erased": true}' }).execute(),
    );
    await expect(blank).rejects.toThrow(/permission denied/);
  });
});
