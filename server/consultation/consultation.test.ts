import { beforeEach, describe, expect, it } from 'vitest';
import {
  createVisit,
  getComplaint,
  saveComplaint,
} from '#contract/consultation/consultation.endpoints.ts';
import { CONSULTATION_MESSAGES as M } from '#contract/consultation/consultation.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
});

const save = (visitId: string, body: object, person = doctor) =>
  app.call(saveComplaint, { params: { visitId }, body }, person);

describe('opening a record', () => {
  it('registers a placeholder patient when none is given', async () => {
    const { visitId, patientId } = await app.ok(createVisit, { body: {} }, doctor);
    const record = await app.ok(getComplaint, { params: { visitId } }, doctor);
    expect(record).toMatchObject({
      visitId,
      patientId,
      complaint: '',
      case_summary: '',
      status: 'waiting',
    });
    expect((await app.ok(getPatient, { params: { id: patientId } }, doctor)).name).toBe(
      'New patient',
    );
  });

  it('needs no body', async () => {
    expect((await app.call(createVisit, {}, doctor)).statusCode).toBe(201);
  });

  it('opens a visit of a patient, or names the visit that is already open', async () => {
    const patient = await newPatient(app, admin);
    const body = { patientId: patient.id };
    const { visitId } = await app.ok(createVisit, { body }, doctor);
    const again = await app.call(createVisit, { body }, doctor);
    expect([again.statusCode, again.json().queueId]).toEqual([409, visitId]);
  });
});

describe('writing the record', () => {
  it('stores the text exactly, and updates the time only with the text', async () => {
    const { id } = await newVisit(app, admin);
    const text = '  Fever × 3 days\n\n\tBP 120/80 — नमस्ते 🙂 <b>"quoted"</b>\n';
    app.clock.advance(1_000);
    const saved = (await save(id, { complaint: text })).json();
    expect(saved).toMatchObject({ recordId: id, complaint: text, case_summary: '' });
    expect(saved).not.toHaveProperty('visitId');
    app.clock.advance(1_000);
    expect((await save(id, { complaint: text })).json().updatedAt).toBe(saved.updatedAt);
    expect((await save(id, { case_summary: 'Viral' })).json().updatedAt > saved.updatedAt).toBe(
      true,
    );
  });

  it('refuses a save over a newer text and returns that text', async () => {
    const { id } = await newVisit(app, admin);
    const { updatedAt } = await app.ok(getComplaint, { params: { visitId: id } }, doctor);
    expect((await save(id, { complaint: 'From the desk', updatedAt }, admin)).statusCode).toBe(200);
    const late = await save(id, { complaint: 'From the doctor', updatedAt });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      message: M.newerExists,
      current: { recordId: id, complaint: 'From the desk' },
    });
    const { current } = late.json();
    expect((await save(id, { complaint: 'Both', updatedAt: current.updatedAt })).statusCode).toBe(
      200,
    );
  });

  it('accepts one of many concurrent saves and refuses the others', async () => {
    const { id } = await newVisit(app, admin);
    const { updatedAt } = await app.ok(getComplaint, { params: { visitId: id } }, doctor);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => save(id, { complaint: `Version ${n}`, updatedAt })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });

  it('works while the visit changes status', async () => {
    const { id } = await newVisit(app, admin);
    const { updatedAt } = await app.ok(getComplaint, { params: { visitId: id } }, doctor);
    app.clock.advance(1_000);
    const body = { status: 'consulting' as const, doctorId: doctor.user.id };
    await app.ok(moveVisit, { params: { id }, body }, admin);
    expect((await save(id, { complaint: 'Still mine', updatedAt })).statusCode).toBe(200);
  });

  it.each([
    [{ complaint: 'x'.repeat(50_001) }, 'complaint'],
    [{ complaint: 7 }, 'complaint'],
    [{ complaint: 'a\u0000b' }, 'complaint'],
    [{ complaint: 'a', updatedAt: 'yesterday' }, 'updatedAt'],
  ])('refuses an invalid record', async (body, field) => {
    const { id } = await newVisit(app, admin);
    const reply = await save(id, body);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });
});
