import { withoutMinusZero } from './without-minus-zero.ts';

/** Indian and Western grouping: 11,000 and 1,50,000. */
export const WRITTEN_NUMBER = String.raw`[-+−]?(?:\d{1,3}(?:,\d{2})*,\d{3}|\d+)(?:\.\d+)?`;
const WHOLE = new RegExp(`^${WRITTEN_NUMBER}$|^[-+−]?\\.\\d+$`);

/** Parses a written number: `11,500`, `1,50,000.50`; undefined for anything else, such as `1,5`. */
export function parseWrittenNumber(text: string): number | undefined {
  const said = text.trim();
  if (!WHOLE.test(said)) return undefined;
  return withoutMinusZero(Number(said.replaceAll(',', '').replace('−', '-')));
}
