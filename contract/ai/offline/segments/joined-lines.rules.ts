import type { ListedTest, TestIndex } from '../../matching/match-test.rules.ts';
import { addTest, namesIn, ORDER } from '../read-tests.rules.ts';
import { emptyReading, type Reading } from '../reading.ts';
import { endsInResult } from './seen-tests.rules.ts';

/** The longest name of a test at the end of a line that ends in one plus. */
function nameBeforePlus<T extends ListedTest>(line: string, tests: TestIndex<T>): string | null {
  const [, before] = /(?:^|[,;])\s*([^,;+]*?)\s*\+\s*$/.exec(line) ?? [];
  const words = before?.split(/\s+/) ?? [];
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const name = words.slice(-length).join(' ');
    if (namesIn(name, tests)?.length === 1) return name;
  }
  return null;
}

/** Asks Widal of `widal +` above a line of tests: the plus is its result, or joins the lines. */
export function askForJoined<T extends ListedTest>(
  [line, next]: readonly [line: string, next: string],
  reading: Reading,
  tests: TestIndex<T>,
): void {
  const name = nameBeforePlus(line, tests);
  if (name === null || !endsInResult(line)) return;
  const [first = ''] = next.replace(ORDER, '').split(/[,;]/);
  if (namesIn(first.replace(/\s*\+\s*$/, '').trim(), tests) === null) return;
  const trial = emptyReading();
  addTest(name, trial, tests);
  const asked = [...trial.tests.map((test) => test.name), ...trial.unsureTests];
  const known = [...reading.tests.map((test) => test.name), ...reading.unsureTests];
  reading.unsureTests.push(...asked.filter((one) => !known.includes(one)));
}
