import { asciiDigits } from '../../kernel/numbers/ascii-digits.ts';
import { parseWrittenNumber, WRITTEN_NUMBER } from '../../kernel/numbers/written-number.ts';
import { unitOf } from '../critical/usual-limits.rules.ts';
import type { LabRange } from './lab-range.ts';
import { flagOf, type ResultFlag } from './result-flag.rules.ts';

const SIGNS = { '<': '<', '<=': '≤', '≤': '≤', '>': '>', '>=': '≥', '≥': '≥' } as const;
export type Sign = (typeof SIGNS)[keyof typeof SIGNS];

/** A measured value: a number, a lower or upper bound from an analyser, or a range. */
export type Measured =
  | { readonly value: number; readonly sign?: Sign }
  | { readonly from: number; readonly to: number };

const NUMBER = `(${WRITTEN_NUMBER})`;
const SHAPE = new RegExp(
  String.raw`^(<=|>=|<|>|≤|≥)?\s*${NUMBER}(?:\s*(?:-|–|—|\bto\b)\s*${NUMBER})?\s*(\D.*)?$`,
  'i',
);
/** Counted per microscope field: written as 2-4, or in words. */
const PER_FIELD = /^\/?(?:hpf|lpf|oif|hp|lp|field)$/;

/** Whether the value is a count per field (2-4, Occasional or Plenty), whatever its type. */
export function isPerField(unit: string | null | undefined): boolean {
  return PER_FIELD.test(unitOf(unit ?? ''));
}

function isUnit(said: string, unit: string | null | undefined): boolean {
  const plain = (text: string) => unitOf(text).replace(/^\//, '');
  return plain(said) === plain(unit ?? '') || (!unit && isPerField(said));
}

const shapeOf = (text: string) => SHAPE.exec(asciiDigits(text).trim()) ?? [];

/** Whether the text is a number with words that are not the parameter's unit: `7.2 g/L` of a test in g/dL. */
export function isInOtherUnit(text: string, unit: string): boolean {
  const [, , first, , said] = shapeOf(text);
  return first !== undefined && said !== undefined && !isUnit(said, unit);
}

/** Parses the numbers of a text, with or without the parameter's unit; undefined for words. */
export function parseMeasured(text: string, unit?: string | null): Measured | undefined {
  const [, sign, first, second, said] = shapeOf(text);
  const value = parseWrittenNumber(first ?? '');
  if (value === undefined || (said !== undefined && !isUnit(said, unit))) return undefined;
  if (second === undefined) {
    const meant = Object.entries(SIGNS).find(([one]) => one === sign)?.[1];
    return meant ? { value, sign: meant } : { value };
  }
  const to = parseWrittenNumber(second);
  return sign || to === undefined || to < value ? undefined : { from: value, to };
}

/** The number as its text writes it: `6.0` keeps the zeros that a number drops. */
export function asWritten(text: string, value: number): number | string {
  const [, fraction = ''] = /^[^\d.]*[\d,]*\.(\d+)/.exec(text) ?? [];
  const [whole = '', digits = ''] = String(value).split('.');
  const isPadded = fraction !== digits && fraction.replace(/0+$/, '') === digits;
  return isPadded && /^-?\d+$/.test(whole) ? `${whole}.${fraction}` : value;
}

/** Whether a stored text is a number alone, such as `6.0`. */
export function isFigure(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/**
 * The flag of a measured value against a range. `< 5` is low if every number below 5 is low, and
 * has no flag if some are normal; 8 to 10 is high if 10 is.
 */
export function flagOfMeasured(measured: Measured, range: LabRange | undefined): ResultFlag {
  if ('from' in measured) {
    const flags = [flagOf(measured.to, range), flagOf(measured.from, range)];
    const worst = flags.find((flag) => flag.startsWith('critical'));
    return worst ?? flags.find((flag) => flag !== 'none') ?? 'none';
  }
  const { value, sign } = measured;
  if (sign === undefined || range === undefined) return flagOf(value, range);
  const flag = flagOf(value, range);
  if (sign === '≤') return flag.endsWith('low') ? flag : 'none';
  if (sign === '≥') return flag.endsWith('high') ? flag : 'none';
  // The bound itself is excluded, so it may equal the limit.
  const { low, high, critical_low, critical_high } = range;
  if (sign === '<') {
    if (critical_low !== undefined && value <= critical_low) return 'critical_low';
    return low !== undefined && value <= low ? 'low' : 'none';
  }
  if (critical_high !== undefined && value >= critical_high) return 'critical_high';
  return high !== undefined && value >= high ? 'high' : 'none';
}
