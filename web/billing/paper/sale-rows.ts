import type { BillItem } from '#contract/billing/bill.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import type { DrugSale } from '#contract/pharmacy/drug-sale.ts';

type SoldBatch = DrugSale['batches'][number];

/** A row of the bill of a sale: one batch of a drug, or another item. */
export type SaleRow = {
  readonly key: string;
  readonly item: BillItem;
  readonly quantity: number;
  readonly total: Paise;
  readonly batches: readonly SoldBatch[];
};

/**
 * The rows of a bill, one a sold batch. A drug that was partly returned before it was billed has one row with all its
 * batches, since the bill does not name the batch.
 */
export function saleRows(items: readonly BillItem[], sale: DrugSale): SaleRow[] {
  return items.flatMap((item): SaleRow[] => {
    const { id, quantity, total, price } = item;
    const batches = sale.batches.filter(({ drug_id }) => drug_id === item.drug_id);
    const sold = batches.reduce((sum, batch) => sum + batch.quantity, 0);
    if (batches.length === 0 || sold !== quantity)
      return [{ key: id, item, quantity, total, batches }];
    return batches.map((batch, at) => ({
      key: `${id} ${at}`,
      item,
      quantity: batch.quantity,
      total: paise(price * batch.quantity),
      batches: [batch],
    }));
  });
}

/** The different values of a field of some batches, in one text. */
export function textOf(batches: readonly SoldBatch[], of: (batch: SoldBatch) => string | null) {
  return [...new Set(batches.map(of).filter((text) => text !== null))].join(', ');
}
