import { asciiDigits } from './ascii-digits.ts';
import { parseWrittenNumber } from './written-number.ts';

/** Text that may surround a number. */
const AROUND = {
  rupees: { before: /^(?:₹|rs\.?|inr)\s*/i, after: /\s*(?:\/-|₹|rs\.?|rupees?)$/i },
  percent: { before: /^/, after: /\s*(?:%|percent)$/i },
  years: { before: /^/, after: /\s*(?:years?|yrs?\.?|y)(?: old)?$/i },
  count: { before: /^/, after: /$/ },
} as const;

export type TypedUnit = keyof typeof AROUND;

/**
 * Parses a number typed into a field with this unit: `1,200`, `₹1,200/-`, `10%`, `45 yrs`, in the digits of any
 * script. Returns NaN for anything else and for an empty field, so that a schema rejects it.
 */
export function typedNumber(text: string, unit: TypedUnit = 'count'): number {
  const { before, after } = AROUND[unit];
  const bare = asciiDigits(text).trim().replace(before, '').replace(after, '');
  // A trailing point is a number that is still being typed.
  return parseWrittenNumber(bare.replace(/(?<=\d)\.$/, '')) ?? Number.NaN;
}

/** The same for a field where empty means 0. */
export function typedOrZero(text: string, unit: TypedUnit = 'count'): number {
  return text.trim() === '' ? 0 : typedNumber(text, unit);
}
