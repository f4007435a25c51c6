import { useMemo } from 'react';
import type { TypedTests } from '#contract/ai/offline/typed-tests.rules.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import { matchTests } from '#contract/lab/tests/test-search.rules.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';

const loadRules = () => import('#contract/ai/offline/typed-tests.rules.ts');

/** Tests that Enter adds together, and the typed parts that stay; mostly it is one test. */
export type TestOption = TypedTests<LabTest>;

/** Without the rules, which load after the page, a test is found by parts of its name only. */
export function useTestOptions(tests: readonly LabTest[] | undefined, text: string) {
  const rules = useLoaded(loadRules);
  const index = useMemo(
    () => (tests && typeof rules !== 'string' ? rules.indexTypedTests(tests) : null),
    [tests, rules],
  );
  const options = useMemo(() => {
    const read = index && typeof rules !== 'string' ? rules.readTypedTests(text, index) : null;
    return optionsOf(tests ?? [], text, read);
  }, [tests, text, rules, index]);
  return { options, isLoading: !tests || rules === 'loading' };
}

const SEPARATOR = /[,;\n]/;

/** What Enter takes is first: `hb` means haemoglobin, though HbA1c begins with it as well. */
function optionsOf(
  tests: readonly LabTest[],
  text: string,
  read: TypedTests<LabTest> | null,
): TestOption[] {
  const byName = matchTests(tests, text).map((test) => ({ found: [test], left: [] }));
  const [sure] = read?.found ?? [];
  if (!read || !sure) return byName;
  if (read.found.length + read.left.length === 1) {
    return [read, ...byName.filter(({ found }) => found[0] !== sure)];
  }
  // `Dengue NS1, IgM` begins one name that has commas.
  const areSeveral = byName.length === 0 || (SEPARATOR.test(text) && read.left.length === 0);
  return areSeveral ? [read, ...byName] : [...byName, read];
}
