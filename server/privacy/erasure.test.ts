import { describe, expect, it } from 'vitest';
import { listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { fill } from '#contract/kernel/field-names.ts';
import { PATIENT_DETAILS } from '#contract/patients/patient.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { listErasures } from '#contract/privacy/privacy.endpoints.ts';
import { newPatient } from '../testing/builders/clinic.ts';
import { startErasingClinic } from '../testing/clinics/erasing-clinic.ts';
import { newFullPast } from '../testing/clinics/full-past.ts';

const { app, at, erase } = startErasingClinic();

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

describe('erasing a patient', () => {
  it('removes all identifying text from every table and keeps all money', async () => {
    const { id, token, visitId, billId } = await newFullPast(app, at.admin);
    // The note is closed by now.
    await app.ok(updateClinicSettings, { body: { locksNotes: true } }, at.admin);
    app.clock.advance(2 * 3_600_000);
    const before = await app.ok(getBill, { params: { id: billId } }, at.admin);
    expect(await everything()).toMatch(/zanzibar/i);
    expect((await erase(id, token)).statusCode).toBe(201);
    const left = (await everything())
      .split('\n')
      .filter((row) => /zanzibar|quixote|9812300017/i.test(row));
    expect(left).toEqual([]);

    const patient = await app.ok(getPatient, { params: { id } }, at.admin);
    expect(patient).toMatchObject({ name: 'Erased patient', token, age: null, phone: null });
    const after = await app.ok(getBill, { params: { id: billId } }, at.admin);
    expect(after.payments).toEqual(before.payments);
    expect(after.bill.items).toEqual(before.bill.items);
    const found = await app.ok(listPatients, { query: { search: 'zanzibar' } }, at.admin);
    expect(found).toMatchObject({ totalCount: 0, patients: [] });
    const { runs } = await app.ok(listVisitRuns, { params: { id: visitId } }, at.admin);
    expect(runs).toMatchObject([{ query: '', answer: '', proposals: [] }]);
    expect(await app.ok(listErasures, {}, at.admin)).toMatchObject([
      { patient_id: id, token, requestedBy: 'patient', reason: 'Asked by letter', by: 'Anita Rao' },
    ]);
  });

  it('leaves no detail of the patient, and the database accepts none', async () => {
    const { id, token } = await newFullPast(app, at.admin);
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
    await newPatient(app, at.admin, 'Quixote Fernandes');
    const { id, token } = await newFullPast(app, at.admin);
    await erase(id, token);
    const found = await app.ok(listPatients, { query: { search: 'quixote' } }, at.admin);
    expect(found.patients.map(({ name }) => name)).toEqual(['Quixote Fernandes']);
  });
});
