import { drugParts } from '../../../medicines/drug-parts.ts';
import { isSameTest } from '../../matching/match-test.rules.ts';
import type { Change } from '../planned.ts';

const WINDOW_MOST = 4;
const WORDS_MOST = 2_000;

/** All runs of up to four words of a text. */
function windowsOf(text: string): string[] {
  const words = text
    .split(/[\s,;:()]+/)
    .filter(Boolean)
    .slice(0, WORDS_MOST);
  return words.flatMap((_word, at) =>
    Array.from({ length: Math.min(WINDOW_MOST, words.length - at) }, (_one, more) =>
      words.slice(at, at + more + 1).join(' '),
    ),
  );
}

const headsOf = (name: string) => drugParts(name).substances.map(({ head }) => head);

/** Whether the asker's own words name every drug or test of a new order, as brand or generic. */
export function isNamedIn(words: string, change: Change): boolean {
  const windows = windowsOf(words);
  if (change.type === 'create-lab-order') {
    return change.tests.every(({ name }) => windows.some((one) => isSameTest(one, name)));
  }
  if (change.type !== 'create-pharmacy-order') return false;
  const said = new Set(windows.flatMap(headsOf));
  const names = [...change.lines.map(({ name }) => name), ...change.prescription.split('\n')];
  return names
    .map((name) => name.split(' – ')[0]?.trim() ?? '')
    .filter(Boolean)
    .every((name) => headsOf(name).every((head) => said.has(head)));
}
