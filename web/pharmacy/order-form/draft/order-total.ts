import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { OrderDraft, OrderLineDraft } from './order-draft.ts';
import { count } from './order-line.ts';

/** The price of one piece of a line. */
export type PriceOf = (line: OrderLineDraft) => Paise;

/** The prices that the server uses when the order is sent: today's, where known. */
export function pricesOf(drugs: readonly Drug[] = []): PriceOf {
  const today = new Map(drugs.map(({ id, price }) => [id, price]));
  return ({ drugId, price }) => today.get(drugId) ?? price;
}

/** The total of the draft's drugs; an invalid quantity counts as 0. */
export function totalOf({ lines }: OrderDraft, priceOf: PriceOf): Paise {
  const sums = lines.map((line) => priceOf(line) * (count(line.quantity) || 0));
  return paise(sums.reduce((sum, one) => sum + one, 0));
}
