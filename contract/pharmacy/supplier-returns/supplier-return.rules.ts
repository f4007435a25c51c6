import { billNumber } from '../../billing/bill-total.rules.ts';
import { type Paise, paise } from '../../kernel/numbers/money.ts';
import { INVOICE_MAX } from '../suppliers/invoice-total.rules.ts';
import type { ReturnableBatch } from './supplier-return.ts';

const PERCENT = 100;

/**
 * Value and GST of some pieces of a batch at the cost of its delivery. All pieces of a delivery's
 * line, free ones included, are worth what the line cost. An unknown cost is worth nothing, and a line
 * at most `INVOICE_MAX`. So are pieces above those that were bought: the supplier was never paid for them.
 */
export function returnValue(
  quantity: number,
  batch: Pick<ReturnableBatch, 'cost' | 'cost_of' | 'gst_percent' | 'bought'>,
): { taxable: Paise; gst: Paise } {
  const { cost, cost_of, gst_percent } = batch;
  const paid = Math.min(quantity, batch.bought ?? quantity);
  const taxable = cost === null ? 0 : Math.min(Math.round((paid * cost) / cost_of), INVOICE_MAX);
  return {
    taxable: paise(taxable),
    gst: paise(Math.round((taxable * (gst_percent ?? 0)) / PERCENT)),
  };
}

/** The printed number of a debit note. */
export function debitNoteNumber(note: { financialYear: number; number: number }): string {
  return `DN ${billNumber(note)}`;
}
