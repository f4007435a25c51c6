/** What a laboratory writes for "it is not there" and for "it is". */
const PAIRS = [
  ['No', 'Yes'],
  ['Negative', 'Positive'],
  ['Non-reactive', 'Reactive'],
  ['Absent', 'Present'],
  ['Not detected', 'Detected'],
  ['Not seen', 'Seen'],
  ['Nil', 'Present'],
  ['None', 'Present'],
] as const;

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .replace(/^nonreactive$/, 'non reactive');
}

/** Whether a word says that something is there (true) or not (false); undefined for any other. */
export function meaningOf(word: string): boolean | undefined {
  const said = plain(word);
  if (said === 'false' || PAIRS.some(([no]) => plain(no) === said)) return false;
  return said === 'true' || PAIRS.some(([, yes]) => plain(yes) === said) ? true : undefined;
}

/** The two words of a Yes-No value, as the normal of its parameter writes them. */
export function wordsLike(normal: string): { readonly no: string; readonly yes: string } {
  const said = plain(normal);
  const [no, yes] = PAIRS.find((pair) => pair.some((word) => plain(word) === said)) ?? PAIRS[0];
  return { no, yes };
}
