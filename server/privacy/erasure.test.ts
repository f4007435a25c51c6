import { beforeEach, describe, expect, it } from 'vitest';
import { addAddendum } from '#contract/addenda/addenda.endpoints.ts';
import { generateSuggestion, listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import { cancelBill, createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import {
  cancelCertificate,
  issueCertificate,
} from '#contract/certificates/certificates.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { addComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { fill } from '#contract/kernel/field-names.ts';
import { PATIENT_DETAILS } from '#contract/patients/patient.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { erasePatient, listErasures } from '#contract/privacy/privacy.endpoints.ts';
import { PRIVACY_MESSAGES as M, stillOpen } from '#contract/privacy/privacy.messages.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../testing/builders/clinic.ts';
import { newLabPast } from '../testing/builders/lab-past.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await newClinic(app);
});

const erase = (id: string, token: number, person: Person = admin, more: object = {}) =>
  app.call(
    erasePatient,
    { params: { id }, body: { requestedBy: 'patient', reason: 'Asked by letter', token, ...more } },
    person,
  );

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { pool } = app.started;
  const { rows: tables } = await pool.query(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query(
        `SELECT '${name} ' || to_jsonb(t)::text AS row FROM ${name} t`,
      );
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}

/** Creates a patient with text in every possible field and no open matters. */
async function newPast(): Promise<{ id: string; token: number; visitId: string; billId: string }> {
  const doctor = await newStaff(app, admin, 'doctor');
  const visit = await newVisit(app, admin, {
    name: 'Quixote Zanzibar',
    complaint: 'Zanzibar fever since Monday',
    doctorId: doctor.user.id,
  });
  const id = visit.patient_id;
  const params = { id };
  await app.ok(
    updatePatient,
    {
      params,
      body: {
        phone: '9812300017',
        address: '17 Zanzibar Road',
        allergies: ['Zanzibar nuts'],
        ai_response: 'Zanzibar answer',
      },
    },
    admin,
  );
  await app.ok(addComplaint, { params, body: { complaint: 'Zanzibar ache as a child' } }, admin);
  const recordId = visit.id;
  await app.ok(
    saveComplaint,
    {
      params: { visitId: recordId },
      body: { complaint: 'Zanzibar fever, worse', case_summary: 'Zanzibar summary' },
    },
    doctor,
  );
  const sheet = {
    ...{ diagnoses: ['Zanzibar disease'], advice: 'Zanzibar rest' },
    outsideTests: 'Zanzibar scan',
  };
  await app.ok(saveVisitSheet, { params: { id: recordId }, body: sheet }, doctor);
  const body = {
    query: 'Zanzibar: Dolo 650 tds 3 days',
    recordId,
    patientName: 'Quixote Zanzibar',
  };
  await app.ok(generateSuggestion, { body, file: undefined }, doctor);
  const drug = await app.ok(
    addDrug,
    { body: aDrug({ name: 'Dolo 650', quantity_in_stock: 50 }) },
    admin,
  );
  const order = await app.ok(
    createPharmacyOrder,
    {
      body: {
        patient_id: id,
        items: [{ drug_id: drug.id, quantity: 4, directions_to_use: 'As Zanzibar said' }],
        prescription_for_unavailable_drugs: 'Zanzibar syrup',
      },
    },
    doctor,
  );
  const bill = await app.ok(
    createBill,
    {
      body: {
        patientId: id,
        type: 'pharmacy',
        items: [{ name: 'Dolo 650', price: 2.5, quantity: 4, drug_id: drug.id }],
        paymentMode: 'cash',
        related_id: order.id,
      },
    },
    { ...admin, headers: { 'idempotency-key': `bill-${order.id}` } },
  );
  await app.ok(
    movePharmacyOrder,
    { params: { id: order.id }, body: { status: 'cancelled' } },
    admin,
  );
  const other = await app.ok(
    createBill,
    {
      body: {
        patientId: id,
        type: 'other',
        items: [{ name: 'Note', price: 9 }],
        paymentMode: 'cash',
      },
    },
    admin,
  );
  await app.ok(cancelBill, { params: { id: other.id }, body: { reason: 'Zanzibar left' } }, admin);
  for (const status of ['consulting', 'seen'] as const) {
    await app.ok(moveVisit, { params: { id: visit.id }, body: { status } }, doctor);
  }
  const addendum = { params: { id: visit.id }, body: { text: 'Zanzibar called back' } };
  await app.ok(addAddendum, addendum, doctor);
  await newLabPast(app, admin, { patientId: id, word: 'Zanzibar' });
  const certificate = { kind: 'sick' as const, identificationMark: 'Zanzibar mole' };
  const text = 'Zanzibar needs rest.';
  const issued = await app.ok(issueCertificate, { params, body: { ...certificate, text } }, doctor);
  const cancel = { params: { id: issued.id }, body: { reason: 'Zanzibar dates' } };
  await app.ok(cancelCertificate, cancel, doctor);
  const { pool } = app.started;
  await pool.query("UPDATE bills SET discount_reason = 'Zanzibar is poor' WHERE id = $1", [
    other.id,
  ]);
  await pool.query("UPDATE pharmacy_orders SET unpaid_reason = 'Zanzibar pays' WHERE id = $1", [
    order.id,
  ]);
  const { token } = await app.ok(getPatient, { params }, admin);
  return { id, token, visitId: visit.id, billId: bill.id };
}

describe('erasing a patient', () => {
  it('removes all identifying text from every table and keeps all money', async () => {
    const { id, token, visitId, billId } = await newPast();
    // The note is closed by now.
    await app.ok(updateClinicSettings, { body: { locksNotes: true } }, admin);
    app.clock.advance(2 * 3_600_000);
    const before = await app.ok(getBill, { params: { id: billId } }, admin);
    expect(await everything()).toMatch(/zanzibar/i);
    expect((await erase(id, token)).statusCode).toBe(201);
    const left = (await everything())
      .split('\n')
      .filter((row) => /zanzibar|quixote|9812300017/i.test(row));
    expect(left).toEqual([]);

    const patient = await app.ok(getPatient, { params: { id } }, admin);
    expect(patient).toMatchObject({ name: 'Erased patient', token, age: null, phone: null });
    const after = await app.ok(getBill, { params: { id: billId } }, admin);
    expect(after.payments).toEqual(before.payments);
    expect(after.bill.items).toEqual(before.bill.items);
    const found = await app.ok(listPatients, { query: { search: 'zanzibar' } }, admin);
    expect(found).toMatchObject({ totalCount: 0, patients: [] });
    const { runs } = await app.ok(listVisitRuns, { params: { id: visitId } }, admin);
    expect(runs).toMatchObject([{ query: '', answer: '', proposals: [] }]);
    expect(await app.ok(listErasures, {}, admin)).toMatchObject([
      { patient_id: id, token, requestedBy: 'patient', reason: 'Asked by letter', by: 'Anita Rao' },
    ]);
  });

  it('leaves no detail of the patient, and the database accepts none', async () => {
    const { id, token } = await newPast();
    expect((await erase(id, token)).statusCode).toBe(201);
    const { pool } = app.started;
    const { rows } = await pool.query('SELECT * FROM patients WHERE id = $1', [id]);
    expect(rows).toMatchObject([{ ...fill(PATIENT_DETAILS, null), name: 'Erased patient' }]);
    const { rows: constraints } = await pool.query(
      `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conname = 'patients_erased_tell_nothing'`,
    );
    const words = constraints[0].definition.match(/\w+/g);
    expect(words).toEqual(expect.arrayContaining([...PATIENT_DETAILS]));
  });

  it('leaves all other patients unchanged', async () => {
    await newPatient(app, admin, 'Quixote Fernandes');
    const { id, token } = await newPast();
    await erase(id, token);
    const found = await app.ok(listPatients, { query: { search: 'quixote' } }, admin);
    expect(found.patients.map(({ name }) => name)).toEqual(['Quixote Fernandes']);
  });

  it('is refused while something is open, and requires the patient number', async () => {
    const visit = await newVisit(app, admin);
    const { patient_id: id } = visit;
    const { token } = await app.ok(getPatient, { params: { id } }, admin);
    const other = await erase(id, token + 1);
    expect([other.statusCode, other.json().fields]).toEqual([400, { token: M.otherNumber }]);
    await app.ok(
      createBill,
      {
        body: {
          patientId: id,
          type: 'other',
          items: [{ name: 'Note', price: 9 }],
          paymentMode: 'online',
        },
      },
      admin,
    );
    const open = await erase(id, token);
    expect([open.statusCode, open.json().message]).toEqual([409, stillOpen(['visit', 'bill'])]);
    expect((await app.ok(getPatient, { params: { id } }, admin)).name).toBe('Asha Menon');
  });

  it('is possible for the owner only, in their own clinic', async () => {
    const { id, token } = await newPatient(app, admin);
    const colleague = await newStaff(app, admin, 'admin');
    const doctor = await newStaff(app, admin, 'doctor');
    for (const person of [colleague, doctor]) {
      expect((await erase(id, token, person)).statusCode).toBe(403);
    }
    expect((await erase(id, token, await newClinic(app))).statusCode).toBe(404);
    expect((await app.call(listErasures, {}, colleague)).statusCode).toBe(403);
  });

  it.each([
    ['no reason', { reason: ' ' }, { reason: M.reasonRequired }],
    ['a long reason', { reason: 'x'.repeat(501) }, { reason: M.reasonTooLong }],
    ['no requester', { requestedBy: 'me' }, { requestedBy: M.askerRequired }],
    ['no patient number', { token: null }, { token: M.numberRequired }],
  ])('refuses %s', async (_name, more, fields) => {
    const { id, token } = await newPatient(app, admin);
    const reply = await erase(id, token, admin, more);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
  });
});
