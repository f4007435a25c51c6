import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBill } from '#contract/billing/bills.endpoints.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import { closeDay, getDrawer, listDayCloses } from '#contract/money/day-closes.endpoints.ts';
import { editPerson } from '#contract/owner/owner.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../../testing/builders/clinic.ts';
import { aDayClose } from '../../testing/builders/day-close.ts';

const app = startTestApp();
const DAY = '2026-11-20';
let admin: Person;
let desk: Person;
let patientId: string;

beforeEach(async () => {
  // 21:30 in India.
  app.clock.set('2026-11-20T16:00:00Z');
  admin = await newClinic(app);
  desk = await newStaff(app, admin, 'receptionist', { name: 'Asha Rao' });
  patientId = (await newPatient(app, admin)).id;
});

const take = (price: number, person = desk, paymentMode: 'cash' | 'upi' = 'cash') =>
  newBill(app, person, { patientId, paymentMode, items: [{ name: 'Dressing', price }] });
const drawer = async (query = {}, person = desk) =>
  (await app.ok(getDrawer, { query }, person)).drawer;
const close = (changes: Parameters<typeof aDayClose>[0], person = desk) =>
  app.call(closeDay, { body: aDayClose({ day: DAY, ...changes }) }, person);

describe('a drawer', () => {
  it('holds the cash that its user took, less refunds', async () => {
    await take(500);
    const wrong = await take(120.5, admin);
    await take(70, desk, 'upi');
    await take(30, admin);
    await app.ok(cancelBill, { params: { id: wrong.id }, body: { reason: 'Wrong' } }, admin);
    expect(await drawer()).toMatchObject({ bills: 50_000, paidBack: 0, expected: 50_000 });
    const own = await drawer({}, admin);
    expect(own).toMatchObject({ bills: 15_050, paidBack: -12_050, expected: 3_000, closes: 0 });
    const all = await app.ok(getDrawer, { query: {} }, admin);
    expect(all.drawers.map(({ cashier, expected }) => [cashier.name, expected])).toContainEqual([
      'Asha Rao',
      50_000,
    ]);
  });

  it('can be read and closed by its user or an admin only', async () => {
    await take(500);
    const other = await newStaff(app, admin, 'lab');
    const cashierId = desk.user.id;
    const reads = await app.call(getDrawer, { query: { cashierId } }, other);
    const closes = await close({ cashierId, expected: 500, notes: { 500: 1 } }, other);
    expect([reads.statusCode, closes.statusCode]).toEqual([403, 403]);
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await app.call(getDrawer, { query: {} }, doctor)).statusCode).toBe(403);
    const byAdmin = await close({ cashierId, expected: 500, notes: { 500: 1 } }, admin);
    expect(byAdmin.json()).toMatchObject({ cashier: { name: 'Asha Rao' }, difference: 0 });
    const history = async (person: Person) =>
      (await app.ok(listDayCloses, { query: {} }, person)).closes.map(
        ({ cashier }) => cashier.name,
      );
    expect([await history(admin), await history(desk), await history(other)]).toEqual([
      ['Asha Rao'],
      ['Asha Rao'],
      [],
    ]);
  });
});

it.each(['doctor', 'receptionist'] as const)(
  'the drawer of an admin who is a %s since is shown, and closed by an admin',
  async (role) => {
    const second = await newStaff(app, admin, 'admin', { name: 'Anil Rao' });
    await take(500, second);
    const params = { id: second.user.id };
    await app.ok(editPerson, { params, body: { role } }, admin);
    const shown = async () =>
      (await app.ok(getDrawer, { query: {} }, admin)).drawers.map(
        ({ cashier, expected, closes }) => [cashier.name, expected, closes],
      );
    expect(await shown()).toEqual([['Anil Rao', 50_000, 0]]);
    await app.ok(editPerson, { params, body: { active: false } }, admin);
    expect(await shown()).toEqual([['Anil Rao', 50_000, 0]]);
    const count = { cashierId: second.user.id, expected: 500, notes: { 500: 1 } };
    const closed = await close(count, admin);
    expect(closed.json()).toMatchObject({ cashier: { name: 'Anil Rao' }, difference: 0 });
    expect(await shown()).toEqual([['Anil Rao', 0, 1]]);
    const { closes } = await app.ok(listDayCloses, { query: {} }, admin);
    expect(closes.map(({ cashier }) => cashier.name)).toEqual(['Anil Rao']);
  },
);

it('who is an admin no more sees and closes their own drawer alone', async () => {
  const second = await newStaff(app, admin, 'admin', { name: 'Anil Rao' });
  await take(500, second);
  await take(200);
  const body = { role: 'receptionist' } as const;
  await app.ok(editPerson, { params: { id: second.user.id }, body }, admin);
  const again = await signIn(app, second.user.email);
  const own = await app.ok(getDrawer, { query: {} }, again);
  expect(own.drawers.map(({ cashier }) => cashier.name)).toEqual(['Anil Rao']);
  const others = await app.call(getDrawer, { query: { cashierId: desk.user.id } }, again);
  expect(others.statusCode).toBe(403);
  expect((await close({ expected: 500, notes: { 500: 1 } }, again)).statusCode).toBe(201);
});

describe('closing a day', () => {
  it('counts the notes, and requires a reason for a difference', async () => {
    await take(788.5);
    const count = { expected: 788.5, notes: { 500: 1, 200: 1, 50: 1, 20: 1, 10: 1 }, coins: 7.5 };
    const silent = await close(count);
    expect([silent.statusCode, silent.json().fields]).toEqual([400, { note: M.noteNeeded }]);
    const said = await close({ ...count, note: 'A coin was missing' });
    expect(said.statusCode).toBe(201);
    expect(said.json()).toMatchObject({
      counted: 787.5,
      difference: -1,
      note: 'A coin was missing',
      closed_by: 'Asha Rao',
    });
  });

  it('covers only later payments in a second close, and a late payment once', async () => {
    await take(500);
    await close({ expected: 500, notes: { 500: 1 } });
    expect(await drawer()).toMatchObject({ closed: 50_000, expected: 0, closes: 1 });
    await take(20);
    expect((await close({ number: 2, expected: 20, notes: { 20: 1 } })).statusCode).toBe(201);
    await take(10);
    app.clock.set('2026-11-20T20:00:00Z');
    desk = await signIn(app, desk.user.email);
    // It is now the next day. A payment that no close covered is still open.
    const reply = await app.ok(getDrawer, { query: {} }, desk);
    expect(reply).toMatchObject({
      drawer: { day: '2026-11-21', expected: 0 },
      openDays: [{ day: DAY, expected: 1_000 }],
    });
    expect((await close({ number: 3, expected: 10, notes: { 10: 1 } })).statusCode).toBe(201);
    expect((await app.ok(getDrawer, { query: {} }, desk)).openDays).toEqual([]);
  });

  it('is refused when cash has moved since the user saw the drawer', async () => {
    await take(500);
    await take(20);
    const reply = await close({ expected: 500, notes: { 500: 1 } });
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.cashMoved]);
    expect((await drawer()).closes).toBe(0);
  });

  it('succeeds for one of ten concurrent requests and is refused to the others', async () => {
    await take(500);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => close({ expected: 500, notes: { 500: 1 } })),
    );
    const refused = replies.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(9);
    expect(new Set(refused.map((reply) => `${reply.statusCode} ${reply.json().message}`))).toEqual(
      new Set([`409 ${M.closedMeanwhile}`]),
    );
    expect(await drawer()).toMatchObject({ closed: 50_000, closes: 1 });
  });

  it('covers every payment exactly once while closes and payments interleave', async () => {
    const closing = async (): Promise<void> => {
      const { closes, expected } = await drawer();
      const note = 'Counted in a hurry';
      await close({ number: closes + 1, expected: expected / 100, note });
    };
    await Promise.all([
      ...Array.from({ length: 12 }, () => take(10)),
      ...Array.from({ length: 8 }, closing),
    ]);
    await closing();
    expect(await drawer()).toMatchObject({ bills: 12_000, closed: 12_000, expected: 0 });
  });

  it.each([
    [{ day: '2026-11-21' }, 'day', M.notYet],
    [{ day: '2026-10-01' }, 'day', M.tooLate],
    [{ notes: { 500: -1 } }, 'notes.500', M.invalidCount],
    [{ notes: { 500: 1.5 } }, 'notes.500', M.invalidCount],
    [{ coins: -1 }, 'coins', M.invalidCoins],
  ])('refuses %j', async (changes, field, message) => {
    const reply = await close(changes);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: message }]);
  });
});

describe('correcting a close', () => {
  const closes = async (person = desk) =>
    (await app.ok(listDayCloses, { query: {} }, person)).closes;
  async function wrongClose() {
    await take(500);
    const wrong = { expected: 500, notes: { 50: 1 }, note: 'Counted in a hurry' };
    return (await close(wrong)).json<{ id: string }>().id;
  }
  const right = (corrects: string, changes = {}, person = desk) =>
    close(
      { corrects, cashierId: desk.user.id, expected: 500, notes: { 500: 1 }, ...changes },
      person,
    );

  it('adds a line that names the first one and the reason; the first one stays', async () => {
    const id = await wrongClose();
    const silent = await right(id);
    expect([silent.statusCode, silent.json().fields]).toEqual([400, { note: M.reasonNeeded }]);
    const said = await right(id, { note: 'Typed 50 for 500' });
    expect([said.statusCode, said.json()]).toMatchObject([
      201,
      { number: 2, expected: 500, counted: 500, difference: 0, note: 'Typed 50 for 500' },
    ]);
    expect(await closes()).toMatchObject([
      { number: 2, corrects: { id, number: 1, counted: 5_000 }, corrected_by: null },
      {
        ...{ id, number: 1, counted: 5_000, note: 'Counted in a hurry', can_correct: false },
        corrected_by: { number: 2, counted: 50_000 },
      },
    ]);
    // The cash of the day is covered once.
    expect(await drawer()).toMatchObject({
      ...{ closed: 50_000, expected: 0 },
      ...{ closes: 2, corrections: 1 },
    });
    await take(20);
    expect((await close({ number: 3, expected: 20, notes: { 20: 1 } })).statusCode).toBe(201);
  });

  it('is for the person who closed the day, or an admin', async () => {
    const id = await wrongClose();
    const other = await newStaff(app, admin, 'receptionist');
    const refused = await right(id, { note: 'Mine' }, other);
    expect([refused.statusCode, refused.json().message]).toEqual([403, M.ownDrawerOnly]);
    expect((await right(id, { note: 'Recounted' }, admin)).json()).toMatchObject({
      cashier: { name: 'Asha Rao' },
      closed_by: admin.user.name,
    });
    // That one was made by the admin.
    const [made] = await closes();
    expect(made).toMatchObject({ number: 2, can_correct: false });
    const again = await right(made!.id, { number: 2, note: 'No' });
    expect([again.statusCode, again.json().message]).toEqual([403, M.ownCloseOnly]);
    expect((await right(made!.id, { number: 2, note: 'Yes' }, admin)).statusCode).toBe(201);
  });

  it('happens once for each close, also at once', async () => {
    const id = await wrongClose();
    const all = await Promise.all(
      ['A', 'B', 'C', 'D'].map((note) => right(id, { note, notes: { 200: 2 } })),
    );
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    const late = await right(id, { note: 'Late' });
    expect([late.statusCode, late.json().message]).toEqual([409, M.correctedAlready]);
    expect(await closes()).toHaveLength(2);
    expect(await drawer()).toMatchObject({ closed: 50_000, expected: 0 });
  });

  it('is refused for another clinic, another amount and a day too long ago', async () => {
    const id = await wrongClose();
    const stranger = await newClinic(app, 'Other Clinic');
    expect((await right(id, { note: 'No' }, stranger)).statusCode).toBe(404);
    expect((await right(id, { note: 'No', expected: 400 })).json().message).toBe(M.closedMeanwhile);
    app.clock.set('2027-01-20T16:00:00Z');
    desk = await signIn(app, desk.user.email);
    expect((await right(id, { note: 'No' })).json().fields).toEqual({ day: M.tooLate });
    expect(await closes()).toMatchObject([{ can_correct: false }]);
  });
});
