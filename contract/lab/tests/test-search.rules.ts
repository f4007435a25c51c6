import { matchDrugs } from '../../pharmacy/drug-search.rules.ts';
import type { LabTest } from './lab-test.ts';

/** Tests that match the typed text, best match first, at most ten; ranked like drugs. */
export function matchTests<T extends Pick<LabTest, 'name' | 'description'>>(
  tests: readonly T[],
  typed: string,
): T[] {
  return matchDrugs(tests, typed);
}
