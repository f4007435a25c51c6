import {
  EXPIRY_WINDOWS,
  type ExpiringBatch,
  type ExpiryWindow,
  type StockOnHand,
} from '#contract/inventory/inventory-analysis.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { expiringBatches, slowMovers, stockValue } from './stock-on-hand.store.ts';

function windowOf(daysLeft: number): ExpiryWindow {
  if (daysLeft < 0) return 'expired';
  if (daysLeft <= 30) return 'within30';
  return daysLeft <= 60 ? 'within60' : 'within90';
}

type Row = Awaited<ReturnType<typeof expiringBatches>>[number];

function presentBatch(row: Row): ExpiringBatch {
  const cost = row.buying_price_paise;
  return {
    batch_id: row.id,
    drug_id: row.drug_id,
    name: row.name,
    batch_no: row.batch_no,
    expiry_date: row.expiry_date,
    window: windowOf(row.days_left),
    quantity: row.quantity,
    buying_price: cost === null ? null : paise(cost),
    value: cost === null ? null : paise(cost * row.quantity),
  };
}

/** Returns the current stock: its cost, what expires soon, and what does not sell. */
export async function readStockOnHand({ tx, today, actor }: ClinicScope): Promise<StockOnHand> {
  const all = await stockValue(tx);
  const batches = (await expiringBatches(tx, today)).map(presentBatch);
  const slow = await slowMovers(tx, { today, timeZone: actor.timeZone });
  return {
    day: today,
    value: paise(all.value),
    quantity_without_cost: all.without_cost,
    expiring: EXPIRY_WINDOWS.map((window) => {
      const of = batches.filter((batch) => batch.window === window);
      return {
        window,
        batches: of.length,
        quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
        value: paise(of.reduce((sum, { value }) => sum + (value ?? 0), 0)),
      };
    }),
    batches,
    slowMovers: slow.map(({ drug_id, name, quantity, value, last_sold }) => ({
      drug_id,
      name,
      quantity_in_stock: quantity,
      value: paise(value),
      last_sold,
    })),
  };
}
