import { parseCritical } from '../results/range-text.rules.ts';
import { CriticalLimits } from './critical-limits.ts';

/** What stands where a laboratory wants no critical limits. */
export const NEVER_CRITICAL = 'none';

/** Limits as they are typed: `< 7, > 20`; `none` for never. */
export function criticalText({ low, high }: CriticalLimits): string {
  const said = [low === undefined ? '' : `< ${low}`, high === undefined ? '' : `> ${high}`];
  return said.filter(Boolean).join(', ') || NEVER_CRITICAL;
}

/** The limits that a text gives; null when it is blank (the usual ones hold), undefined for no limits. */
export function parseCriticalText(text: string): CriticalLimits | null | undefined {
  const said = text.trim();
  if (said === '') return null;
  if (/^(none|never|no)$/i.test(said)) return {};
  const { critical_low: low, critical_high: high } = parseCritical(said) ?? {};
  if (low === undefined && high === undefined) return undefined;
  return CriticalLimits.safeParse({ low, high }).data;
}
