import type { splitLine } from './sig.rules.ts';
import { isComplaint } from './words.ts';

/** Words after which a full stop does not end the sentence. */
const SHORTENED = new Set(
  't tab tabs c cap caps syp syr inj susp oint adv inv ix rx dr mr mrs ms s sr vit no nos alt wt ht st approx vs dx hx c/o k/c/o h/o o/e b/l r/m'.split(
    ' ',
  ),
);

/**
 * Splits a line into sentences; dictation and Enter give a whole note as one line. A full stop ends
 * a sentence unless an abbreviation precedes it or a number follows.
 */
export function sentencesOf(line: string): string[] {
  return line.split(NUMBERED_INSIDE).flatMap(sentencesIn);
}

const NUMBERED_INSIDE =
  /(?<!(?:^|\s)(?:[x×*#]|for|no))\s+(?=\(?\d{1,2}[.)]\s*(?:(?:tab|cap|syp|syr|inj|[tc]\.)(?!\p{L})|(?<=\s)\p{L}))/iu;

function sentencesIn(line: string): string[] {
  const sentences: string[] = [];
  let begin = 0;
  for (const stop of line.matchAll(/[.।](?=\s+\p{L}|\s*$)|\.(?=(?:tab|cap|syp|syr|inj)\b)/giu)) {
    const [, before = ''] = /(\S+)$/.exec(line.slice(begin, stop.index)) ?? [];
    const word = before.toLowerCase();
    const isNumbering = /^\s*\(?\d{1,2}$/.test(line.slice(begin, stop.index));
    if (SHORTENED.has(word) || /^(?:[a-z]\.)+[a-z]$/.test(word) || isNumbering) continue;
    sentences.push(line.slice(begin, stop.index));
    begin = stop.index + stop[0].length;
  }
  sentences.push(line.slice(begin));
  return sentences.map((one) => one.trim()).filter(Boolean);
}

/** Splits a sentence at commas, except inside a number. */
export function partsOf(sentence: string): string[] {
  return sentence
    .split(/;|,(?!\d{3}\b)|\s\+\s(?=(?:t|tab|cap|syp|inj)\b)/i)
    .map((part) => part.trim());
}

const NUMBERS: Readonly<Record<string, string>> = {
  half: '1/2',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fourteen: '14',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
};
const COUNTED = String.raw`(?=\s*-?\s*(?:a\s+)?(?:days?|weeks?|months?|tab(?:let)?s?|cap(?:sule)?s?|tea\s?spoons?|tsp|ml|drops?|puffs?|sachets?|milligrams?|mg|mcg|od|bd|tds|tid|qid|hs|sos|stat|once|twice|thrice|(?:two|three|four)\s+times|daily|at\s+(?:bed\s*time|night))\b)`;
const WRITTEN = new RegExp(String.raw`\b(${Object.keys(NUMBERS).join('|')})\b${COUNTED}`, 'gi');

/** Converts `for three days`, `half tab`, `for a week` to digits. */
export function inFigures(text: string): string {
  return text
    .replace(WRITTEN, (word) => NUMBERS[word.toLowerCase()] ?? word)
    .replace(/\bfor\s+an?\s+(?=(?:day|week|month)\b)/gi, 'for 1 ')
    .replace(/(\d)\s*-\s*(?=days?\b)/gi, '$1 ')
    .replace(
      IN_FULL,
      (_, number: string, unit: string) => `${number} ${UNITS[unit.toLowerCase()]}`,
    );
}

/** Units as dictation spells them. */
const UNITS: Readonly<Record<string, string>> = {
  milligram: 'mg',
  microgram: 'mcg',
  gram: 'g',
  millilitre: 'ml',
  milliliter: 'ml',
};
const IN_FULL = new RegExp(String.raw`(\d)\s*(${Object.keys(UNITS).join('|')})s?\b`, 'gi');

const FORM_INSIDE =
  /(?<=\S)\s+(?:and\s+|&\s*|\+\s*)?(?=(?:(?:tab(?:let)?s?|cap(?:sule)?s?|syp|syr(?:up)?|inj(?:ection)?)\b\.?|[tc]\.(?=\s*\p{L}{3}))\s*\p{L})/giu;

const NO_NAME = /^(?:if|when|for|in|at|as|by|every|each|and|or|to|with|max|per|then)\b/i;

type Cut = {
  /** Parses the dosage. */
  readonly split: typeof splitLine;
  /** Whether a word is a medicine or test name. */
  readonly isName: (word: string) => boolean;
  readonly isMedicine: (word: string) => boolean;
  /** Whether the text before a form word is meaningful: not `Give` or `1`. */
  readonly isWhole: (before: string) => boolean;
};

/**
 * Splits a part that contains several drugs. A new drug starts at a form word, or at a medicine or
 * test name that follows a dosage.
 */
export function cutDrugs(part: string, cut: Cut): string[] {
  const pieces: string[] = [];
  let begin = 0;
  for (const space of part.matchAll(FORM_INSIDE)) {
    const end = space.index;
    const before = part.slice(begin, end);
    const [, rest = ''] =
      /^\s*(?:and\s+|[&+]\s*)?\S+?(?:\.|\s)\s*(.*)$/i.exec(part.slice(end)) ?? [];
    // `1 tab subah`, `Pan 40 tab OD` and `Give Tab Pan 40` contain no second drug.
    if (cut.split(` ${rest}`).drug === '' || !cut.isWhole(before)) continue;
    // In `5 tabs vomiting`, the count belongs to the drug before.
    if (/\d$/.test(before) && (isComplaint(rest) || NO_NAME.test(rest))) continue;
    pieces.push(before);
    begin = end;
  }
  pieces.push(part.slice(begin));
  return pieces
    .flatMap((piece) => cutAtNames(piece.trim().replace(/^(?:and\b|&|\+)\s*/i, ''), cut))
    .filter(Boolean);
}

function cutAtNames(piece: string, cut: Cut): string[] {
  const { drug, hasFrequency, sig } = cut.split(piece);
  const isDrug = hasFrequency || (sig.days !== null && drug.split(/\s+/).some(cut.isMedicine));
  if (!drug || !isDrug) return [piece];
  for (const word of piece.slice(drug.length).matchAll(/\p{L}[\p{L}\d-]+/gu)) {
    if (word[0].length < 3 || !cut.isName(word[0])) continue;
    // `T Domstal`: the form belongs to the name after it.
    const form = /(?:^|\s)[tc]\.?\s+$/i.exec(piece.slice(0, drug.length + word.index))?.[0] ?? '';
    const at = drug.length + word.index - form.length;
    // `alt days` is a dosage, although ALT is also a test.
    if (cut.split(` ${piece.slice(at)}`).drug === '') continue;
    const before = piece.slice(0, at).replace(/(?:\b(?:and|with|plus|or)|[&+])\s*$/i, '');
    return [before.trim(), ...cutAtNames(piece.slice(at).trim(), cut)];
  }
  return [piece];
}
