/** Model name of answers that are given without a configured model. */
export const OFFLINE_SOURCE = 'offline';

/** Titles of the lists in an answer of the offline assistant that a screen reads again. */
export const ANSWER_LISTS = {
  unclear: 'Not understood, and left in the note: please order it by hand',
  unknownTests: 'Not in the lab’s catalogue',
  history: 'History',
  complaint: 'Kept as the complaint',
} as const;

/** The items below a title of an offline answer; none when it has no such list. */
export function listedIn(answer: string, title: string): readonly string[] {
  const lines = answer.split('\n');
  const at = lines.indexOf(`**${title}**`);
  if (at < 0) return [];
  const behind = lines.slice(at + 1);
  const end = behind.findIndex((line) => !line.startsWith('- '));
  return behind.slice(0, end < 0 ? undefined : end).map((line) => line.slice(2));
}

/**
 * What a note says besides its orders, by the answer to it. The drugs and tests that it proposes are left
 * out, and the tests that are ordered `elsewhere`; null when the answer has no lists.
 */
export function besidesOrders(answer: string, elsewhere: readonly string[] = []): string | null {
  if (!/^\*\*.+\*\*$/m.test(answer)) return null;
  const { complaint, unknownTests, history } = ANSWER_LISTS;
  const known = new Set(elsewhere.map((test) => wordsIn(test).join(' ')));
  const unknown = listedIn(answer, unknownTests).filter(
    (test) => !known.has(wordsIn(test).join(' ')),
  );
  return [...listedIn(answer, complaint), ...unknown, ...listedIn(answer, history)].join('\n');
}

const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A note without these parts, whatever stands between their words. A part that is not in it as a whole is
 * ignored.
 */
export function withoutWords(note: string, parts: readonly string[]): string {
  const longestFirst = [...new Set(parts)].sort((one, other) => other.length - one.length);
  let left = note;
  for (const part of longestFirst) {
    const words = wordsIn(part).join('[^\\p{L}\\p{N}]+');
    if (words === '') continue;
    const whole = `[,;]?\\s*(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`;
    left = left.replace(new RegExp(whole, 'giu'), '');
  }
  if (left === note) return note;
  return left.replace(/([.,;])(?:[^\S\n]*[.,;])+/g, '$1').replace(/^[\s.,;]+/, '');
}
