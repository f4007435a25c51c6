import { parseWrittenNumber, WRITTEN_NUMBER } from '../../kernel/numbers/written-number.ts';

const NUMBERS = new RegExp(WRITTEN_NUMBER, 'g');
const DECIMALS_MAX = 6;

/**
 * Formats numbers with the decimals that a text gives them: after `4.6-8.0`, 8 is `8.0`. A number that
 * the text does not have is formatted as it is.
 */
export function writtenLike(text: string): (value: number) => string {
  const decimals = new Map<number, number>();
  for (const [written] of text.matchAll(NUMBERS)) {
    const value = Math.abs(parseWrittenNumber(written) ?? Number.NaN);
    const [, fraction = ''] = written.split('.');
    decimals.set(value, Math.max(decimals.get(value) ?? 0, fraction.length));
  }
  return (value) => {
    const places = decimals.get(Math.abs(value));
    return places === undefined ? String(value) : value.toFixed(Math.min(places, DECIMALS_MAX));
  };
}
