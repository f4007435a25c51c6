import { parseCritical } from '../results/range-text.rules.ts';
import { CriticalLimits } from './critical-limits.ts';

/** The text for a laboratory without critical limits. */
export const NEVER_CRITICAL = 'none';

/** The text form of limits: `< 7, > 20`; `none` for no limits. */
export function criticalText({ low, high }: CriticalLimits): string {
  const said = [low === undefined ? '' : `< ${low}`, high === undefined ? '' : `> ${high}`];
  return said.filter(Boolean).join(', ') || NEVER_CRITICAL;
}

/** Parses limits; null for a blank text (the usual limits apply), undefined for an invalid one. */
export function parseCriticalText(text: string): CriticalLimits | null | undefined {
  const said = text.trim();
  if (said === '') return null;
  if (/^(none|never|no)$/i.test(said)) return {};
  const { critical_low: low, critical_high: high } = parseCritical(said) ?? {};
  if (low === undefined && high === undefined) return undefined;
  return CriticalLimits.safeParse({ low, high }).data;
}
