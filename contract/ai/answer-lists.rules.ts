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
 * out; null when the answer has no lists.
 */
export function besidesOrders(answer: string): string | null {
  if (!/^\*\*.+\*\*$/m.test(answer)) return null;
  const { complaint, unknownTests, history } = ANSWER_LISTS;
  return [complaint, unknownTests, history].flatMap((title) => listedIn(answer, title)).join('\n');
}
