import { countText } from '#contract/kernel/numbers/count-text.ts';

/** How much of a drug there is: `1,779 in stock`, `Only 20 in stock` for an order of more, `Out of stock`. */
export function stockText(stock: number, isShort = false): string {
  if (stock <= 0) return 'Out of stock';
  return `${isShort ? 'Only ' : ''}${countText(stock)} in stock`;
}

/** The text of a list of drugs that is being loaded. */
export const LOADING_DRUGS = 'Loading the drugs…';
