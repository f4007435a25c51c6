const MONTH = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$/;
const MONTH_OF_DIGITS = /^(\d{2})(\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LAST_MONTH = 12;

/**
 * The day of an expiry as typed: `08/27`, `8-2027` and `0827` are the last day of that month, because
 * goods may be sold until then. Empty is null. Other text is returned as it is, so that a schema
 * rejects it.
 */
export function typedExpiry(text: string): string | null {
  const bare = text.trim();
  if (bare === '') return null;
  if (DAY.test(bare)) return bare;
  const [, month = '', year = ''] = MONTH.exec(bare) ?? MONTH_OF_DIGITS.exec(bare) ?? [];
  const number = Number(month);
  if (number < 1 || number > LAST_MONTH) return bare;
  const full = Number(year.padStart(4, '20'));
  // Day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(full, number, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
