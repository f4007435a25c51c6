import { type Paise, paise } from '../../kernel/numbers/money.ts';
import type { TypedInvoiceLine } from './typed-invoice.ts';

const PERCENT = 100;

/** The largest sum of an invoice or a debit note, in paise: ₹100 crore. More is a mistake of typing. */
export const INVOICE_MAX = 100_000_000_000;

/** Whether the lines of an invoice sum to at most `INVOICE_MAX`. */
export function isWithinInvoiceMax(lines: readonly Priced[]): boolean {
  const sum = lines.reduce((before, { quantity, cost, gst_percent }) => {
    const amount = quantity * (cost ?? 0);
    return before + amount + (amount * (gst_percent ?? 0)) / PERCENT;
  }, 0);
  return sum <= INVOICE_MAX;
}

type Priced = Pick<TypedInvoiceLine, 'quantity' | 'cost' | 'gst_percent'>;

/** The goods of an invoice at cost, their GST rounded per line, and the sum. Free packs cost nothing. */
export function invoiceTotal(lines: readonly Priced[]): { goods: Paise; gst: Paise; total: Paise } {
  let goods = 0;
  let gst = 0;
  for (const { quantity, cost, gst_percent } of lines) {
    const amount = quantity * (cost ?? 0);
    goods += amount;
    gst += Math.round((amount * (gst_percent ?? 0)) / PERCENT);
  }
  return { goods: paise(goods), gst: paise(gst), total: paise(goods + gst) };
}

/**
 * Cost and MRP of one piece in a pack. The MRP is rounded down, so that pieces never cost more than
 * their pack; a cost below half a paisa is not known.
 */
export function perPiece({
  cost,
  mrp,
  pack_size,
}: Pick<TypedInvoiceLine, 'cost' | 'mrp' | 'pack_size'>) {
  return {
    cost: cost === null ? null : paise(Math.round(cost / pack_size)) || null,
    mrp: mrp === null ? null : paise(Math.floor(mrp / pack_size)) || null,
  };
}
