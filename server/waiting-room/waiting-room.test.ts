import { beforeEach, describe, expect, it } from 'vitest';
import { callNext, completeVisit } from '#contract/queue/queue.endpoints.ts';
import type { Display } from '#contract/waiting-room/display.ts';
import {
  addDisplay,
  editDisplay,
  getBoard,
  getPlace,
  getWaitingRoom,
  givePlace,
  savePlaces,
  saveRoom,
} from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
const MINUTE = 60_000;
let admin: Person;
let doctor: Person;
let receptionist: Person;

beforeEach(async () => {
  // Far from midnight, since some tests take half an hour.
  app.clock.set('2026-11-25T05:00:00.000Z');
  admin = await newClinic(app, 'Lotus Clinic');
  doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Bose' });
  receptionist = await newStaff(app, admin, 'receptionist');
});

const codeOf = (path: string | null) => path?.split('/').at(-1) ?? '';
const board = ({ path }: Pick<Display, 'path'>) =>
  app.call(getBoard, { params: { code: codeOf(path) } });
const hall = () => app.ok(addDisplay, { body: { name: 'Hall' } }, admin);
const giveCode = async (visitId: string) => {
  const { path } = await app.ok(givePlace, { params: { id: visitId } }, receptionist);
  return codeOf(path);
};
const place = (code: string) => app.call(getPlace, { params: { code } });
const turnPlaces = (placesOn: boolean) => app.ok(savePlaces, { body: { placesOn } }, admin);

describe('a display of the waiting room', () => {
  it('shows the called token with doctor and room, the next ones, and no name', async () => {
    const display = await hall();
    await app.ok(saveRoom, { params: { id: doctor.user.id }, body: { room: 'Room 2' } }, admin);
    const first = await newVisit(app, admin, { name: 'Athira Warrier' });
    await newVisit(app, admin, { name: 'Ramesh Rao', doctorId: doctor.user.id });
    await app.ok(callNext, {}, doctor);
    const reply = await board(display);
    expect(reply.json()).toEqual({
      clinic: 'Lotus Clinic',
      timeZone: 'Asia/Kolkata',
      voice: 'english',
      now: [
        {
          token: first.token_no,
          doctor: 'Dr Bose',
          room: 'Room 2',
          calledAt: app.clock.now().toISOString(),
        },
      ],
      next: [{ token: first.token_no + 1, doctor: 'Dr Bose' }],
      waiting: 1,
    });
    for (const secret of ['Athira', 'Warrier', 'Ramesh', '34', '9876543210', first.patient_id]) {
      expect(reply.payload).not.toContain(secret);
    }
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('shows first names only after the clinic chose it', async () => {
    const display = await hall();
    await newVisit(app, admin, { name: 'Athira Warrier' });
    const edit = { params: { id: display.id }, body: { showsNames: true } };
    expect((await app.ok(editDisplay, edit, admin)).showsNames).toBe(true);
    const { next } = (await board(display)).json();
    expect(next).toEqual([{ token: 1, doctor: null, name: 'Athira W.' }]);
  });

  it('has a code of 128 random bits, which ends when it is revoked and works again when restored', async () => {
    const display = await hall();
    expect(Buffer.from(codeOf(display.path), 'base64url')).toHaveLength(16);
    const edit = (revoked: boolean) =>
      app.ok(editDisplay, { params: { id: display.id }, body: { revoked } }, admin);
    await edit(true);
    const ended = await board(display);
    expect([ended.statusCode, ended.json().message]).toEqual([404, M.unknownDisplay]);
    expect((await edit(false)).path).toBe(display.path);
    expect((await board(display)).statusCode).toBe(200);
  });

  it('keeps the waiting patients of an evening beyond midnight', async () => {
    // 23:50 in the clinic.
    app.clock.set('2026-11-25T18:20:00.000Z');
    admin = await newClinic(app, 'Night Clinic');
    const display = await hall();
    await newVisit(app, admin);
    app.clock.advance(20 * MINUTE);
    expect((await board(display)).json()).toMatchObject({ next: [{ token: 1 }], waiting: 1 });
    app.clock.advance(6 * 60 * MINUTE);
    expect((await board(display)).json()).toMatchObject({ next: [], waiting: 0 });
  });

  it('is empty on the next day', async () => {
    const display = await hall();
    await newVisit(app, admin);
    app.clock.advance(24 * 60 * MINUTE);
    expect((await board(display)).json()).toMatchObject({ now: [], next: [], waiting: 0 });
  });

  it('belongs to one clinic', async () => {
    const other = await newClinic(app, 'Other Clinic');
    const display = await hall();
    const edit = { params: { id: display.id }, body: { name: 'Mine' } };
    expect((await app.call(editDisplay, edit, other)).statusCode).toBe(404);
    expect((await app.ok(getWaitingRoom, {}, other)).displays).toEqual([]);
    const room = { params: { id: doctor.user.id }, body: { room: 'Room 9' } };
    expect((await app.call(saveRoom, room, other)).statusCode).toBe(404);
  });

  it('is one of at most 20, also when two are added at once', async () => {
    for (let nth = 0; nth < 19; nth += 1) await hall();
    const add = () => app.call(addDisplay, { body: { name: 'Last' } }, admin);
    const replies = await Promise.all([add(), add(), add()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });
});

describe('the place of a token', () => {
  it('counts those ahead and estimates the wait from earlier consultations', async () => {
    await turnPlaces(true);
    for (let nth = 0; nth < 4; nth += 1) {
      const { id } = await newVisit(app, admin, { doctorId: doctor.user.id });
      await app.ok(callNext, {}, doctor);
      app.clock.advance(6 * MINUTE);
      await app.ok(completeVisit, { params: { id } }, doctor);
    }
    await newVisit(app, admin, { name: 'Ramesh Rao', doctorId: doctor.user.id });
    const own = await newVisit(app, admin, { name: 'Athira Warrier', doctorId: doctor.user.id });
    const code = await giveCode(own.id);
    expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    const reply = await place(code);
    expect(reply.json()).toEqual({
      clinic: 'Lotus Clinic',
      token: 6,
      bookedFor: null,
      state: 'waiting',
      now: 4,
      ahead: 1,
      minutes: 9,
      room: null,
    });
    for (const secret of ['Athira', 'Warrier', 'Ramesh', '9876543210', own.patient_id, own.id]) {
      expect(reply.payload).not.toContain(secret);
    }
  });

  it('shows the room once the token is called, and ends with the visit', async () => {
    await turnPlaces(true);
    await app.ok(saveRoom, { params: { id: doctor.user.id }, body: { room: 'Room 2' } }, admin);
    const visit = await newVisit(app, admin);
    const code = await giveCode(visit.id);
    await app.ok(callNext, {}, doctor);
    expect((await place(code)).json()).toMatchObject({ state: 'called', room: 'Room 2' });
    await app.ok(completeVisit, { params: { id: visit.id } }, doctor);
    expect((await place(code)).json()).toMatchObject({ state: 'over', ahead: 0 });
  });

  it('keeps its code, also when two slips are printed at once', async () => {
    await turnPlaces(true);
    const { id } = await newVisit(app, admin);
    const codes = await Promise.all([giveCode(id), giveCode(id), giveCode(id)]);
    expect(new Set(codes).size).toBe(1);
  });

  it('has no code before the clinic turns them on, and none works after they are turned off', async () => {
    const { id } = await newVisit(app, admin);
    const given = await app.ok(givePlace, { params: { id } }, receptionist);
    expect(given).toEqual({ path: null, url: null });
    await turnPlaces(true);
    const code = await giveCode(id);
    await turnPlaces(false);
    expect((await place(code)).statusCode).toBe(404);
    await turnPlaces(true);
    expect((await place(code)).statusCode).toBe(404);
    expect(await giveCode(id)).not.toBe(code);
  });

  it('lasts beyond midnight in an evening clinic, as long as the display', async () => {
    // 23:30 in the clinic.
    app.clock.set('2026-11-25T18:00:00.000Z');
    admin = await newClinic(app, 'Night Clinic');
    doctor = await newStaff(app, admin, 'doctor');
    receptionist = await newStaff(app, admin, 'receptionist');
    const display = await hall();
    await turnPlaces(true);
    const { id } = await newVisit(app, admin);
    const own = await newVisit(app, admin, { name: 'Ramesh Rao' });
    const code = await giveCode(own.id);
    await app.ok(callNext, {}, doctor);
    app.clock.advance(60 * MINUTE);
    expect((await board(display)).json()).toMatchObject({ now: [{ token: 1 }], waiting: 1 });
    expect((await place(code)).json()).toMatchObject({ state: 'waiting', token: 2, now: 1 });
    await app.ok(completeVisit, { params: { id } }, doctor);
    await app.ok(callNext, {}, doctor);
    expect((await place(code)).json()).toMatchObject({ state: 'called' });
    await app.ok(completeVisit, { params: { id: own.id } }, doctor);
    expect((await place(code)).json()).toMatchObject({ state: 'over' });
    app.clock.advance(6 * 60 * MINUTE);
    expect((await board(display)).json()).toMatchObject({ now: [], waiting: 0 });
    expect((await place(code)).statusCode).toBe(404);
  });

  it('ends with its day', async () => {
    await turnPlaces(true);
    const code = await giveCode((await newVisit(app, admin)).id);
    app.clock.advance(24 * 60 * MINUTE);
    const reply = await place(code);
    expect([reply.statusCode, reply.json().message]).toEqual([404, M.unknownPlace]);
  });
});

it('an address may try 30 unknown codes a minute', async () => {
  const guess = () =>
    app.call(getPlace, { params: { code: 'A'.repeat(22) } }, { address: '10.20.30.40' });
  const statuses: number[] = [];
  for (let nth = 0; nth < 31; nth += 1) statuses.push((await guess()).statusCode);
  expect([statuses[29], statuses[30]]).toEqual([404, 429]);
  expect((await guess()).headers['retry-after']).toBeDefined();
  app.clock.advance(MINUTE + 1_000);
  expect((await guess()).statusCode).toBe(404);
});

it('a receptionist sees the waiting room and only the admin edits it', async () => {
  const display = await hall();
  const seen = await app.ok(getWaitingRoom, {}, receptionist);
  expect(seen.displays).toEqual([display]);
  expect(seen.rooms).toEqual([{ doctorId: doctor.user.id, name: 'Dr Bose', room: null }]);
  const add = await app.call(addDisplay, { body: { name: 'Hall' } }, receptionist);
  expect(add.statusCode).toBe(403);
});
