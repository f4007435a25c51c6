import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill, getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { getDrawer } from '#contract/money/day-closes.endpoints.ts';
import { getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import type { BillInput } from '../testing/builders/bills.ts';
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
let visit: Awaited<ReturnType<typeof newVisit>>;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  visit = await newVisit(app, admin);
});

const items = [{ name: 'Consultation Fee', price: 500 }];
const consultation = () => ({
  type: 'consultation' as const,
  patientId: visit.patient_id,
  queueId: visit.id,
  doctorId: doctor.user.id,
  items,
});
const make = (body: Partial<BillInput>, person = admin, headers = {}) =>
  app.call(createBill, { body: { ...consultation(), ...body } }, { token: person.token, headers });
const visitNow = () => app.ok(getVisit, { params: { id: visit.id } }, admin);
const details = (id: string) => app.ok(getBill, { params: { id } }, admin);
const today = () => {
  const day = clinicDay(app.clock.now(), DEFAULT_TIME_ZONE);
  return { startDate: day, endDate: day };
};

describe('a doctor chosen on the bill', () => {
  it.each([
    ['paid now', { paymentMode: 'cash' }, { standing: 'paid', due: 0, paid: 50_000 }],
    ['paid later', { payments: [] }, { standing: 'due', due: 50_000, paid: 0 }],
    [
      'paid in part',
      { payments: [{ amount_paid: 200, payment_mode: 'cash' }] },
      { standing: 'due', due: 30_000, paid: 20_000 },
    ],
    ['paid online', { paymentMode: 'online' }, { standing: 'due', due: 50_000, paid: 0 }],
    [
      'free',
      { waiver: { as: 'free', reason: 'Staff family' }, amount: 0 },
      { standing: 'free', due: 0, paid: 0 },
    ],
    ['a follow-up', { waiver: { as: 'follow_up' } }, { standing: 'follow_up', due: 0, paid: 0 }],
  ] as const)('is assigned by a fee that is %s', async (_how, body, fee) => {
    const reply = await make(body as Partial<BillInput>);
    expect(reply.statusCode).toBe(201);
    expect(await visitNow()).toMatchObject({
      billed: true,
      doctor_id: doctor.user.id,
      fee: { billId: reply.json().id, ...fee },
    });
  });

  it('is assigned once when two desks bill the visit concurrently', async () => {
    const desk = await newStaff(app, admin, 'receptionist');
    const other = await newStaff(app, admin, 'doctor');
    const replies = await Promise.all([
      make({ payments: [] }),
      make({ waiver: { as: 'free', reason: 'Staff family' }, doctorId: other.user.id }, desk),
      make({ paymentMode: 'cash' }, desk),
      make({ waiver: { as: 'follow_up' } }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const won = replies.findIndex(({ statusCode }) => statusCode === 201);
    const { fee, doctor_id } = await visitNow();
    expect(fee?.billId).toBe(replies[won]?.json().id);
    expect(doctor_id).toBe(won === 1 ? other.user.id : doctor.user.id);
    for (const [at, reply] of replies.entries()) {
      if (at !== won) expect(reply.json().message).toBe(M.alreadyBilled);
    }
  });

  it('is assigned once per key under repeated requests', async () => {
    const key = { 'idempotency-key': 'waived-0001' };
    const waiver = { as: 'free', reason: 'Staff family' } as const;
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => make({ waiver }, admin, key)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  });
});

describe('a waived fee', () => {
  it('keeps its reason, number and waived amount, and takes no money', async () => {
    const first = (await make({ waiver: { as: 'free', reason: '  Staff family ' } })).json();
    expect(first).toMatchObject({
      number: '2026-27/000001',
      status: 'paid',
      waived_as: 'free',
      waived_reason: 'Staff family',
      payment_mode: null,
      subtotal: 500,
      discount: 500,
      calculated: { totalDue: 0, totalPaid: 0, balance: 0 },
    });
    const paid = await app.call(
      recordPayment,
      { params: { id: first.id }, body: { amount_paid: 1, payment_mode: 'cash' } },
      { token: admin.token },
    );
    expect(paid.statusCode).toBe(409);
    visit = await newVisit(app, admin);
    expect((await make({ waiver: { as: 'follow_up' } })).json()).toMatchObject({
      number: '2026-27/000002',
      waived_as: 'follow_up',
    });
    const { revenue, received } = await app.ok(getMoneyTotals, { query: today() }, admin);
    expect(revenue.consultation).toEqual({ count: 2, amount: 0 });
    expect(received).toEqual([]);
    expect((await app.ok(getDrawer, { query: {} }, admin)).drawer.expected).toBe(0);
  });

  it.each([
    [{ waiver: { as: 'free' } }, M.waivedReasonRequired],
    [{ waiver: { as: 'free', reason: ' ' } }, M.waivedReasonRequired],
    [{ waiver: { as: 'gift', reason: 'x' } }, M.onlyFeeIsWaived],
    [{ waiver: { as: 'follow_up' }, type: 'other' }, M.onlyFeeIsWaived],
    [
      { waiver: { as: 'follow_up' }, payments: [{ amount_paid: 1, payment_mode: 'cash' }] },
      M.waivedIsNotPaid,
    ],
    [{ waiver: { as: 'follow_up' }, amount: 500 }, M.amountDiffers],
  ])('is refused as %j', async (body, message) => {
    const reply = await make(body as Partial<BillInput>);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
    expect((await visitNow()).doctor_id).toBeNull();
  });
});

describe('a bill paid in parts', () => {
  it('records a payment for each part, and the last one settles it', async () => {
    const reply = await make({
      payments: [
        { amount_paid: 200, payment_mode: 'cash' },
        { amount_paid: 300, payment_mode: 'upi' },
      ],
    });
    expect(reply.json()).toMatchObject({ status: 'paid', calculated: { balance: 0 } });
    const { payments } = await details(reply.json().id);
    expect(payments).toMatchObject([
      { amount_paid: 20_000, payment_mode: 'cash', received_by: admin.user.name },
      { amount_paid: 30_000, payment_mode: 'upi', received_by: admin.user.name },
    ]);
    expect((await app.ok(getDrawer, { query: {} }, admin)).drawer.expected).toBe(20_000);
  });

  it('can leave the rest to be paid online', async () => {
    const reply = await make({
      paymentMode: 'online',
      payments: [{ amount_paid: 200, payment_mode: 'cash' }],
    });
    expect(reply.json()).toMatchObject({
      status: 'pending',
      payment_mode: 'online',
      calculated: { totalPaid: 200, balance: 300 },
    });
  });

  it.each([
    [
      [
        { amount_paid: 300, payment_mode: 'cash' },
        { amount_paid: 200.01, payment_mode: 'upi' },
      ],
      M.receivedTooMuch,
    ],
    [[{ amount_paid: 0, payment_mode: 'cash' }], M.invalidPayment],
    [[{ amount_paid: -1, payment_mode: 'cash' }], M.invalidPayment],
    [[{ amount_paid: 1, payment_mode: 'online' }], M.invalidMode],
    [
      Array.from({ length: 11 }, () => ({ amount_paid: 1, payment_mode: 'cash' })),
      M.tooManyPayments,
    ],
  ])('refuses %j', async (payments, message) => {
    const reply = await make({ payments: payments as BillInput['payments'] });
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
    expect((await visitNow()).billed).toBe(false);
  });

  it('has parts that sum up on the bill and in the drawer, for any amounts', async () => {
    const part = fc.record({
      paise: fc.integer({ min: 1, max: 30_000 }),
      mode: fc.constantFrom('cash' as const, 'upi' as const, 'card' as const),
    });
    const { id: patientId } = await newPatient(app, admin);
    const inDrawer = async () => (await app.ok(getDrawer, { query: {} }, admin)).drawer.expected;
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        app.clock.advance(1_000);
        const before = await inDrawer();
        const sum = parts.reduce((total, { paise }) => total + paise, 0);
        const payments = parts.map(({ paise, mode }) => ({
          amount_paid: paise / 100,
          payment_mode: mode,
        }));
        const body = { patientId, type: 'other' as const, queueId: null, doctorId: null, payments };
        const reply = await make(body);
        expect(reply.statusCode).toBe(sum > 50_000 ? 400 : 201);
        if (sum > 50_000) return;
        const { bill, payments: rows, calculated } = await details(reply.json().id);
        expect(rows.map(({ amount_paid }) => amount_paid)).toEqual(parts.map(({ paise }) => paise));
        expect(calculated).toEqual({ totalDue: 50_000, totalPaid: sum, balance: 50_000 - sum });
        expect(bill.status).toBe(sum === 50_000 ? 'paid' : 'pending');
        const cash = parts.filter(({ mode }) => mode === 'cash');
        const taken = cash.reduce((total, { paise }) => total + paise, 0);
        expect(await inDrawer()).toBe(before + taken);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });
});
