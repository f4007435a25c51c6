import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAddendum, listAddenda } from '#contract/addenda/addenda.endpoints.ts';
import { ADDENDA_MESSAGES as M } from '#contract/addenda/addenda.messages.ts';
import type { Addendum } from '#contract/addenda/addendum.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { completeVisit, moveVisit, undoVisit } from '#contract/queue/queue.endpoints.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { START, startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';

const HOUR = 3_600_000;
const app = startTestApp();
let admin: Person;
let doctor: Person;
let receptionist: Person;
let elsewhere: Person;
let visitId: string;
let patientId: string;

const lockNotes = (body: object, person = admin) =>
  app.call(updateClinicSettings, { body }, person);

beforeAll(async () => {
  admin = await newClinic(app, 'Locking Clinic');
  doctor = await newStaff(app, admin, 'doctor', { name: 'Ravi' });
  receptionist = await newStaff(app, admin, 'receptionist', { name: 'Asha' });
  elsewhere = await newClinic(app, 'Other Clinic');
});

beforeEach(async () => {
  app.clock.set(START);
  await lockNotes({ locksNotes: true, noteLockHours: 2 });
  const visit = await newVisit(app, admin, { doctorId: doctor.user.id, complaint: 'Fever' });
  visitId = visit.id;
  patientId = visit.patient_id;
  await app.ok(moveVisit, { params: { id: visitId }, body: { status: 'consulting' } }, doctor);
  await saveSheet({ diagnoses: ['Viral fever'], advice: 'Rest' });
  await app.ok(completeVisit, { params: { id: visitId } }, doctor);
});

const write = (body: object, person = doctor) =>
  app.call(saveComplaint, { params: { visitId }, body }, person);
const saveSheet = (body: object, person = doctor) =>
  app.call(saveVisitSheet, { params: { id: visitId }, body }, person);
const read = () => app.ok(getComplaint, { params: { visitId } }, doctor);
const sheet = () => app.ok(getVisitSheet, { params: { id: visitId } }, doctor);
const add = (text: string, person = doctor) =>
  app.call(addAddendum, { params: { id: visitId }, body: { text } }, person);
const listed = (person = receptionist) =>
  app.ok(listAddenda, { params: { id: patientId } }, person);

/** Runs statements in the transaction of a clinic, as an injected one would run. */
const inject = (...statements: string[]) =>
  app.started.services.database.inClinic(doctor.user.clinic_id ?? '', async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });

describe('a completed note', () => {
  it('closes after the clinic’s hours, for the complaint, the summary and the sheet', async () => {
    app.clock.advance(2 * HOUR);
    expect((await write({ complaint: 'Fever, cough' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ closed: false });
    app.clock.advance(1);
    const closed = { complaint: 'Fever, cough', closed: true };
    for (const body of [{ complaint: 'Other' }, { case_summary: 'Other' }]) {
      const reply = await write(body);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({
        code: 'note_closed',
        message: MESSAGES.noteClosed,
        current: closed,
      });
    }
    for (const body of [{ diagnoses: [] }, { advice: 'Run' }, { followUpOn: '2099-01-31' }]) {
      const reply = await saveSheet(body);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'note_closed', current: { closed: true } });
    }
    expect(await read()).toMatchObject(closed);
    expect(await sheet()).toMatchObject({ diagnoses: ['Viral fever'], advice: 'Rest' });
  });

  it('takes the same text again, and rows that are not part of the note', async () => {
    app.clock.advance(3 * HOUR);
    expect((await write({ complaint: 'Fever' })).statusCode).toBe(200);
    expect((await saveSheet({ advice: 'Rest', diagnoses: ['Viral fever'] })).statusCode).toBe(200);
    const held = [{ id: visitId, kind: 'drug', typed: 'pan 40', item: null }];
    expect((await saveSheet({ held })).statusCode).toBe(200);
    expect(await sheet()).toMatchObject({ held, advice: 'Rest' });
  });

  it('stays open without the lock, and opens when the lock is switched off', async () => {
    app.clock.advance(3 * HOUR);
    await lockNotes({ locksNotes: false });
    expect((await write({ complaint: 'Fever, cough' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ closed: false, closesAt: null });
    await lockNotes({ locksNotes: true });
    expect((await write({ complaint: 'Fever' })).statusCode).toBe(409);
  });

  it('opens again while the completion can be undone, and never after it closed', async () => {
    const undo = () =>
      app.call(undoVisit, { params: { id: visitId }, body: { step: 'complete' } }, doctor);
    await lockNotes({ noteLockHours: 1 });
    app.clock.advance(HOUR + 1);
    expect((await undo()).statusCode).toBe(409);
    expect(await read()).toMatchObject({ status: 'seen', closed: true });
  });

  it('is closed by the database too, however it is written', async () => {
    app.clock.advance(3 * HOUR);
    const now = app.clock.now().toISOString();
    const at = `updated_at = '${now}'`;
    for (const statements of [
      [`UPDATE visits SET complaint = 'x', ${at} WHERE id = '${visitId}'`],
      [`UPDATE visits SET status = 'consulting', ended_at = NULL, ${at} WHERE id = '${visitId}'`],
      [`UPDATE visit_sheets SET advice = 'x', ${at} WHERE visit_id = '${visitId}'`],
      [
        `UPDATE visit_sheets SET ${at} WHERE visit_id = '${visitId}'`,
        `DELETE FROM visit_diagnoses WHERE visit_id = '${visitId}'`,
      ],
    ]) {
      await expect(inject(...statements)).rejects.toMatchObject({ constraint: 'note_is_closed' });
    }
    expect(await sheet()).toMatchObject({ diagnoses: ['Viral fever'], advice: 'Rest' });
  });
});

describe('an addendum', () => {
  it('is added with name and time, by people who may write the record, and the first text stays', async () => {
    app.clock.advance(3 * HOUR);
    const reply = await add(' Allergic to penicillin, said on the phone. ');
    expect(reply.statusCode).toBe(201);
    await add('Dressing changed.', receptionist);
    expect(await listed()).toMatchObject([
      {
        visitId,
        text: 'Allergic to penicillin, said on the phone.',
        addedBy: 'Ravi',
        addedAt: app.clock.now().toISOString(),
      },
      { visitId, text: 'Dressing changed.', addedBy: 'Asha' },
    ]);
    expect(await read()).toMatchObject({ complaint: 'Fever' });
    const { rows } = await app.started.pool.query(
      `SELECT user_id FROM audit_log WHERE verb = 'add-addendum' AND record_id = $1 ORDER BY id`,
      [visitId],
    );
    expect(rows.map(({ user_id }) => user_id)).toEqual([doctor.user.id, receptionist.user.id]);
  });

  it('is taken also after the lock was switched off, and not before the visit is completed', async () => {
    await lockNotes({ locksNotes: false });
    expect((await add('Typed too late.')).statusCode).toBe(201);
    await app.ok(undoVisit, { params: { id: visitId }, body: { step: 'complete' } }, doctor);
    const reply = await add('Too early.');
    await app.ok(completeVisit, { params: { id: visitId } }, doctor);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.notCompleted]);
  });

  it.each([
    ['empty', '', M.empty],
    ['blank', ' \n', M.empty],
    ['too long', 'x'.repeat(10_001), 'The addendum must be at most 10000 characters.'],
  ])('is refused when it is %s', async (_, text, message) => {
    const reply = await add(text);
    expect(reply.statusCode).toBe(400);
    expect(Object.values(reply.json().fields)).toEqual([message]);
  });

  it('of another clinic is unknown', async () => {
    expect((await add('Hello', elsewhere)).statusCode).toBe(404);
    const params = { id: patientId };
    expect((await app.call(listAddenda, { params }, elsewhere)).statusCode).toBe(404);
  });

  it('can’t be changed or deleted', async () => {
    await add('Once.');
    for (const statement of [`UPDATE visit_addenda SET text = 'x'`, 'DELETE FROM visit_addenda']) {
      await expect(inject(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is added once by a repeated call, and all of several at once are kept', async () => {
    const headers = { 'idempotency-key': 'one-addendum-0000001' };
    const input = { params: { id: visitId }, body: { text: 'Once.' } };
    const same = [1, 2, 3].map(() => app.call(addAddendum, input, { ...doctor, headers }));
    const ids = (await Promise.all(same)).map((reply) => reply.json<Addendum>().id);
    expect(new Set(ids).size).toBe(1);
    await Promise.all([1, 2, 3, 4].map((n) => add(`At once ${n}`)));
    expect(await listed()).toHaveLength(5);
  });
});

describe('the switch', () => {
  it('is off at first, and only an admin changes it', async () => {
    const fresh = await app.ok(updateClinicSettings, { body: {} }, elsewhere);
    expect(fresh.settings).toMatchObject({ locksNotes: false, noteLockHours: 1 });
    expect((await lockNotes({ locksNotes: false }, doctor)).statusCode).toBe(403);
    expect((await lockNotes({ noteLockHours: 5 }, doctor)).statusCode).toBe(403);
    for (const noteLockHours of [0, 721, 1.5, '2'])
      expect((await lockNotes({ noteLockHours })).statusCode).toBe(400);
  });

  it('and a concurrent save leave the note with one of the two texts, and return no error', async () => {
    await lockNotes({ locksNotes: false });
    app.clock.advance(3 * HOUR);
    const [saved] = await Promise.all([
      write({ complaint: 'New' }),
      lockNotes({ locksNotes: true }),
    ]);
    expect([200, 409]).toContain(saved.statusCode);
    const { complaint } = await read();
    expect(complaint).toBe(saved.statusCode === 200 ? 'New' : 'Fever');
  });
});
