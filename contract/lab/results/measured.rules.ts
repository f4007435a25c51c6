import { parseWrittenNumber, WRITTEN_NUMBER } from '../../kernel/numbers/written-number.ts';
import { unitOf } from '../critical/usual-limits.rules.ts';
import type { LabRange } from './lab-range.ts';
import { flagOf, type ResultFlag } from './result-flag.rules.ts';

const SIGNS = { '<': '<', '<=': '≤', '≤': '≤', '>': '>', '>=': '≥', '≥': '≥' } as const;
export type Sign = (typeof SIGNS)[keyof typeof SIGNS];

/** What was measured: a figure, a figure that an analyser did not reach or went beyond, or from one to another. */
export type Measured =
  | { readonly value: number; readonly sign?: Sign }
  | { readonly from: number; readonly to: number };

const NUMBER = `(${WRITTEN_NUMBER})`;
const SHAPE = new RegExp(
  String.raw`^(<=|>=|<|>|≤|≥)?\s*${NUMBER}(?:\s*(?:-|–|—|\bto\b)\s*${NUMBER})?\s*(\D.*)?$`,
  'i',
);
/** Counted in a field of the microscope: written as 2-4, or in words. */
const PER_FIELD = /^\/?(?:hpf|lpf|oif|hp|lp|field)$/;

/** Whether what is counted is written as 2-4, Occasional or Plenty, whatever its type is said to be. */
export function isPerField(unit: string | null | undefined): boolean {
  return PER_FIELD.test(unitOf(unit ?? ''));
}

function isUnit(said: string, unit: string | null | undefined): boolean {
  const plain = (text: string) => unitOf(text).replace(/^\//, '');
  return plain(said) === plain(unit ?? '') || (!unit && isPerField(said));
}

/** What a text gives in figures, with its parameter's unit or without; undefined when it is words. */
export function parseMeasured(text: string, unit?: string | null): Measured | undefined {
  const [, sign, first, second, said] = SHAPE.exec(text.trim()) ?? [];
  const value = parseWrittenNumber(first ?? '');
  if (value === undefined || (said !== undefined && !isUnit(said, unit))) return undefined;
  if (second === undefined) {
    const meant = Object.entries(SIGNS).find(([one]) => one === sign)?.[1];
    return meant ? { value, sign: meant } : { value };
  }
  const to = parseWrittenNumber(second);
  return sign || to === undefined || to < value ? undefined : { from: value, to };
}

/**
 * How what was measured stands to a range. `< 5` is low where every figure below 5 is, and has no
 * flag where some are normal; from 8 to 10 is high where 10 is.
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
  // The figure itself is not meant, so that it may be the limit.
  const { low, high, critical_low, critical_high } = range;
  if (sign === '<') {
    if (critical_low !== undefined && value <= critical_low) return 'critical_low';
    return low !== undefined && value <= low ? 'low' : 'none';
  }
  if (critical_high !== undefined && value >= critical_high) return 'critical_high';
  return high !== undefined && value >= high ? 'high' : 'none';
}
