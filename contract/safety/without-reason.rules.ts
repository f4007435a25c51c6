import type { OverrideReason, SafetyWarning } from './warning.ts';

/** The serious warnings that have no reason yet. */
export function withoutReason(
  warnings: readonly SafetyWarning[],
  reasons: readonly Pick<OverrideReason, 'warning'>[],
): SafetyWarning[] {
  const given = new Set(reasons.map(({ warning }) => warning));
  return warnings.filter(({ id, isSerious }) => isSerious && !given.has(id));
}
