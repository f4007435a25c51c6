import type { CriticalResult } from '#contract/lab/critical/critical-result.ts';
import { groupedCount } from '#contract/lab/results/grouped-count.rules.ts';
import { clinicToday, dayOf, showDateTime, showTime } from '#web/lib/clinic-time.ts';

/** Results as one line: `Haemoglobin 6.2 g/dL (low), Potassium 6.9 mmol/L (high)`. */
export function resultsText(results: readonly CriticalResult[]): string {
  return results
    .map(({ parameter, result, unit, flag }) => {
      const value = [parameter, groupedCount(result), unit].filter(Boolean).join(' ');
      return `${value} (${flag === 'critical_low' ? 'low' : 'high'})`;
    })
    .join(', ');
}

/** `Reported 9:21 am`, with its date from the next day on: the line above a page has little room. */
export function reportedText(foundAt: string): string {
  const isOfToday = dayOf(foundAt) === clinicToday();
  return `Reported ${isOfToday ? showTime(foundAt) : showDateTime(foundAt)}`;
}
