import { isNear, typosAllowed } from '../../medicines/spelling.ts';
import type { Match } from './match-drug.rules.ts';
import { SPECIAL_TEST_NAMES } from './special-test-names.data.ts';
import { OTHERS_MEANT, TEST_NAMES, TEST_PAIRS } from './test-names.data.ts';

/** The fields of a catalogue test that matching uses. */
export type ListedTest = { readonly id: string; readonly name: string };

const IDLE = new Set(
  'test tests level levels serum s sr plasma estimation profile panel the of for in view assay screening check repeat do and'.split(
    ' ',
  ),
);

/** Normalizes a test name: lower case, no punctuation, no filler words. */
export function testKey(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/x[\s-]*ray/g, 'x ray')
    .replace(/hb\s*a\s*1\s*c/g, 'hba1c')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
    .split(' ');
  const telling = words.filter((word) => !IDLE.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

const GROUPS = new Map(
  `${TEST_NAMES.trim()}\n${SPECIAL_TEST_NAMES.trim()}`
    .split('\n')
    .flatMap((line, group) => line.split(',').map((name) => [testKey(name), group] as const)),
);

/** The clinic's catalogue, indexed by test names. */
export type TestIndex<T extends ListedTest> = {
  readonly byId: ReadonlyMap<string, T>;
  readonly byKey: ReadonlyMap<string, T>;
  readonly byGroup: ReadonlyMap<number, readonly T[]>;
  /** The first words of the names. */
  readonly firstWords: ReadonlySet<string>;
};

export function indexTests<T extends ListedTest>(tests: readonly T[]): TestIndex<T> {
  const byKey = new Map<string, T>();
  const byGroup = new Map<number, T[]>();
  for (const test of tests) {
    const keys = keysOf(test.name);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, test);
    const groups = new Set(keys.map((key) => GROUPS.get(key)));
    for (const group of groups) {
      if (group !== undefined) byGroup.set(group, [...(byGroup.get(group) ?? []), test]);
    }
  }
  const firstWords = new Set([...byKey.keys()].map(firstOf));
  return { byId: new Map(tests.map((test) => [test.id, test])), byKey, byGroup, firstWords };
}

/**
 * `Complete Blood Count (CBC)` matches by its full name, and by the text before or inside the
 * brackets.
 */
function keysOf(name: string): string[] {
  const [before = '', inside = ''] = name.split(/[()]/);
  const keys = [name, before, ...(/^[A-Z0-9]{2,}$/.test(inside.trim()) ? [inside] : [])];
  // `VDRL / RPR`: two names of one test.
  const either = name.split(' / ').map(testKey);
  const [group, ...others] = either.map((key) => GROUPS.get(key));
  const isOneTest = isThere(group) && others.every((other) => other === group);
  return [...new Set([...keys.map(testKey), ...(isOneTest ? either : [])])].filter(Boolean);
}

/**
 * Finds a test by its id, or by its name or a common abbreviation. If both are given, they must
 * agree.
 */
export function matchTest<T extends ListedTest>(
  index: TestIndex<T>,
  wish: { readonly id?: string | null; readonly name: string },
): Match<T> {
  const byId = wish.id ? index.byId.get(wish.id) : undefined;
  if (!byId) return matchTestName(index, wish.name);
  if (wish.name === '' || wish.name === wish.id) return { kind: 'sure', found: byId };
  const byName = matchTestName(index, wish.name);
  const named =
    byName.kind === 'sure' ? [byName.found] : byName.kind === 'near' ? byName.options : [];
  if (named.includes(byId)) return { kind: 'sure', found: byId };
  return { kind: 'near', options: [...named, byId].slice(-5) };
}

function matchTestName<T extends ListedTest>(index: TestIndex<T>, name: string): Match<T> {
  const key = testKey(name);
  if (!key) return { kind: 'none' };
  const exact = index.byKey.get(key);
  if (exact) return { kind: 'sure', found: exact };
  const group = GROUPS.get(key);
  if (group === undefined) return byPart(index, key);
  const listed = index.byGroup.get(group) ?? [];
  if (listed.length > 0) return oneOrAsk(listed);
  // A name with the same beginning is a different test, but is offered as a candidate.
  const begun = beginning(index, key);
  return begun.length > 0 ? { kind: 'near', options: begun.slice(0, 5) } : { kind: 'none' };
}

function oneOrAsk<T>(tests: readonly T[]): Match<T> {
  const [first, second] = tests;
  if (!first) return { kind: 'none' };
  return second ? { kind: 'near', options: tests.slice(0, 5) } : { kind: 'sure', found: first };
}

/** An unambiguous prefix matches; a misspelling needs a question. */
function byPart<T extends ListedTest>(index: TestIndex<T>, key: string): Match<T> {
  const begun = beginning(index, key);
  if (begun.length > 0) return oneOrAsk(begun);
  const entries = [...index.byKey];
  const most = typosAllowed(key.length);
  const near = entries.filter(([name]) => most > 0 && isNear(name, key, most));
  const options = [...new Set(near.map(([, test]) => test))].slice(0, 5);
  return options.length > 0 ? { kind: 'near', options } : { kind: 'none' };
}

function beginning<T extends ListedTest>(index: TestIndex<T>, key: string): T[] {
  if (key.length < 4) return [];
  const longer = [...index.byKey].filter(([name]) => name.startsWith(key));
  return [...new Set(longer.map(([, test]) => test))];
}

const firstOf = (key: string) => key.split(' ', 1)[0] ?? '';
const FIRST_WORDS = new Set([...GROUPS.keys(), ...TEST_PAIRS.keys()].map(firstOf));

/** Whether some test's name begins with a word; a quick look before the names are compared. */
export function beginsTest<T extends ListedTest>(index: TestIndex<T>, word: string): boolean {
  const first = firstOf(testKey(word));
  return IDLE.has(first) || FIRST_WORDS.has(first) || index.firstWords.has(first);
}

/** Whether a text is a listed test's name, or the beginning of exactly one; without misspellings. */
export function isListedTest<T extends ListedTest>(index: TestIndex<T>, text: string): boolean {
  const key = testKey(text);
  return index.byKey.has(key) || (!GROUPS.has(key) && beginning(index, key).length === 1);
}

/** Whether a text begins the name of at least one listed test. */
export function beginsListedTest<T extends ListedTest>(index: TestIndex<T>, text: string): boolean {
  return beginning(index, testKey(text)).length > 0;
}

/** Whether a text is a common test name, whether or not the clinic offers the test. */
export function isTestName(text: string): boolean {
  const key = testKey(text);
  return GROUPS.has(key) || TEST_PAIRS.has(key);
}

/** Whether two texts name the same test. */
export function isSameTest(one: string, other: string): boolean {
  const [left, right] = [keysOf(one), keysOf(other)];
  const group = (keys: readonly string[]) => keys.map((key) => GROUPS.get(key)).find(isThere);
  const both = [group(left), group(right)];
  return left.some((key) => right.includes(key)) || (isThere(both[0]) && both[0] === both[1]);
}
const isThere = (value: number | undefined) => value !== undefined;

/** The listed tests that a text means in another patient: `usg` of the pregnancy, not the abdomen. */
export function othersMeant<T extends ListedTest>(index: TestIndex<T>, text: string): readonly T[] {
  const group = GROUPS.get(testKey(text));
  const meant = OTHERS_MEANT.find(({ name }) => GROUPS.get(testKey(name)) === group);
  return (meant?.others ?? []).flatMap((name) => {
    const match = matchTest(index, { name });
    return match.kind === 'sure' ? [match.found] : [];
  });
}

/** The tests that one text requests: two for `BSL F/PP`, unless the clinic lists both as one. */
export function testsIn<T extends ListedTest>(
  index: TestIndex<T>,
  text: string,
): readonly string[] {
  const pair = TEST_PAIRS.get(testKey(text));
  return pair && matchTest(index, { name: text }).kind !== 'sure' ? pair : [text];
}
