import { type Paise, paise } from '../../kernel/numbers/money.ts';
import type { TypedInvoiceLine } from './typed-invoice.ts';

const PERCENT = 100;

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
