import { countText } from '../../kernel/numbers/count-text.ts';

/** Digits alone, without a zero in front; `0018` is rather a number of a slide. */
const COUNT = /^[1-9]\d{3,15}$/;

/**
 * A value as people read it: a whole number is grouped as in India, `18,000` and `1,50,000`. A value with
 * a separator, decimals, a sign or words stays as it is. Stored values, FHIR and exports are not grouped.
 */
export function groupedCount(value: string | number): string {
  const text = String(value);
  const count = COUNT.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(count) ? countText(count) : text;
}

const LIMITS = /^(?:[\d.,\s<>≤≥–-]|\b(?:to|and)\b)+$/;
const LIMIT = /(?<![\d.,])[1-9]\d{3,15}(?![\d.]|,\d)/g;

/** The numbers of a range or of critical limits, grouped so: `1,50,000-4,10,000`. Limits with words stay. */
export function groupedLimits(limits: string): string {
  return LIMITS.test(limits) ? limits.replace(LIMIT, groupedCount) : limits;
}
