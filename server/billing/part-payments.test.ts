import { describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { insertBill } from '../testing/builders/rows.ts';
import { startBillLedger } from '../testing/clinics/bill-ledger-clinic.ts';
import { applyPayment } from './index.ts';

const { app, at, pending, pay, details } = startBillLedger();

describe('partial payments', () => {
  it('settle the bill at zero balance', async () => {
    const { id } = await pending();
    expect((await pay(id, 200)).json()).toMatchObject({
      payment: { amount_paid: 200, payment_mode: 'cash' },
      bill: { status: 'pending' },
      calculated: { totalDue: 500, totalPaid: 200, balance: 300 },
    });
    const last = await pay(id, 300, 'upi');
    expect(last.json()).toMatchObject({ bill: { status: 'paid' }, calculated: { balance: 0 } });
    const more = await pay(id, 1);
    expect([more.statusCode, more.json().message]).toEqual([409, M.notPayable]);
  });

  it('never exceed the balance under concurrent payments', async () => {
    const { id } = await pending();
    const replies = await Promise.all(Array.from({ length: 10 }, () => pay(id, 70)));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(7);
    expect(codes.filter((code) => code === 400)).toHaveLength(3);
    expect(replies.find(({ statusCode }) => statusCode === 400)?.json().fields).toEqual({
      amount_paid: M.paymentAboveBalance,
    });
    expect((await details(id)).calculated).toEqual({
      totalDue: 50_000,
      totalPaid: 49_000,
      balance: 1_000,
    });
  });

  it('are recorded once per key', async () => {
    const { id } = await pending();
    const key = { 'idempotency-key': 'payment-0001' };
    await Promise.all(Array.from({ length: 5 }, () => pay(id, 100, 'cash', key)));
    expect((await details(id)).payments).toHaveLength(1);
  });

  it.each([
    [0, 'cash', M.invalidPayment],
    [-5, 'cash', M.invalidPayment],
    [1.001, 'cash', M.invalidPayment],
    [1, 'online', M.invalidMode],
    [500.01, 'cash', M.paymentAboveBalance],
  ])('of %d in %s are refused', async (amount, mode, message) => {
    const { id } = await pending();
    const reply = await pay(id, amount, mode);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });

  it('of a provider count once, from any source', async () => {
    const { id } = await pending();
    const report = () =>
      app.started.services.database.inClinic(at.admin.user.clinic_id!, (tx) =>
        applyPayment(
          {
            tx,
            now: app.clock.now(),
            actor: { clinicId: at.admin.user.clinic_id!, id: null },
            newId: () => crypto.randomUUID(),
            audit: async () => {},
            changed: () => {},
          },
          { billId: id, amount: 50_000, mode: 'online', providerPaymentId: 'pay_X1' },
        ),
      );
    const news = await Promise.all([report(), report(), report(), report()]);
    expect(news.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(news.map(({ billStatus }) => billStatus))).toEqual(new Set(['paid']));
    expect((await details(id)).payments).toMatchObject([
      { amount_paid: 50_000, payment_mode: 'online', received_by: null },
    ]);
  });

  it('of a stay are not accepted here', async () => {
    const clinicId = at.admin.user.clinic_id!;
    const stay = {
      clinicId,
      userId: at.admin.user.id,
      patientId: at.patientId,
      now: app.clock.now(),
    };
    const id = await app.started.services.database.inClinic(clinicId, (tx) =>
      insertBill(tx, stay, { type: 'admission' }),
    );
    const reply = await pay(id, 10);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.paidWithTheStay]);
  });
});
