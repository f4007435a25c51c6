import { type Paise, paise } from '#contract/kernel/numbers/money.ts';

/**
 * The price of a drug that has its own MRP, under a new one: as it was, unless it would exceed the
 * MRP. A price of 0 is not known.
 */
export const priceUnder = (price: number, mrp: Paise): Paise =>
  paise(price === 0 ? mrp : Math.min(price, mrp));

/** The MRP of new pieces of a drug in paise: its own, or its price. Undefined where neither is known. */
export const mrpOf = ({ mrp, price }: { mrp: number | null; price: number }): number | undefined =>
  mrp || price || undefined;
