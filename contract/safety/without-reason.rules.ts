import type { OverrideReason, SafetyWarning } from './warning.ts';

/** The serious warnings for which nobody has given a reason. */
export function withoutReason(
  warnings: readonly SafetyWarning[],
  reasons: readonly Pick<OverrideReason, 'warning'>[],
): SafetyWarning[] {
  const given = new Set(reasons.map(({ warning }) => warning));
  return warnings.filter(({ id, isSerious }) => isSerious && !given.has(id));
}
