import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBill } from '#contract/billing/bills.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import {
  callNext,
  completeVisit,
  getVisit,
  joinQueue,
  listQueue,
  listUnbilled,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import {
  newClinic,
  newPatient,
  newPlan,
  newStaff,
  newVisit,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let desk: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  desk = await newStaff(app, admin, 'receptionist');
});

const visitOf = (id: string) => app.ok(getVisit, { params: { id } }, desk);
const unbilled = async (person = desk) =>
  (await app.ok(listUnbilled, { query: {} }, person)).visits.map(({ id }) => id);
/** The count on the owner's overview. */
const counted = async () => (await app.ok(getOverview, {}, admin)).unbilledVisits;

/** A patient of the general queue who was called and seen. */
async function seen(options: { name?: string } = {}) {
  const visit = await newVisit(app, desk, options);
  await app.ok(callNext, {}, doctor);
  await app.ok(completeVisit, { params: { id: visit.id } }, doctor);
  return visit;
}

const bill = (visit: { id: string; patient_id: string }, type: 'consultation' | 'lab') =>
  newBill(app, desk, {
    patientId: visit.patient_id,
    queueId: visit.id,
    type,
    paymentMode: 'cash',
    items: [{ name: 'Fee', price: 500 }],
  });

describe('an unbilled visit', () => {
  it('was called or seen and has no consultation bill', async () => {
    const { id } = await newVisit(app, desk);
    expect((await visitOf(id)).unbilled).toBeUndefined();
    expect([await unbilled(), await counted()]).toEqual([[], 0]);

    await app.ok(callNext, {}, doctor);
    expect((await visitOf(id)).unbilled).toBe(true);
    expect([await unbilled(), await counted()]).toEqual([[id], 1]);

    await app.ok(completeVisit, { params: { id } }, doctor);
    expect((await app.ok(listQueue, {}, desk))[0]).toMatchObject({ id, unbilled: true });
    expect([await unbilled(admin), await counted()]).toEqual([[id], 1]);
  });

  it('leaves the list once billed and returns when the bill is cancelled', async () => {
    const visit = await seen();
    await bill(visit, 'lab');
    expect(await unbilled()).toEqual([visit.id]);
    const { id } = await bill(visit, 'consultation');
    expect((await visitOf(visit.id)).unbilled).toBeUndefined();
    expect([await unbilled(), await counted()]).toEqual([[], 0]);
    await app.ok(cancelBill, { params: { id }, body: { reason: 'Entered twice' } }, admin);
    expect((await visitOf(visit.id)).unbilled).toBe(true);
    expect([await unbilled(), await counted()]).toEqual([[visit.id], 1]);
  });

  it('leaves the list when it is cancelled', async () => {
    const { id } = await newVisit(app, desk);
    await app.ok(callNext, {}, doctor);
    await app.ok(moveVisit, { params: { id }, body: { status: 'cancelled' } }, desk);
    expect(await unbilled()).toEqual([]);
  });

  it('stays in the list for 30 clinic days, newest first', async () => {
    app.clock.set('2027-05-01T06:00:00Z');
    admin = await signIn(app, admin.user.email);
    doctor = await signIn(app, doctor.user.email);
    desk = await signIn(app, desk.user.email);
    const first = await seen();
    for (const day of ['2027-05-02', '2027-05-30', '2027-05-31']) {
      app.clock.set(`${day}T06:00:00Z`);
      admin = await signIn(app, admin.user.email);
      doctor = await signIn(app, doctor.user.email);
      desk = await signIn(app, desk.user.email);
      if (day === '2027-05-02') {
        const second = await seen();
        expect(await unbilled()).toEqual([second.id, first.id]);
        const page = { page: 2, limit: 1 };
        const { visits, totalCount } = await app.ok(listUnbilled, { query: page }, desk);
        expect([visits.map(({ id }) => id), totalCount]).toEqual([[first.id], 2]);
        // The queue of the day does not show visits of another day.
        expect((await app.ok(listQueue, {}, desk)).map(({ id }) => id)).toEqual([second.id]);
      }
      if (day === '2027-05-30')
        expect([(await unbilled()).length, await counted()]).toEqual([2, 2]);
      if (day === '2027-05-31')
        expect([(await unbilled()).length, await counted()]).toEqual([1, 1]);
    }
  });
});

describe('a subscriber’s visit', () => {
  const subscribe = async (id: string) => {
    const plan = await newPlan(app, admin, { period: 'weekly' });
    await app.ok(updatePatient, { params: { id }, body: { subscription_plan_id: plan.id } }, desk);
  };

  it('is not unbilled, and does not become so when the subscription ends', async () => {
    app.clock.set('2027-06-01T06:00:00Z');
    for (const person of [admin, doctor, desk]) {
      Object.assign(person, await signIn(app, person.user.email));
    }
    const patient = await newPatient(app, desk);
    await subscribe(patient.id);
    const { id } = await app.ok(joinQueue, { body: { patientId: patient.id } }, desk);
    app.clock.advance(60_000);
    await app.ok(callNext, {}, doctor);
    await app.ok(completeVisit, { params: { id } }, doctor);
    expect((await visitOf(id)).unbilled).toBeUndefined();
    app.clock.set('2027-06-12T06:00:00Z');
    admin = await signIn(app, admin.user.email);
    desk = await signIn(app, desk.user.email);
    expect((await visitOf(id)).Patient.subscription_status).toBe('expired');
    expect([await unbilled(), await counted()]).toEqual([[], 0]);
  });

  it('is not unbilled when the subscription was bought after the consultation', async () => {
    const visit = await seen();
    app.clock.advance(60_000);
    await subscribe(visit.patient_id);
    expect(await unbilled()).toEqual([]);
  });
});
