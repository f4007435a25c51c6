import {
  isTestName,
  type ListedTest,
  matchTest,
  type TestIndex,
  testsIn,
} from '../matching/match-test.rules.ts';
import { isNothing } from './complaint-words.ts';
import type { Reading } from './reading.ts';
import { endsInResult } from './segments/seen-tests.rules.ts';

/** Phrases that start a test order. */
export const ORDER =
  /^(?:(?:adv(?:ice|ised)?|inv(?:estigations?)?|ix|tests?|labs?|reports?|get|do|send|order|needs?|check)\b\s*[:.-]*\s*)+/i;

/** Parses a part that contains only test names; returns false otherwise. */
export function readTests<T extends ListedTest>(
  segment: string,
  { ordering, reading, tests }: { ordering: boolean; reading: Reading; tests: TestIndex<T> },
): boolean {
  const text = segment.replace(ORDER, '').trim();
  if (isNothing(text)) return true;
  if (endsInResult(text)) return false;
  // `lft +` joins the next line.
  const names = namesIn(text.replace(/\s*\+$/, ''), tests);
  if (names) {
    for (const name of names) addTest(name, reading, tests);
    return true;
  }
  const isOrdered = ORDER.test(segment) && ordering;
  if (
    !isOrdered ||
    /\d/.test(text) ||
    !/\b(?:mri|ct|usg|x-?ray|scan|echo|test|level|culture|biopsy|fnac|antibod\w+)\b/i.test(text)
  ) {
    return false;
  }
  reading.unknownTests.push(text);
  return true;
}

/** The tests in a text, or null when any part of it is not a test. */
export function namesIn<T extends ListedTest>(text: string, tests: TestIndex<T>): string[] | null {
  const isTest = (name: string) => isTestName(name) || matchTest(tests, { name }).kind === 'sure';
  if (isTest(text)) return [text];
  for (const separator of [/\s*[+&]\s*|\s+and\s+/i, /\s*\/\s*/]) {
    const parts = text.split(separator).filter(Boolean);
    if (parts.length > 1) {
      const lists = parts.map((part) => namesIn(part, tests));
      if (lists.every((list) => list !== null)) return lists.flat();
    }
  }
  return wordsAsTests(text.split(/\s+/), isTest);
}

/** `CBC LFT Vit D`: matches the longest names first; each word is used once. */
function wordsAsTests(
  words: readonly string[],
  isTest: (name: string) => boolean,
  /** The lengths of ends that are no tests, so that none is tried twice. */
  failed = new Set<number>(),
): string[] | null {
  if (words.length === 0) return [];
  if (failed.has(words.length)) return null;
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (length === words.length && !isTest(name)) continue;
    const rest = isTest(name) ? wordsAsTests(words.slice(length), isTest, failed) : null;
    if (rest) return [name, ...rest];
  }
  failed.add(words.length);
  return null;
}

/** Adds the test, or a question about it. */
export function addTest<T extends ListedTest>(
  name: string,
  reading: Reading,
  tests: TestIndex<T>,
): void {
  for (const one of testsIn(tests, name)) {
    const match = matchTest(tests, { name: one });
    if (match.kind === 'near') reading.unsureTests.push(one);
    else if (match.kind === 'none') reading.unknownTests.push(one);
    else if (!reading.tests.some(({ id }) => id === match.found.id)) {
      reading.tests.push({ id: match.found.id, name: match.found.name });
    }
  }
}

/** Makes the tests from this one on questions. */
export function askTestsFrom(begin: number, reading: Reading): void {
  const asked = reading.tests.slice(begin);
  reading.tests = reading.tests.slice(0, begin);
  reading.unsureTests.push(...asked.map(({ name }) => name));
}
