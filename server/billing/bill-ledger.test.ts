import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newBill } from '../testing/builders/bills.ts';
import { startBillLedger } from '../testing/clinics/bill-ledger-clinic.ts';
import { receivedOf, splitRefund } from './refund.rules.ts';

const { app, at, pay, cancel, details } = startBillLedger();

it('keeps items, credits, payments and balance consistent in any sequence of steps', async () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 60_000 }).map((paise) => ({ paise })) },
    { weight: 1, arbitrary: fc.constant('cancel' as const) },
  );
  const wanted = fc.record({
    prices: fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 4 }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    mode: fc.constantFrom('cash' as const, 'online' as const),
    steps: fc.array(step, { maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(wanted, async ({ prices, discount, mode, steps }) => {
      const items = prices.map((price) => ({ name: 'Item', price: price / 100 }));
      const { id } = await newBill(app, at.admin, {
        patientId: at.patientId,
        items,
        paymentMode: mode,
        discountPercentage: discount / 100,
      });
      for (const one of steps) {
        const reply = await (one === 'cancel' ? cancel(id) : pay(id, one.paise / 100));
        expect([200, 201, 400, 409]).toContain(reply.statusCode);
        const { bill, payments, calculated } = await details(id);
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const credits = sum(bill.credits.map(({ amount }) => amount));
        expect(bill.subtotal).toBe(sum(prices));
        expect(calculated.totalDue).toBe(bill.subtotal - credits);
        expect(calculated.totalPaid).toBe(sum(payments.map(({ amount_paid }) => amount_paid)));
        expect(calculated.balance).toBe(calculated.totalDue - calculated.totalPaid);
        expect(calculated.balance).toBeGreaterThanOrEqual(0);
        expect(bill.status === 'pending').toBe(calculated.balance > 0);
      }
    }),
    { numRuns: 25 },
  );
});

it('splits a refund over the payments exactly, newest first', () => {
  const came = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(came, fc.integer({ min: 0, max: 100 }), (amounts, share) => {
      const payments = amounts.map((amount_paise, at) => ({
        id: `${at}`,
        amount_paise,
        refund_of: null,
      }));
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const amount = Math.floor((total * share) / 100);
      const parts = splitRefund(receivedOf(payments), amount);
      expect(parts.reduce((sum, { left }) => sum + left, 0)).toBe(amount);
      for (const part of parts) expect(part.left).toBeLessThanOrEqual(amounts[Number(part.id)]!);
      const refunds = parts.map(({ id, left }) => ({
        id: `back of ${id}`,
        amount_paise: -left,
        refund_of: id,
      }));
      const rest = receivedOf([...payments, ...refunds]);
      expect(rest.reduce((sum, { left }) => sum + left, 0)).toBe(total - amount);
      expect(() => splitRefund(rest, total - amount + 1)).toThrow();
    }),
  );
});
