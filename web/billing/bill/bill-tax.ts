import type { BillDetails } from '#contract/billing/bill.ts';
import { isTaxed, type TaxLine, taxLines } from '#contract/billing/tax.rules.ts';

/**
 * The taxes that a bill includes; none when no item is taxed. A stay that has grown since its bill was
 * last written to has none yet: its last days become items when money moves.
 */
export function taxesOf({ bill, calculated }: BillDetails): TaxLine[] {
  const items = bill.items.map(({ total, tax_percentage, drug_id }) => ({
    total,
    basisPoints: tax_percentage,
    isReturnable: drug_id !== null,
  }));
  const lines = taxLines(items, bill.credits);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return isTaxed(lines) && sum === calculated.totalDue ? lines : [];
}
