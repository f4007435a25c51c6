import { describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aPayment } from '#web/testing/builders/bills.ts';
import { anId } from '#web/testing/builders/people.ts';
import { payBackText, readPayBack, seePayments } from './pay-back-text.ts';

const AT = '2026-11-25T06:00:00.000Z';
const LATER = '2026-11-25T07:00:00.000Z';
const refund = (amount: number, payment_mode: 'cash' | 'upi', payment_date: string) =>
  aPayment({ amount_paid: paise(-amount), payment_mode, payment_date });

it('names each mode of the newest refund', () => {
  const before = [refund(10_000, 'cash', AT)];
  const after = [...before, refund(50_000, 'cash', LATER), refund(20_000, 'upi', LATER)];
  expect(payBackText(after, before)).toBe('Give ₹500.00 back in cash. Send ₹200.00 back by UPI.');
});

it('leaves out a refund from before the call', () => {
  const before = [aPayment(), refund(50_000, 'cash', AT)];
  expect(payBackText(before, before)).toBe('');
});

describe('a bill that cannot be read after the call', () => {
  it.each([
    ['nothing was paid on it', [], ''],
    ['what was paid is back already', [aPayment(), refund(20_000, 'cash', AT)], ''],
    ['it was paid', [aPayment()], M.payBackUnread],
    ['it could not be read before either', null, M.payBackUnread],
  ])('where %s', async (_what, before, said) => {
    apiDouble().on(getBill, fail(503, 'Later.'));
    const billId = anId();
    seePayments(billId, before);
    expect(await readPayBack(billId)).toBe(said);
  });
});
