import type { BillDetails } from '#contract/billing/bill.ts';
import { isTaxed, type TaxLine, taxLines } from '#contract/billing/tax.rules.ts';

/**
 * The taxes included in a bill; none when no item is taxed. If a stay has grown since its bill was last written, the
 * result is empty: its last days become items with the next payment.
 */
export function taxesOf({ bill, calculated }: BillDetails): TaxLine[] {
  const items = bill.items.map(({ total, tax_percentage, drug_id }) => ({
    total,
    basisPoints: tax_percentage,
    isReturnable: drug_id !== null,
  }));
  const credits = bill.credits.map(({ kind, amount, returned }) => {
    if (!returned) return { kind, amount };
    const piecesOf = new Map(returned.map(({ drug_id, quantity }) => [drug_id, quantity]));
    const cameBack = bill.items.map(
      ({ drug_id, price }) => price * (piecesOf.get(drug_id ?? '') ?? 0),
    );
    return { kind, amount, cameBack };
  });
  const lines = taxLines(items, credits);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  return isTaxed(lines) && sum === calculated.totalDue ? lines : [];
}
