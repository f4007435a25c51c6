import { lazily } from '../lazily.ts';
import { withoutMinusZero } from './without-minus-zero.ts';

const format = lazily(() => new Intl.NumberFormat('en-IN'));

/** A count of pieces or rows, grouped as in India: `1,779`, `-1,20,000`. */
export function countText(count: number): string {
  return format().format(withoutMinusZero(count));
}
