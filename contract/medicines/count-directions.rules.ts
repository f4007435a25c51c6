import { FREQUENCIES, UNITS } from './directions.words.ts';
import type { Directions } from './read-directions.rules.ts';

const PARTS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** `1.5`, `½`, `1½`, `1/2` and `1 1/2` as numbers. */
export function numberOf(amount: string): number {
  const [, whole = '', part = ''] = /^(\d*(?:\.\d+)?)??\s*([½¼¾]|\d\/[1-9])?$/.exec(amount) ?? [];
  const [over = 0, under = 1] = part.split('/').map(Number);
  const fraction = part === '' ? 0 : (PARTS[part] ?? over / under);
  return Number(whole || 0) + fraction;
}

/** Doses per day, when countable. */
export function timesADay({ frequency, everyHours, moments, weekdays }: Directions): number | null {
  if (weekdays.length > 0) return null;
  if (frequency) return FREQUENCIES[frequency].perDay;
  if (everyHours) return 24 / everyHours;
  return moments.length > 0 ? moments.length : null;
}

/** Whether it is taken every day. */
export function isDaily({ frequency, weekdays }: Directions): boolean {
  return weekdays.length === 0 && (frequency === null || FREQUENCIES[frequency].perDay !== null);
}

/**
 * Units per day according to the directions, halves included. Null when not countable (5 ml, only
 * when needed).
 */
export function piecesADay(read: Directions): number | null {
  if (read.isOnlyWhenNeeded || !isDaily(read)) return null;
  const { amount, doses } = read;
  const unit = doses?.[0]?.unit ?? amount?.unit;
  if (unit && !UNITS[unit].counts) return null;
  const times = timesADay(read);
  const sum = doses
    ? doses.reduce((total, dose) => total + numberOf(dose.amount), 0)
    : times && times * numberOf(amount?.count ?? '1');
  return sum || null;
}

/** As the pharmacy counts: also null for a fraction. */
export function perDayOf(read: Directions): number | null {
  const sum = piecesADay(read);
  return sum !== null && Number.isInteger(sum) ? sum : null;
}
