import type { CriticalResult } from '#contract/lab/critical/critical-result.ts';

/** Results as one line: `Haemoglobin 6.2 g/dL (low), Potassium 6.9 mmol/L (high)`. */
export function resultsText(results: readonly CriticalResult[]): string {
  return results
    .map(({ parameter, result, unit, flag }) => {
      const value = [parameter, result, unit].filter(Boolean).join(' ');
      return `${value} (${flag === 'critical_low' ? 'low' : 'high'})`;
    })
    .join(', ');
}
