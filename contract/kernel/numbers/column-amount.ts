import { lazily } from '../lazily.ts';
import { inRupees, type Paise } from './money.ts';

const groupedFormat = lazily(
  () => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** `1,25,000.50`: rupees in a column of a book, without the sign. */
export function columnAmount(amount: Paise): string {
  return groupedFormat().format(inRupees(amount));
}
