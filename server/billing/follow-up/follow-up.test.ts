import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { cancelBill, createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getFollowUp } from '#contract/billing/follow-up.endpoints.ts';
import { joinQueue, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { type BillInput, newBill } from '../../testing/builders/bills.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let desk: Person;
let doctor: Person;

/** Moves the clock to a day; sessions of an earlier one have ended. */
async function on(day: string): Promise<void> {
  app.clock.set(`${day}T06:00:00Z`);
  admin = await signIn(app, admin.user.email);
  desk = await signIn(app, desk.user.email);
}

const setWindow = (follow_up: { days: number; visits: number; fee: number } | null) =>
  app.ok(editStaff, { params: { id: doctor.user.id }, body: { follow_up } }, admin);

beforeEach(() => on('2026-11-03'));

beforeAll(async () => {
  app.clock.set('2026-11-03T06:00:00Z');
  admin = await newClinic(app);
  desk = await newStaff(app, admin, 'receptionist');
  doctor = await newStaff(app, admin, 'doctor', { opd_fee: 500 });
});

/** A visit on a day, billed and seen. */
async function seen(patientId: string, day: string, bill: Partial<BillInput> = {}) {
  await on(day);
  const doctorId = doctor.user.id;
  const visit = await app.ok(joinQueue, { body: { patientId, doctorId } }, desk);
  const made = await newBill(app, desk, { patientId, queueId: visit.id, doctorId, ...bill });
  const move = (status: 'consulting' | 'seen') =>
    app.ok(moveVisit, { params: { id: visit.id }, body: { status } }, desk);
  await move('consulting');
  await move('seen');
  return made;
}

async function proposedOn(patientId: string, day: string, doctorId = doctor.user.id) {
  await on(day);
  const asked = { params: { id: patientId }, query: { doctorId } };
  return (await app.ok(getFollowUp, asked, desk)).followUp;
}

describe('a follow-up', () => {
  it('is proposed within the window, as often as it allows', async () => {
    await setWindow({ days: 7, visits: 2, fee: 0 });
    const { id } = await newPatient(app, desk);
    const first = await seen(id, '2026-11-03');
    const expected = { billId: first.id, day: '2026-11-03', days: 7, fee: 0 };
    expect(await proposedOn(id, '2026-11-10')).toEqual({ ...expected, visit: 2 });
    expect(await proposedOn(id, '2026-11-11')).toBeNull();
    const free = { paymentMode: undefined, followUpOf: first.id };
    await seen(id, '2026-11-05', { ...free, waiver: { as: 'follow_up' } });
    expect(await proposedOn(id, '2026-11-06')).toMatchObject({ visit: 3 });
    await seen(id, '2026-11-06', { ...free, waiver: { as: 'follow_up' } });
    expect(await proposedOn(id, '2026-11-07')).toBeNull();
  });

  it('is not proposed for another doctor, without a window, or before it is paid', async () => {
    await setWindow({ days: 7, visits: 1, fee: 0 });
    const { id } = await newPatient(app, desk);
    const other = await newStaff(app, admin, 'doctor');
    await seen(id, '2026-11-03', { paymentMode: undefined, payments: [] });
    expect(await proposedOn(id, '2026-11-04')).toBeNull();
    await seen(id, '2026-11-04');
    expect(await proposedOn(id, '2026-11-05', other.user.id)).toBeNull();
    expect(await proposedOn(id, '2026-11-05')).toMatchObject({ day: '2026-11-04' });
    await setWindow(null);
    expect(await proposedOn(id, '2026-11-05')).toBeNull();
  });

  it('at a lower fee is charged, shown in the queue, and opens no window', async () => {
    await setWindow({ days: 7, visits: 1, fee: 200 });
    const { id } = await newPatient(app, desk);
    const first = await seen(id, '2026-11-03');
    expect(await proposedOn(id, '2026-11-05')).toMatchObject({ fee: 20_000 });
    const items = [{ name: 'Consultation Fee', price: 200 }];
    const bill = await seen(id, '2026-11-05', { items, followUpOf: first.id });
    const { bill: read } = await app.ok(getBill, { params: { id: bill.id } }, desk);
    expect(read.follow_up_of).toEqual({ id: first.id, number: first.number });
    const row = (await app.ok(listQueue, {}, desk)).find(({ patient_id }) => patient_id === id);
    expect(row?.fee).toMatchObject({ standing: 'paid', followUp: true, paid: 20_000 });
    expect(await proposedOn(id, '2026-11-06')).toBeNull();
  });

  it('never keeps the desk from charging in full, which begins a new window', async () => {
    await setWindow({ days: 7, visits: 1, fee: 0 });
    const { id } = await newPatient(app, desk);
    await seen(id, '2026-11-03');
    await seen(id, '2026-11-08');
    expect(await proposedOn(id, '2026-11-12')).toMatchObject({ day: '2026-11-08', visit: 2 });
  });
});

describe('a bill that follows is refused', () => {
  const billing = async (change: (ids: { own: string; others: string }) => Partial<BillInput>) => {
    const [own, others] = [await newPatient(app, desk), await newPatient(app, desk)];
    const ids = {
      own: (await newBill(app, desk, { patientId: own.id })).id,
      others: (await newBill(app, desk, { patientId: others.id })).id,
    };
    const body = { patientId: own.id, type: 'consultation', items: [{ name: 'Fee', price: 1 }] };
    return {
      ids,
      send: () =>
        app.call(
          createBill,
          { body: { ...body, paymentMode: 'cash', ...change(ids) } as never },
          desk,
        ),
    };
  };

  it.each([
    ['another patient’s bill', ({ others }: { others: string }) => ({ followUpOf: others }), 409],
    ['an id of no bill', () => ({ followUpOf: '0199d5f0-0000-7000-8000-000000000009' }), 409],
    ['text', () => ({ followUpOf: 'first' }), 400],
    [
      'a bill of goods',
      ({ own }: { own: string }) => ({ followUpOf: own, type: 'other' as const }),
      400,
    ],
    [
      'a free consultation',
      ({ own }: { own: string }) => ({
        followUpOf: own,
        waiver: { as: 'free' as const, reason: 'Staff' },
      }),
      400,
    ],
  ])('with %s', async (_case, change, status) => {
    const { send } = await billing(change as never);
    expect((await send()).statusCode).toBe(status);
  });

  it('when the consultation was cancelled meanwhile', async () => {
    const { ids, send } = await billing(({ own }) => ({ followUpOf: own }));
    await app.ok(cancelBill, { params: { id: ids.own }, body: { reason: 'Entered twice' } }, admin);
    const reply = await send();
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ message: M.nothingToFollow });
  });
});

describe('the window of a doctor', () => {
  const edit = (follow_up: unknown, person = admin) =>
    app.call(editStaff, { params: { id: doctor.user.id }, body: { follow_up } as never }, person);

  it.each([
    [{ days: 0, visits: 1, fee: 0 }],
    [{ days: 366, visits: 1, fee: 0 }],
    [{ days: 7, visits: 0, fee: 0 }],
    [{ days: 7.5, visits: 1, fee: 0 }],
    [{ days: 7, visits: 1, fee: -1 }],
    [{ days: 7, visits: 1 }],
    ['7'],
  ])('rejects %j', async (window) => {
    expect((await edit(window)).statusCode).toBe(400);
  });

  it('is kept by an edit without it, and goes with the role', async () => {
    await setWindow({ days: 7, visits: 1, fee: 0 });
    const change = (body: object) =>
      app.ok(editStaff, { params: { id: doctor.user.id }, body }, admin);
    expect((await change({ name: 'Dr. Kept' })).follow_up).toMatchObject({ days: 7 });
    expect((await change({ role: 'lab' })).follow_up).toBeUndefined();
    expect((await change({ role: 'doctor' })).follow_up).toBeUndefined();
  });

  it('is set by an admin alone, and whole in the database', async () => {
    expect((await edit({ days: 7, visits: 1, fee: 0 }, desk)).statusCode).toBe(403);
    await expect(
      app.started.pool.query('UPDATE users SET follow_up_days = 3 WHERE id = $1', [doctor.user.id]),
    ).rejects.toThrow(/users_whole_follow_up_window/);
  });
});
