import { expect, it } from 'vitest';
import { paise } from '../../kernel/numbers/money.ts';
import { invoiceTotal, isWithinInvoiceMax, perPiece } from './invoice-total.rules.ts';

it('adds goods and GST as a wholesaler does, line by line', () => {
  const lines = [
    { quantity: 3, cost: paise(2_065), gst_percent: 12 },
    { quantity: 1, cost: paise(999), gst_percent: 5 },
    { quantity: 0, cost: paise(5_000), gst_percent: 5 },
    { quantity: 2, cost: null, gst_percent: null },
  ];
  expect(invoiceTotal(lines)).toEqual({ goods: 7_194, gst: 793, total: 7_987 });
});

it('divides a pack so that its pieces together never exceed its MRP', () => {
  const one = perPiece({ cost: paise(2_065), mrp: paise(3_098), pack_size: 10 });
  expect(one).toEqual({ cost: 207, mrp: 309 });
  expect(perPiece({ cost: paise(1), mrp: null, pack_size: 10 })).toEqual({ cost: null, mrp: null });
});

it('an invoice sums to at most ₹100 crore', () => {
  const line = { quantity: 1_000, cost: paise(100_000_000), gst_percent: 0 };
  expect(isWithinInvoiceMax([line])).toBe(true);
  expect(isWithinInvoiceMax([{ ...line, gst_percent: 5 }])).toBe(false);
  expect(isWithinInvoiceMax([line, { ...line, quantity: 1 }])).toBe(false);
});
