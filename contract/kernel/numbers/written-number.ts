/** Groups as Indians and others write them: 11,000 and 1,50,000. */
export const WRITTEN_NUMBER = String.raw`[-+−]?(?:\d{1,3}(?:,\d{2})*,\d{3}|\d+)(?:\.\d+)?`;
const WHOLE = new RegExp(`^${WRITTEN_NUMBER}$|^[-+−]?\\.\\d+$`);

/** A number as a person writes it: `11,500`, `1,50,000.50`; undefined for what is none, as `1,5`. */
export function parseWrittenNumber(text: string): number | undefined {
  const said = text.trim();
  return WHOLE.test(said) ? Number(said.replaceAll(',', '').replace('−', '-')) : undefined;
}
