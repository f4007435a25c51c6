/** A laboratory's words for absent and present. */
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

/** Whether a word means present (true) or absent (false); undefined for any other word. */
export function meaningOf(word: string): boolean | undefined {
  const said = plain(word);
  if (said === 'false' || PAIRS.some(([no]) => plain(no) === said)) return false;
  return said === 'true' || PAIRS.some(([, yes]) => plain(yes) === said) ? true : undefined;
}

/** The two words of a Yes-No value, taken from its parameter's normal value. */
export function wordsLike(normal: string): { readonly no: string; readonly yes: string } {
  const said = plain(normal);
  const [no, yes] = PAIRS.find((pair) => pair.some((word) => plain(word) === said)) ?? PAIRS[0];
  return { no, yes };
}
