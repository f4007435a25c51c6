import type { LabRange } from './lab-range.ts';

/** The flag of a result; `abnormal` is for an unexpected word or Yes. */
export const RESULT_FLAGS = [
  'none',
  'low',
  'high',
  'critical_low',
  'critical_high',
  'abnormal',
] as const;
export type ResultFlag = (typeof RESULT_FLAGS)[number];

/** The flag of a measured value against a range; none without a range. */
export function flagOf(value: number, range: LabRange | undefined): ResultFlag {
  if (!range || !Number.isFinite(value)) return 'none';
  const { low, high, critical_low, critical_high } = range;
  if (critical_low !== undefined && value < critical_low) return 'critical_low';
  if (critical_high !== undefined && value > critical_high) return 'critical_high';
  if (low !== undefined && (value < low || (range.low_excluded && value === low))) return 'low';
  if (high !== undefined && (value > high || (range.high_excluded && value === high))) {
    return 'high';
  }
  return 'none';
}
