/** Where a part of a note ends: at a line, a comma, a full stop before a space, or a form word. */
const PARTS = /[\n,;|]+|\.\s+|\s+(?=(?:tab|tabs|cap|caps|syp|syr|inj|susp|oint)\b\.?\s)/i;
/** Words of a name that many names share. */
const COMMON = new Set(
  'tab tabs tablet tablets cap caps capsule capsules syp syrup susp suspension inj injection drops cream gel oint ointment lotion sachet mg mcg ml gm test tests and with for serum blood total count'.split(
    ' ',
  ),
);
const LENGTH_MAX = 80;
/** A shorter beginning of a name fits too many words. */
const BEGINNING_MIN = 4;

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []).filter((word) => !COMMON.has(word));

const isMeant = (word: string, name: string): boolean =>
  word === name ||
  (word.length >= BEGINNING_MIN && name.startsWith(word)) ||
  (name.length >= BEGINNING_MIN && word.startsWith(name));

/**
 * The part of a note from which a proposed drug or test comes: the first one that has a word of its
 * name. Null when none has, for example for a brand that the list calls by its generic name.
 */
export function wordsOfNote(note: string, name: string): string | null {
  const names = wordsIn(name);
  const part = note
    .split(PARTS)
    .map((one) => one.trim())
    .find((one) => wordsIn(one).some((word) => names.some((each) => isMeant(word, each))));
  if (!part) return null;
  return part.length > LENGTH_MAX ? `${part.slice(0, LENGTH_MAX - 1).trimEnd()}…` : part;
}
