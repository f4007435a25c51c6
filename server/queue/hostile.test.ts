import { beforeEach, expect, it } from 'vitest';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import {
  callNext,
  completeVisit,
  getVisit,
  listQueue,
  moveVisit,
  undoVisit,
} from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
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

const items = [{ name: 'Consultation Fee', price: 500 }];

it('either the undo or the bill wins when a visit is undone while the desk bills it', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 25; round += 1) {
    const { id, patient_id } = await newVisit(app, desk);
    const [billed, undone] = await Promise.all([
      app.call(
        createBill,
        {
          body: {
            type: 'consultation',
            patientId: patient_id,
            queueId: id,
            items,
            paymentMode: 'cash',
          },
        },
        desk,
      ),
      app.call(undoVisit, { params: { id }, body: { step: 'join' } }, desk),
    ]);
    outcomes.push(`${billed.statusCode} ${undone.statusCode}`);
  }
  for (const outcome of outcomes) expect(['201 409', '409 200']).toContain(outcome);
});

it('a paid visit is cancelled with its refund while its doctor calls and completes it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id, patient_id } = await newVisit(app, desk);
    const bill = await app.ok(
      createBill,
      {
        body: {
          type: 'consultation',
          patientId: patient_id,
          queueId: id,
          doctorId: doctor.user.id,
          items,
          paymentMode: 'cash',
        },
      },
      desk,
    );
    const cancel = () =>
      app.call(
        moveVisit,
        { params: { id }, body: { status: 'cancelled', refundMode: 'upi' } },
        desk,
      );
    const replies = await Promise.all([
      cancel(),
      app.call(callNext, {}, doctor),
      cancel(),
      app.call(completeVisit, { params: { id } }, doctor),
      app.call(undoVisit, { params: { id }, body: { step: 'join' } }, desk),
      app.call(undoVisit, { params: { id }, body: { step: 'complete' } }, doctor),
    ]);
    for (const { statusCode, body } of replies) expect(statusCode, body).toBeLessThan(500);
    const visit = await app.ok(getVisit, { params: { id } }, desk);
    const { bill: after, calculated } = await app.ok(getBill, { params: { id: bill.id } }, desk);
    const cancelled = replies.filter(
      (one, at) => (at === 0 || at === 2) && one.statusCode === 200,
    ).length;
    expect(cancelled).toBeLessThan(2);
    expect([visit.status === 'cancelled', after.status, calculated.totalPaid]).toEqual(
      cancelled === 1 ? [true, 'cancelled', 0] : [false, 'paid', 50_000],
    );
    if (cancelled === 0 && visit.status === 'consulting')
      await app.ok(completeVisit, { params: { id } }, doctor);
  }
  await app.ok(listQueue, {}, desk);
});
