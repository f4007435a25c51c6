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
 * The content of a note besides its orders, by the answer to it. The drugs and tests that it proposes are left
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

/** Words of a clause that may tell what the patient has, takes, took or must not take. */
const NO_ORDER =
  /^on\b|\b(?:after|allerg\w*|already|avoid\w*|before|contraindicated|hold|intoleran\w*|known|never|no|not|outside|reaction|regular(?:ly)?|since|stop\w*|taking|takes|took|was|with|without|withhold)\b|\b[khc]\s*\/\s*[co]\b|\bfor\s+\d+\s*(?:yrs?|years?)\b/i;

/** `before food` tells how an order is taken. */
const MEAL = /\b(?:before|after|with)\s+(?:food|meals?|breakfast|lunch|dinner|milk|water)\b/gi;
const mayTell = (clause: string): boolean => NO_ORDER.test(clause.replace(MEAL, '').trim());

const SEPARATOR = /([,;\n]|[.।](?=\s|$))/;

/**
 * A note without these parts. A part is removed only if the note has it once, as one or several whole clauses or in a
 * clause that has only such parts, and if no clause of it has a word of NO_ORDER.
 */
export function withoutWords(note: string, parts: readonly string[]): string {
  // Each clause is followed by its separator.
  const pieces = note.split(SEPARATOR);
  const left = pieces.flatMap((text, at) =>
    at % 2 === 0 ? [{ text, behind: pieces[at + 1] ?? '', words: wordsIn(text) }] : [],
  );
  const shared = left
    .filter(({ words }) => isOfSeveral(words, note, parts))
    .map(({ text }) => text);
  const longestFirst = [...new Set([...parts, ...shared])].sort(
    (one, other) => other.length - one.length,
  );
  for (const part of longestFirst) {
    const wanted = wordsIn(part);
    const runs = left.flatMap((_, from) => runOf(left, from, wanted) ?? []);
    const [run] = runs;
    if (!run || runs.length > 1 || timesIn(note, wanted) > 1) continue;
    if (left.slice(run.from, run.to).some(({ text }) => mayTell(text))) continue;
    const before = left[run.from - 1];
    const last = left[run.to - 1];
    // The sentence ends where its last clause did.
    if (before && last && /^[,;]?$/.test(before.behind) && !/^[,;]$/.test(last.behind))
      before.behind = last.behind;
    left.splice(run.from, run.to - run.from);
  }
  if (left.length * 2 > pieces.length) return note;
  return left
    .map(({ text, behind }) => text + behind)
    .join('')
    .replace(/^[\s.,;]+/, '');
}

/** Whether a clause is two or more of these parts, each once in the note: `pan 40 od 5d and dolo 650 tds 3d`. */
function isOfSeveral(clause: readonly string[], note: string, parts: readonly string[]): boolean {
  const wanted = parts.map(wordsIn).filter((words) => words.length > 0);
  wanted.sort((one, other) => other.length - one.length);
  let at = 0;
  let count = 0;
  while (at < clause.length) {
    if (count > 0 && /^(?:and|plus|n)$/.test(clause[at] ?? '')) at += 1;
    const begins = (words: readonly string[]) =>
      words.every((word, offset) => clause[at + offset] === word);
    const part = wanted.find((words) => begins(words) && timesIn(note, words) === 1);
    if (!part) return false;
    at += part.length;
    count += 1;
  }
  return count > 1;
}

type Clause = { readonly text: string; behind: string; readonly words: readonly string[] };

/** The clauses from one on whose words are these and no others; null when there are none. */
function runOf(clauses: readonly Clause[], from: number, wanted: readonly string[]) {
  if (clauses[from]?.words.length === 0) return null;
  const words: string[] = [];
  for (let to = from; to < clauses.length && words.length < wanted.length; ) {
    words.push(...(clauses[to]?.words ?? []));
    to += 1;
    if (words.join(' ') === wanted.join(' ')) return { from, to };
  }
  return null;
}

/** The number of times that these words follow each other in a note. */
const timesIn = (note: string, words: readonly string[]): number =>
  ` ${wordsIn(note).join('  ')} `.split(` ${words.join('  ')} `).length - 1;
