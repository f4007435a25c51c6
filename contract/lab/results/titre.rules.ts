import { flagOfMeasured, parseMeasured } from './measured.rules.ts';
import { parseRanges } from './range-text.rules.ts';
import type { ResultFlag } from './result-flag.rules.ts';

const TITRE = /^([<>≤≥=]*|up\s?to|below|less than)\s*1\s*(?::|\/|\bin\b)\s*(\d[\d,]*)$/i;

/** The dilution of a titre with its sign: `< 80` of `< 1:80`, `160` of `1/160`; undefined for other texts. */
function dilutionOf(text: string): string | undefined {
  const [, sign = '', dilution] = TITRE.exec(text.trim()) ?? [];
  return dilution && `${sign} ${dilution}`.trim();
}

/**
 * The flag of a titre against a normal titre: `1:160` is high where `< 1:80` is normal, and `1:80` too. Serum
 * that still reacts when it is diluted more has more antibodies. Undefined unless both are titres.
 */
export function flagOfTitre(text: string, normal: string): ResultFlag | undefined {
  const measured = parseMeasured(dilutionOf(text) ?? '');
  const [range] = parseRanges(dilutionOf(normal) ?? '');
  return measured && range ? flagOfMeasured(measured, range) : undefined;
}
