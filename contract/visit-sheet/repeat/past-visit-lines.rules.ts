import { formatDay } from '../../kernel/dates.ts';
import type { PastVisit } from './past-visit.endpoints.ts';

/** The sheet of an earlier visit apart from its orders, one part a line; empty when nothing was written. */
export function pastVisitLines(visit: PastVisit): readonly string[] {
  const { diagnoses, advice, outsideTests, followUpOn } = visit;
  const parts = [
    ['Diagnosis', diagnoses.join(', ')],
    ['Advice', advice.trim()],
    ['Tests elsewhere', outsideTests.trim().split('\n').join(', ')],
    ['Follow-up', followUpOn ? formatDay(followUpOn) : ''],
  ] as const;
  return parts.filter(([, text]) => text !== '').map(([title, text]) => `${title}: ${text}`);
}
