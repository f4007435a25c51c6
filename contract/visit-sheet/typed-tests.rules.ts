import {
  indexTests,
  type ListedTest,
  matchTest,
  type TestIndex,
  testsIn,
} from '../ai/matching/match-test.rules.ts';
import { namesIn } from '../ai/offline/read-tests.rules.ts';

/** Tests that were typed or pasted at once, as in `CBC, LFT, RFT`. */
export type TypedTests<T extends ListedTest> = {
  /** The tests that are sure, in their order and each once. */
  readonly found: readonly T[];
  /** The parts that name no test for sure, as they were typed. */
  readonly left: readonly string[];
};

/** The clinic's tests, prepared for `readTypedTests`. */
export const indexTypedTests = indexTests;

/**
 * Reads what was typed into the field of the tests: names and usual abbreviations with commas, semicolons, lines or
 * only spaces between them. Never takes a test that is not sure.
 */
export function readTypedTests<T extends ListedTest>(
  typed: string,
  tests: TestIndex<T>,
): TypedTests<T> {
  const whole = sureTest(typed, tests);
  if (whole) return { found: [whole], left: [] };
  const found = new Map<string, T>();
  const left: string[] = [];
  for (const part of partsOf(typed, tests)) {
    for (const name of (namesIn(part, tests) ?? [part]).flatMap((one) => testsIn(tests, one))) {
      const test = sureTest(name, tests);
      if (test) found.set(test.id, test);
      else left.push(name);
    }
  }
  return { found: [...found.values()], left };
}

/** Lines, and of a line that names no test as a whole, the parts between its commas. */
function partsOf<T extends ListedTest>(typed: string, tests: TestIndex<T>): readonly string[] {
  const lines = typed.split(/[;\n]+/);
  const parts = lines.flatMap((line) => (sureTest(line.trim(), tests) ? [line] : line.split(',')));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function sureTest<T extends ListedTest>(name: string, tests: TestIndex<T>): T | null {
  const match = matchTest(tests, { name });
  return match.kind === 'sure' ? match.found : null;
}
