import { describe, expect, it } from 'vitest';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listConsents, setConsent } from '#contract/privacy/consent.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { newPlan } from '../testing/builders/clinic.ts';
import { startMerges } from '../testing/clinics/merging-clinic.ts';

const { app, at, patient, edit, merge } = startMerges();

describe('a merge', () => {
  it('fills what is empty, takes what was chosen, and unites the allergies', async () => {
    await edit(at.kept.id, { allergies: ['Penicillin'], address: 'Kept street', phone: '' });
    await edit(at.lost.id, {
      allergies: ['penicillin', 'Dust'],
      address: 'Lost street',
      note: 'Deaf',
    });
    await edit(at.lost.id, { blood_group: 'O+', birth_date: '1980-05-01', phone: '98450 12345' });
    await merge({ take: ['address', 'birth_date'] });
    expect(await patient(at.kept.id)).toMatchObject({
      ...{ name: 'Ramesh Rao', token: at.kept.token, address: 'Lost street', note: 'Deaf' },
      ...{ allergies: ['Penicillin', 'Dust'], blood_group: 'O+', phone: '9845012345' },
      ...{ birth_date: '1980-05-01', age_told: null },
    });
    const { patients } = await app.ok(listPatients, { query: { search: '98450' } }, at.world.admin);
    expect(patients.map(({ id }) => id)).toEqual([at.kept.id]);
  });

  it('keeps the later consent, and a withdrawal that came after the other consent', async () => {
    const set = (id: string, purpose: string, given: boolean) => {
      app.clock.advance(60_000);
      return app.call(setConsent, { params: { id }, body: { purpose, given } }, at.world.admin);
    };
    for (const id of [at.lost.id, at.kept.id]) await set(id, 'care', true);
    for (const id of [at.lost.id, at.kept.id]) await set(id, 'contact', true);
    await set(at.lost.id, 'contact', false);
    expect((await merge()).statusCode).toBe(200);
    const after = await app.ok(listConsents, { params: { id: at.kept.id } }, at.world.admin);
    const of = (purpose: string) => after.find((one) => one.purpose === purpose);
    expect(of('care')).toMatchObject({ withdrawn_at: null, given_at: expect.any(String) });
    expect(of('contact')?.withdrawn_at).toBe('2026-11-20T06:05:00.000Z');
  });

  it.each([
    ['booked', 'booked', ['booked', 'cancelled']],
    ['booked', 'no-show', ['cancelled', 'no-show']],
    ['no-show', 'no-show', ['no-show', 'no-show']],
  ])('settles one slot of a %s and a %s appointment', async (theirs, ours, after) => {
    const { pool } = app.started;
    await pool.query('UPDATE appointments SET status = $2 WHERE id = $1', [
      at.world.appointmentId,
      theirs,
    ]);
    await pool.query(
      `INSERT INTO appointments SELECT (jsonb_populate_record(a, to_jsonb(a) || jsonb_build_object(
         'id', gen_random_uuid(), 'patient_id', $2::uuid, 'status', $3::text, 'place', 2, 'places', 2))).*
       FROM appointments a WHERE id = $1`,
      [at.world.appointmentId, at.kept.id, ours],
    );
    expect((await merge()).statusCode).toBe(200);
    const { rows } = await pool.query(
      'SELECT status FROM appointments WHERE patient_id = $1 ORDER BY status',
      [at.kept.id],
    );
    expect(rows.map(({ status }) => status)).toEqual(after);
  });
});

it('cancels an untouched draft beside an open visit', async () => {
  const { visitId: id } = await app.ok(
    createVisit,
    { body: { patientId: at.kept.id } },
    at.world.admin,
  );
  expect((await merge()).statusCode).toBe(200);
  const visit = async (of: string) =>
    (await app.ok(getVisit, { params: { id: of } }, at.world.admin)).status;
  expect([await visit(id), await visit(at.world.visitId)]).toEqual(['cancelled', 'waiting']);
});

it('keeps the subscription that runs', async () => {
  const { id: subscription_plan_id } = await newPlan(app, at.world.admin);
  await edit(at.kept.id, { subscription_plan_id });
  await edit(at.kept.id, { subscription_status: 'cancelled' });
  await edit(at.lost.id, { subscription_plan_id });
  const { subscription_end_date } = await patient(at.lost.id);
  expect((await merge()).statusCode).toBe(200);
  expect(await patient(at.kept.id)).toMatchObject({
    subscription_status: 'active',
    subscription_end_date,
  });
});
