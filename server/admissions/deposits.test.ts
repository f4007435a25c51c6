import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  listAdmissionPayments,
  listAdmissions,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { getDrawer } from '#contract/money/day-closes.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWard } from '../testing/builders/admissions.ts';

const DAY = 24 * 3_600_000;
const app = startTestApp();
let ward: Awaited<ReturnType<typeof newWard>>;

beforeEach(async () => {
  app.clock.set('2027-05-10T04:30:00.000Z');
  ward = await newWard(app);
});

const stay = async () => (await app.ok(listAdmissions, { params: ward.params }, ward.admin))[0];
const bill = async () => {
  const id = (await stay())!.bill_id;
  return app.ok(getBill, { params: { id } }, ward.admin);
};

describe('a deposit', () => {
  it('covers what is due, and the rest counts towards the coming days', async () => {
    await ward.admit();
    const reply = await ward.deposit(5_000, { mode: 'upi' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      payment: { amount_paid: 5_000, payment_mode: 'upi', is_deposit: true },
      calculated: { totalDue: 2_000, totalPaid: 5_000, balance: 0, deposit: 3_000 },
    });
    expect((await ward.pay(0.01)).statusCode).toBe(400);
    await ward.later(2 * DAY + 1);
    expect((await stay())?.calculated).toMatchObject({
      totalDue: 440_000,
      balance: 0,
      deposit: 60_000,
    });
    await ward.later(DAY);
    const details = await bill();
    expect(details.calculated).toMatchObject({ totalDue: 560_000, balance: 60_000, deposit: 0 });
    expect(details.admissionPayments).toMatchObject([{ is_deposit: true }]);
    expect((await ward.pay(600)).statusCode).toBe(201);
    const { bills } = await app.ok(listBills, { query: { patientId: ward.patientId } }, ward.admin);
    expect(bills[0]?.calculated.balance).toBe(0);
  });

  it('counts as received in its mode, in the money flow and in the drawer', async () => {
    await ward.admit();
    await ward.deposit(5_000);
    await ward.deposit(1_000, { mode: 'card' });
    const range = { startDate: '2027-05-10', endDate: '2027-05-10' };
    const { admissionPayments } = await app.ok(listAdmissionPayments, { query: range }, ward.admin);
    expect(admissionPayments.map((one) => [one.amount_paid, one.is_deposit]).sort()).toEqual([
      [100_000, true],
      [500_000, true],
    ]);
    const drawer = await app.ok(getDrawer, { query: {} }, ward.admin);
    expect(JSON.stringify(drawer)).toContain('500000');
    await ward.discharge();
    const after = await app.ok(listAdmissionPayments, { query: range }, ward.admin);
    const sum = after.admissionPayments.reduce((all, { amount_paid }) => all + amount_paid, 0);
    expect(sum).toBe(200_000);
  });

  it.each([
    [undefined, ['card']],
    [{ refundMode: 'as_paid' }, ['card']],
    [{ refundMode: 'cash' }, ['cash']],
  ])('is refunded at the discharge as far as it is unused: %j', async (body, modes) => {
    await ward.admit();
    await ward.pay(500);
    await ward.deposit(4_000, { mode: 'card' });
    const reply = await ward.discharge(undefined, body);
    expect(reply.json()).toMatchObject({
      refund: 2_500,
      calculated: { totalDue: 2_000, totalPaid: 2_000, balance: 0, deposit: 0 },
    });
    const { bill: closed, payments } = await bill();
    expect(closed.status).toBe('paid');
    const refunds = payments.filter(({ amount_paid }) => amount_paid < 0);
    expect(refunds.map(({ amount_paid }) => amount_paid)).toEqual([-250_000]);
    expect(refunds.map(({ payment_mode }) => payment_mode)).toEqual(modes);
  });

  it('is accepted while the patient is admitted, once per key', async () => {
    const refusal = async () => {
      const reply = await ward.deposit(100);
      return [reply.statusCode, reply.json().message];
    };
    expect(await refusal()).toEqual([409, M.notRunning]);
    await ward.admit();
    const key = `deposit-${ward.patientId}`;
    const [first] = await Promise.all(Array.from({ length: 4 }, () => ward.deposit(700, { key })));
    expect(first?.statusCode).toBe(201);
    expect((await stay())?.calculated.totalPaid).toBe(70_000);
    for (const amount of [0, -1, 1.001, 'x'])
      expect((await ward.deposit(amount)).statusCode).toBe(400);
    await ward.discharge();
    expect(await refusal()).toEqual([409, M.notRunning]);
  });

  it('loses no money when it meets a concurrent discharge', async () => {
    await ward.admit();
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => ward.deposit(1_000)),
      ward.discharge(),
      ...Array.from({ length: 6 }, () => ward.deposit(1_000)),
    ]);
    const taken = replies.filter(({ statusCode }) => statusCode === 201).length;
    const { payments, calculated } = await bill();
    const received = payments.filter(({ amount_paid }) => amount_paid > 0);
    expect(received).toHaveLength(taken);
    expect(calculated.totalPaid).toBe(Math.min(taken * 100_000, 200_000));
    expect(calculated).toMatchObject({ deposit: 0 });
  });
});

type Step =
  | { readonly kind: 'deposit' | 'pay'; readonly paise: number }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'discharge' | 'newStay' | 'undo' };

it('keeps deposits + payments − refunds = paid in any sequence of steps', async () => {
  const amount = fc.integer({ min: 1, max: 600_000 });
  const some = <K extends string>(kind: K) => amount.map((paise) => ({ kind, paise }));
  const hours = fc.integer({ min: 1, max: 60 });
  const moves = fc.constantFrom('discharge' as const, 'newStay' as const, 'undo' as const);
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: some('deposit') },
    { weight: 3, arbitrary: some('pay') },
    { weight: 3, arbitrary: hours.map((wait) => ({ kind: 'wait' as const, hours: wait })) },
    { weight: 1, arbitrary: moves.map((kind) => ({ kind })) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const one = await newWard(app);
      await one.admit();
      let taken = 0;
      for (const next of steps) {
        if (next.kind === 'wait') await one.later(next.hours * 3_600_000);
        else if (next.kind === 'deposit' || next.kind === 'pay') {
          const reply = await one[next.kind](next.paise / 100);
          if (reply.statusCode === 201) taken += next.paise;
        } else if (next.kind === 'newStay') await one.beginStay();
        else await one[next.kind]();
      }
      const clinicId = one.admin.user.clinic_id!;
      const rows = await app.started.services.database.inClinic(clinicId, async (tx) => ({
        bills: await tx.selectFrom('bills').select(['paid_paise', 'due_paise', 'status']).execute(),
        payments: await tx
          .selectFrom('bill_payments')
          .select(['amount_paise', 'is_deposit'])
          .execute(),
      }));
      const sum = (amounts: number[]) => amounts.reduce((all, more) => all + more, 0);
      const amounts = rows.payments.map(({ amount_paise }) => amount_paise);
      const back = -sum(amounts.filter((paise) => paise < 0));
      expect(sum(amounts.filter((paise) => paise > 0))).toBe(taken);
      expect(sum(rows.bills.map(({ paid_paise }) => paid_paise))).toBe(taken - back);
      for (const { status, paid_paise, due_paise } of rows.bills) {
        if (status !== 'pending') expect(paid_paise).toBe(due_paise);
      }
    }),
    { numRuns: 12 },
  );
});
