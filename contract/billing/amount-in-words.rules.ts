import { type Paise, wholeRupees } from '../kernel/numbers/money.ts';

const SMALL = [
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen',
  'Fifteen Sixteen Seventeen Eighteen Nineteen',
].flatMap((line) => line.split(' '));
const TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** The Indian groups, largest first; the number of crores is itself written in words. */
const GROUPS = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
] as const;

function belowHundred(number: number): string {
  const ten = TENS[Math.floor(number / 10) - 2];
  if (ten === undefined) return SMALL[number] ?? '';
  const unit = number % 10;
  return unit === 0 ? ten : `${ten}-${SMALL[unit]}`;
}

/** A non-negative integer in words: `One Lakh Twenty-Three Thousand`. */
export function inWords(number: number): string {
  if (number === 0) return 'Zero';
  const words: string[] = [];
  let rest = number;
  for (const { size, name } of GROUPS) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(inWords(count), name);
    rest %= size;
  }
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(' ');
}

/**
 * A non-negative amount in words, as receipts print it: `Rupees Five Hundred and Fifty Paise Only`.
 */
export function amountInWords(amount: Paise): string {
  const { rupees, left } = wholeRupees(amount);
  const paise = left === 0 ? '' : ` and ${inWords(left)} Paise`;
  return `Rupees ${inWords(rupees)}${paise} Only`;
}
