import { beforeEach, describe, expect, it } from 'vitest';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import {
  callNext,
  completeVisit,
  getLatestVisit,
  joinQueue,
  listQueue,
  moveVisit,
  undoVisit,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let desk: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  desk = await newStaff(app, admin, 'receptionist');
});

const undo = (id: string, step: 'join' | 'complete', person = desk) =>
  app.call(undoVisit, { params: { id }, body: { step } }, person);
const queue = async () => (await app.ok(listQueue, {}, desk)).map(({ id }) => id);
const seen = async () => {
  const { id } = await newVisit(app, desk);
  await app.ok(callNext, {}, doctor);
  await app.ok(moveVisit, { params: { id }, body: { status: 'seen' } }, desk);
  return id;
};

it('undoes a step once on several connections', async () => {
  const id = await seen();
  const completed = await Promise.all([undo(id, 'complete'), undo(id, 'complete')]);
  expect(completed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const joined = await newVisit(app, desk);
  const left = await Promise.all([undo(joined.id, 'join'), undo(joined.id, 'join')]);
  expect(left.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

describe('undoing an arrival', () => {
  it('removes a visit that was not used', async () => {
    const { id, patient_id } = await newVisit(app, desk);
    expect((await undo(id, 'join', doctor)).statusCode).toBe(200);
    expect(await queue()).toEqual([]);
    const latest = await app.call(getLatestVisit, { params: { id: patient_id } }, desk);
    expect(latest.statusCode).toBe(404);
    const again = await app.ok(joinQueue, { body: { patientId: patient_id } }, desk);
    expect(await queue()).toEqual([again.id]);
  });

  it('keeps a visit with written text and marks it cancelled', async () => {
    const { id } = await newVisit(app, desk);
    const body = { complaint: 'Fever' };
    await app.ok(saveComplaint, { params: { visitId: id }, body }, doctor);
    expect((await undo(id, 'join')).json()).toMatchObject({ status: 'cancelled' });
    expect((await app.ok(listQueue, {}, desk))[0]).toMatchObject({ id, complaint: 'Fever' });
  });

  it('is refused once the patient was called or the visit was billed', async () => {
    const billed = await newVisit(app, desk);
    await newBill(app, desk, { patientId: billed.patient_id, queueId: billed.id });
    expect((await undo(billed.id, 'join')).statusCode).toBe(409);
    const { id } = await app.ok(callNext, {}, doctor);
    const reply = await undo(id, 'join');
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.notAllowedNow]);
  });

  it('lets either the undo or the doctor’s Call Next win', async () => {
    const { id } = await newVisit(app, desk);
    const [undone, called] = await Promise.all([undo(id, 'join'), app.call(callNext, {}, doctor)]);
    expect([undone.statusCode, called.statusCode]).toEqual(
      undone.statusCode === 200 ? [200, 404] : [409, 200],
    );
  });
});

describe('undoing a completed consultation', () => {
  it.each(['the desk', 'its doctor'])('reopens it by %s', async (who) => {
    const id = await seen();
    const reply = await undo(id, 'complete', who === 'the desk' ? desk : doctor);
    expect(reply.json()).toMatchObject({ id, status: 'consulting', doctor_id: doctor.user.id });
    expect((await app.ok(completeVisit, { params: { id } }, doctor)).status).toBe('seen');
  });

  it('is refused to a colleague, and after an hour', async () => {
    const id = await seen();
    const colleague = await newStaff(app, admin, 'doctor');
    expect((await undo(id, 'complete', colleague)).statusCode).toBe(403);
    app.clock.advance(3_600_001);
    const reply = await undo(id, 'complete');
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.tooLateToUndo]);
  });

  it('is refused while the doctor has the next patient, also when both come at once', async () => {
    const id = await seen();
    await newVisit(app, desk);
    const [undone, called] = await Promise.all([
      undo(id, 'complete'),
      app.call(callNext, {}, doctor),
    ]);
    expect([undone.statusCode, called.statusCode].sort()).toEqual([200, 409]);
    const refused = undone.statusCode === 409 ? undone : called;
    expect([M.doctorBusy, M.alreadyConsulting]).toContain(refused.json().message);
  });

  it('is refused when the patient is in the queue again', async () => {
    const { id, patient_id } = await newVisit(app, desk);
    await app.ok(callNext, {}, doctor);
    await app.ok(completeVisit, { params: { id } }, doctor);
    await app.ok(joinQueue, { body: { patientId: patient_id } }, desk);
    const reply = await undo(id, 'complete');
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.alreadyOpen]);
  });
});
