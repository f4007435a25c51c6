import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';

/** A batch in stock at the end of a day, by the ledger of stock. */
export const StockRow = z.object({
  id: Id,
  name: z.string(),
  batch: z.string().nullable(),
  expiry: z.string().nullable(),
  quantity: z.int(),
  /** The cost of a piece as it is entered now; null where it is unknown. */
  cost: Money.nullable(),
});
export type StockRow = z.output<typeof StockRow>;

/** The value is that of the batches whose cost is known. */
export const StockOnDay = z.object({ rows: z.array(StockRow), value: Money, unknown: z.int() });
export type StockOnDay = z.output<typeof StockOnDay>;
