import { beforeEach, describe, expect, it } from 'vitest';
import { listChanges, listReads } from '#contract/access/access.endpoints.ts';
import { admitPatient } from '#contract/admissions/admissions.endpoints.ts';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { createVisit } from '#contract/consultation/consultation.endpoints.ts';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import { comparePatients, mergePatients } from '#contract/merges/merges.endpoints.ts';
import { alreadyMerged, bothVisit, MERGE_MESSAGES as M } from '#contract/merges/merges.messages.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents, setConsent } from '#contract/privacy/consent.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { getVisit, joinQueue, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient, newPlan } from '../testing/builders/clinic.ts';
import { rowsOfPatient } from '../testing/builders/every-row.ts';
import { newWorld, type World } from '../testing/world.ts';

const app = startTestApp();
let world: World;
let kept: { id: string; token: number };
let lost: { id: string; token: number };

const patient = (id: string) => app.ok(getPatient, { params: { id } }, world.admin);
const edit = (id: string, body: object) =>
  app.call(updatePatient, { params: { id }, body }, world.admin);
const merge = (body: object = {}, id = kept.id) =>
  app.call(mergePatients, { params: { id }, body: { lostId: lost.id, ...body } }, world.admin);
const join = (patientId: string) => app.ok(joinQueue, { body: { patientId } }, world.admin);

beforeEach(async () => {
  app.clock.set('2026-11-20T06:00:00Z');
  world = await newWorld(app, 'Ours');
  kept = await newPatient(app, world.admin, 'Ramesh Rao');
  lost = await patient(world.patientId);
});

describe('a merge', () => {
  it('moves every kind of record and counts them', async () => {
    await app.started.services.reads.flush();
    const before = await rowsOfPatient(app.started.pool, lost.id);
    const { patient_words: _, ...moved } = before;
    expect(Object.keys(moved).length).toBeGreaterThan(5);
    const reply = (await merge()).json();
    expect(reply).toMatchObject({
      message: `No. ${lost.token} is now part of no. ${kept.token}.`,
      keptId: kept.id,
      moved,
    });
    expect(await rowsOfPatient(app.started.pool, lost.id)).toEqual({});
  });

  it('lets the lost id and number find the patient in every search', async () => {
    await merge();
    expect(await patient(lost.id)).toMatchObject({ id: kept.id, other_numbers: [lost.token] });
    const query = { search: String(lost.token) };
    const found = await app.ok(listPatients, { query }, world.admin);
    expect(found.patients.map(({ id }) => id)).toContain(kept.id);
    const queue = () => app.ok(listQueue, { query: {} }, world.admin);
    const numbers = (await queue()).map(({ Patient }) => Patient.other_numbers);
    expect(numbers).toContainEqual([lost.token]);
    const { bills } = await app.ok(listBills, { query }, world.admin);
    expect(bills.map(({ id }) => id)).toContain(world.billId);
    const orders = await app.ok(listPharmacyOrders, { query }, world.admin);
    expect(JSON.stringify(orders)).toContain(world.orderId);
    const name = await app.ok(listPatients, { query: { search: 'Patient of Ours' } }, world.admin);
    expect(name.patients.map(({ id }) => id)).not.toContain(lost.id);
  });

  it('runs a call that names the lost id for the patient', async () => {
    await app.ok(
      moveVisit,
      { params: { id: world.visitId }, body: { status: 'cancelled' } },
      world.admin,
    );
    await merge();
    expect(await join(lost.id)).toMatchObject({ patient_id: kept.id });
  });

  it.each([copyForPatient, exportPatientFhir])(
    'exports the patient by the lost id',
    async (one) => {
      await merge();
      const reply = await app.call(one, { params: { id: lost.id } }, world.admin);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('Ramesh Rao');
    },
  );

  it('follows a chain of merges', async () => {
    await merge();
    const last = await newPatient(app, world.admin, 'Ramesh R');
    const params = { id: last.id };
    await app.ok(mergePatients, { params, body: { lostId: kept.id } }, world.admin);
    const numbers = [lost.token, kept.token].sort((one, other) => one - other);
    expect(await patient(lost.id)).toMatchObject({ id: last.id, other_numbers: numbers });
  });

  it('fills what is empty, takes what was chosen, and unites the allergies', async () => {
    await edit(kept.id, { allergies: ['Penicillin'], address: 'Kept street', phone: '' });
    await edit(lost.id, {
      allergies: ['penicillin', 'Dust'],
      address: 'Lost street',
      note: 'Deaf',
    });
    await edit(lost.id, { blood_group: 'O+', birth_date: '1980-05-01', phone: '98450 12345' });
    await merge({ take: ['address', 'birth_date'] });
    expect(await patient(kept.id)).toMatchObject({
      ...{ name: 'Ramesh Rao', token: kept.token, address: 'Lost street', note: 'Deaf' },
      ...{ allergies: ['Penicillin', 'Dust'], blood_group: 'O+', phone: '9845012345' },
      ...{ birth_date: '1980-05-01', age_told: null },
    });
    const { patients } = await app.ok(listPatients, { query: { search: '98450' } }, world.admin);
    expect(patients.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('is audited with what moved, and keeps both trails', async () => {
    await edit(lost.id, { address: 'Lost street' });
    await app.started.services.reads.flush();
    await merge();
    const params = { id: kept.id };
    const { changes } = await app.ok(listChanges, { params, query: {} }, world.admin);
    expect(changes[0]).toMatchObject({ did: 'Merge patients' });
    const shown = new Map(changes[0]?.fields.map(({ field, to }) => [field, to]));
    expect(shown.get('moved')).toContain('visits: 1');
    expect(shown.get('merged')).toContain('address: Lost street');
    expect([...shown.values()].join()).not.toMatch(/[{}[\]"]/);
    expect(changes.map(({ did }) => did)).toContain('Update patient');
    const { rows } = await app.started.pool.query(
      `SELECT changes FROM audit_log WHERE verb = 'merge-patients' AND record_id = $1`,
      [kept.id],
    );
    expect(rows[0].changes).toMatchObject({
      merged: { id: lost.id, token: lost.token, address: 'Lost street' },
      moved: { visits: [world.visitId], bills: expect.arrayContaining([world.billId]) },
    });
    const { reads } = await app.ok(listReads, { params, query: {} }, world.admin);
    expect(reads.length).toBeGreaterThan(0);
  });

  it('keeps the later consent, and a withdrawal that came after the other consent', async () => {
    const set = (id: string, purpose: string, given: boolean) => {
      app.clock.advance(60_000);
      return app.call(setConsent, { params: { id }, body: { purpose, given } }, world.admin);
    };
    for (const id of [lost.id, kept.id]) await set(id, 'care', true);
    for (const id of [lost.id, kept.id]) await set(id, 'contact', true);
    await set(lost.id, 'contact', false);
    expect((await merge()).statusCode).toBe(200);
    const after = await app.ok(listConsents, { params: { id: kept.id } }, world.admin);
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
      world.appointmentId,
      theirs,
    ]);
    await pool.query(
      `INSERT INTO appointments SELECT (jsonb_populate_record(a, to_jsonb(a) || jsonb_build_object(
         'id', gen_random_uuid(), 'patient_id', $2::uuid, 'status', $3::text, 'place', 2, 'places', 2))).*
       FROM appointments a WHERE id = $1`,
      [world.appointmentId, kept.id, ours],
    );
    expect((await merge()).statusCode).toBe(200);
    const { rows } = await pool.query(
      'SELECT status FROM appointments WHERE patient_id = $1 ORDER BY status',
      [kept.id],
    );
    expect(rows.map(({ status }) => status)).toEqual(after);
  });
});

describe('a merge is refused', () => {
  const refusal = async (body: object = {}, id = kept.id) => {
    const reply = await merge(body, id);
    return [reply.statusCode, reply.json().message];
  };

  it('of one record with itself, of an unknown one and of another clinic’s', async () => {
    expect(await refusal({ lostId: kept.id })).toEqual([400, M.samePatient]);
    const theirs = await newPatient(app, await newClinic(app, 'Theirs'));
    expect((await refusal({ lostId: theirs.id }))[0]).toBe(404);
    expect((await refusal({}, theirs.id))[0]).toBe(404);
    const params = { id: kept.id, otherId: theirs.id };
    expect((await app.call(comparePatients, { params }, world.admin)).statusCode).toBe(404);
  });

  it('while both have an open visit', async () => {
    const { token_no } = await join(kept.id);
    expect(await refusal()).toEqual([409, bothVisit([1, token_no])]);
    const params = { id: kept.id, otherId: lost.id };
    const compared = await app.ok(comparePatients, { params }, world.admin);
    expect(compared.blocks).toEqual([bothVisit([1, token_no])]);
  });

  it('while both are admitted, and while both subscriptions run', async () => {
    for (const { id } of [kept, lost])
      await app.ok(admitPatient, { params: { id }, body: {} }, world.admin);
    expect(await refusal()).toEqual([409, M.bothAdmitted]);
    kept = await newPatient(app, world.admin);
    const { id: subscription_plan_id } = await newPlan(app, world.admin);
    for (const { id } of [kept, lost]) await edit(id, { subscription_plan_id });
    expect(await refusal()).toEqual([409, M.bothSubscribed]);
  });

  it('with more allergies than one record may have', async () => {
    const many = (name: string) => Array.from({ length: 11 }, (_, at) => `${name} ${at}`);
    await edit(kept.id, { allergies: many('One') });
    await edit(lost.id, { allergies: many('Other') });
    expect(await refusal()).toEqual([409, M.tooManyAllergies]);
  });

  it('once it is done, either way around', async () => {
    await merge();
    const numbers = { lost: lost.token, kept: kept.token };
    expect(await refusal()).toEqual([409, alreadyMerged(numbers)]);
    expect(await refusal({ lostId: kept.id }, lost.id)).toEqual([409, alreadyMerged(numbers)]);
  });

  it('when a record has changed since it was compared', async () => {
    const params = { id: kept.id, otherId: lost.id };
    const { version } = await app.ok(comparePatients, { params }, world.admin);
    app.clock.advance(1_000);
    await edit(lost.id, { address: 'Elsewhere' });
    expect(await refusal({ version })).toEqual([409, M.changedSince]);
  });
});

it('cancels an untouched draft beside an open visit', async () => {
  const { visitId: id } = await app.ok(createVisit, { body: { patientId: kept.id } }, world.admin);
  expect((await merge()).statusCode).toBe(200);
  const visit = async (of: string) =>
    (await app.ok(getVisit, { params: { id: of } }, world.admin)).status;
  expect([await visit(id), await visit(world.visitId)]).toEqual(['cancelled', 'waiting']);
});

it('keeps the subscription that runs', async () => {
  const { id: subscription_plan_id } = await newPlan(app, world.admin);
  await edit(kept.id, { subscription_plan_id });
  await edit(kept.id, { subscription_status: 'cancelled' });
  await edit(lost.id, { subscription_plan_id });
  const { subscription_end_date } = await patient(lost.id);
  expect((await merge()).statusCode).toBe(200);
  expect(await patient(kept.id)).toMatchObject({
    subscription_status: 'active',
    subscription_end_date,
  });
});
