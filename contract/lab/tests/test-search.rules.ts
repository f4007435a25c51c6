import { matchDrugs } from '../../pharmacy/drug-search.rules.ts';
import type { LabTest } from './lab-test.ts';

/** The tests that fit what was typed, the best first and at most ten: found as drugs are. */
export function matchTests<T extends Pick<LabTest, 'name' | 'description'>>(
  tests: readonly T[],
  typed: string,
): T[] {
  return matchDrugs(tests, typed);
}
