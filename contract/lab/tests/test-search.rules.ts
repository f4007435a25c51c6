import { matchDrugs, mostUsedFirst } from '../../pharmacy/drug-search.rules.ts';
import type { LabTest } from './lab-test.ts';

/** Tests that match the typed text, best match first, at most ten; ranked like drugs. */
export function matchTests<T extends Pick<LabTest, 'name' | 'description'>>(
  tests: readonly T[],
  typed: string,
): T[] {
  return matchDrugs(tests, typed);
}

/** The tests in the order of their uses; the others follow in their own order. */
export const mostUsedTestsFirst = <T extends { readonly id: string }>(
  tests: readonly T[],
  used: readonly { readonly test_id: string; readonly uses: number }[],
): readonly T[] =>
  mostUsedFirst(
    tests,
    used.map(({ test_id, uses }) => ({ drug_id: test_id, uses })),
  );
