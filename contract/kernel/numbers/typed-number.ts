import { parseWrittenNumber } from './written-number.ts';

/** What may stand around a number without being a part of it. */
const AROUND = {
  rupees: { before: /^(?:₹|rs\.?|inr)\s*/i, after: /\s*(?:\/-|₹|rs\.?|rupees?)$/i },
  percent: { before: /^/, after: /\s*(?:%|percent)$/i },
  years: { before: /^/, after: /\s*(?:years?|yrs?\.?|y)(?: old)?$/i },
  count: { before: /^/, after: /$/ },
} as const;

export type TypedUnit = keyof typeof AROUND;

/**
 * The number that a person has typed into a field of this unit: `1,200`, `₹1,200/-`, `10%`, `45 yrs`.
 * NaN for what is no such number and for nothing, which a schema then refuses.
 */
export function typedNumber(text: string, unit: TypedUnit = 'count'): number {
  const { before, after } = AROUND[unit];
  const bare = text.trim().replace(before, '').replace(after, '');
  // A point at the end is a number that is still being typed.
  return parseWrittenNumber(bare.replace(/(?<=\d)\.$/, '')) ?? Number.NaN;
}

/** The same where an empty field means 0. */
export function typedOrZero(text: string, unit: TypedUnit = 'count'): number {
  return text.trim() === '' ? 0 : typedNumber(text, unit);
}
