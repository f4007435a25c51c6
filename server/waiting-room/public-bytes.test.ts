import { beforeAll, expect, it } from 'vitest';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { callNext, completeVisit, joinQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import {
  addDisplay,
  editDisplay,
  givePlace,
  savePlaces,
} from '#contract/waiting-room/waiting-room.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let base: string;

beforeAll(async () => {
  base = await app.app.listen({ host: '127.0.0.1', port: 0 });
});

const athira = {
  name: 'Athira Warrier',
  age: 87,
  gender: 'F',
  phone: '98765 43210',
  guardian_relation: 'D/o',
  guardian_name: 'Kuttan',
  address: 'Ferry Road',
} as const;
const COMPLAINT = 'Haemoptysis';
const RENAMED = 'Aathira Varier';
/** The details of a patient that can be told from a token, a time or a code. */
const SECRETS = [
  ...['Athira', 'Warrier', 'Aathira', 'Varier', 'Kuttan', 'Ferry', COMPLAINT],
  ...['98765', '43210', '87', '"F"', 'Female', '"age', '"gender', '"phone', '"patient'],
];

/** The headers that a handler may set, and the body, as they were sent. */
async function bytesOf(response: Response): Promise<string> {
  // Any two digits of a date, a length, a hash or an id of the request may be an age.
  const chance = new Set(['date', 'content-length', 'etag', 'keep-alive', 'x-request-id']);
  const headers = [...response.headers].filter(([name]) => !chance.has(name));
  return `${JSON.stringify(headers)}\n${await response.text()}`;
}

/** A patient's way through the clinic, with everything that a desk may change on it. */
async function visitTheClinic(admin: Person, look: (visitId: string) => Promise<void>) {
  const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Bose' });
  const { id: patientId } = await app.ok(registerPatient, { body: athira }, admin);
  const body = { patientId, complaint: COMPLAINT };
  const { id } = await app.ok(joinQueue, { body }, admin);
  await look(id);
  await app.ok(updatePatient, { params: { id: patientId }, body: { name: RENAMED } }, admin);
  const assigned = { status: 'waiting', doctorId: doctor.user.id } as const;
  await app.ok(moveVisit, { params: { id }, body: assigned }, admin);
  await look(id);
  await app.ok(callNext, {}, doctor);
  await look(id);
  await app.ok(completeVisit, { params: { id } }, doctor);
  await look(id);
  const { id: next } = await app.ok(joinQueue, { body }, admin);
  await app.ok(moveVisit, { params: { id: next }, body: { status: 'cancelled' } }, admin);
  await look(id);
  return [patientId, id, next];
}

it('no byte of a display, its stream or a place identifies the patient', async () => {
  app.clock.set('2026-11-25T05:00:00.000Z');
  const admin = await newClinic(app, 'Lotus Clinic');
  await app.ok(savePlaces, { body: { placesOn: true } }, admin);
  const display = await app.ok(addDisplay, { body: { name: 'Hall' } }, admin);
  const stream = await fetch(`${base}/api${display.path}/events`);
  const sent: string[] = [];
  const get = async (path: string) => sent.push(await bytesOf(await fetch(`${base}/api${path}`)));
  const ids = await visitTheClinic(admin, async (visitId) => {
    await get(display.path);
    const { path } = await app.ok(givePlace, { params: { id: visitId } }, admin);
    await get(`${path}`.replace(/^\/t\//, '/place/'));
  });
  const edit = { params: { id: display.id }, body: { revoked: true } };
  await app.ok(editDisplay, edit, admin);
  await get(display.path);
  // Revoked, the stream has ended.
  const streamed = await bytesOf(stream);
  expect(streamed.match(/^event: changed$/gm)?.length).toBeGreaterThan(6);
  expect(sent.join('\n')).toMatch(/"next":\[{"token":1,.*"state":"called"/s);
  for (const bytes of [...sent, streamed]) {
    for (const secret of [...SECRETS, ...ids]) expect(bytes).not.toContain(secret);
  }
});
