import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { aPayment } from '#web/testing/builders/bills.ts';
import { payBackText } from './pay-back-text.ts';

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
