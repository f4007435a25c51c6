import { expect, it } from 'vitest';
import { paise } from '../../kernel/numbers/money.ts';
import { debitNoteNumber, returnValue } from './supplier-return.rules.ts';

it('all pieces of a line, free ones included, are worth what the line cost', () => {
  const line = { cost: paise(6_195), cost_of: 40, gst_percent: 12 };
  expect(returnValue(40, line)).toEqual({ taxable: 6_195, gst: 743 });
  expect(returnValue(1, line)).toEqual({ taxable: 155, gst: 19 });
});

it('pieces above those that were bought are worth nothing', () => {
  const line = { cost: paise(6_195), cost_of: 40, gst_percent: 12 };
  expect(returnValue(50, { ...line, bought: 40 })).toEqual({ taxable: 6_195, gst: 743 });
  expect(returnValue(5, { ...line, bought: 0 })).toEqual({ taxable: 0, gst: 0 });
  expect(returnValue(50, { ...line, bought: null }).taxable).toBe(7_744);
});

it('an unknown cost or rate adds nothing', () => {
  expect(returnValue(5, { cost: null, cost_of: 1, gst_percent: 12 })).toEqual({
    taxable: 0,
    gst: 0,
  });
  const untaxed = { cost: paise(150), cost_of: 1, gst_percent: null };
  expect(returnValue(5, untaxed)).toEqual({ taxable: 750, gst: 0 });
});

it('a line is worth at most ₹100 crore, so that every sum is exact', () => {
  const batch = { cost: paise(1_000_000_000), cost_of: 1, gst_percent: 100 };
  const most = { taxable: 100_000_000_000, gst: 100_000_000_000 };
  expect(returnValue(10_000_000, batch)).toEqual(most);
});

it('a debit note is numbered as a bill is', () => {
  expect(debitNoteNumber({ financialYear: 2026, number: 12 })).toBe('DN 2026-27/000012');
});
