import { OFTEN } from './dosage/frequencies.ts';
import { NEED } from './dosage/remark.rules.ts';

/** The number or bullet of an item: `2. `, `(2) `, `- `. */
export const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]|[-•*→])\s+/;

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
  // `OD (5)`: a number in brackets behind a frequency is the quantity, not the next line's.
  return numberedOf(line.replace(BRACKETED, '$1 #$2')).flatMap(sentencesIn);
}

const DOSAGE_END = new RegExp(
  String.raw`\b(?:\d+\s*(?:d|days?|wks?|weeks?|months?)|${OFTEN}|sos)\s*$`,
  'i',
);

/** The items of a numbered list: `vit d 9. milk` is a value, since no item 8 is before it. */
function numberedOf(line: string): readonly string[] {
  const items: string[] = [];
  for (const piece of line.split(NUMBERED_INSIDE)) {
    const number = Number(/^\(?(\d+)/.exec(piece)?.[1]);
    const last = items.length - 1;
    const before = new RegExp(
      String.raw`(?:^|\s)\(?${number - 1}[.)](?:\s*\p{L}|\s+${STEP})`,
      'iu',
    );
    const said = items.join(' ');
    // `Tab Pan 40 OD x 5d 2. Review`: the first item often has no number.
    const isSecond = number === 2 && DOSAGE_END.test(said);
    const isItem = items.length === 0 || number === 1 || isSecond || before.test(said);
    if (isItem) items.push(piece);
    else items[last] = `${items[last]} ${piece}`;
  }
  return items;
}

const BRACKETED = new RegExp(String.raw`\b(${OFTEN}|sos|stat)\s*\(\s*(\d{1,3})\s*\)`, 'gi');
/** The next step of a course: `10 mg od`. */
const STEP = String.raw`\d+(?:\.\d+)?\s*(?:mg\s*)?\s(?:${OFTEN}|daily|once)(?!\p{L})`;
const NUMBERED_INSIDE = new RegExp(
  String.raw`(?<!(?:^|\s)(?:[x×*#]|for|no))\s+(?=\(?\d{1,2}[.)]\s*(?:(?:tab|cap|syp|syr|inj|[tc]\.)(?!\p{L})|(?<=\s)(?:\p{L}|${STEP})))`,
  'iu',
);

/** `. sos if pain.`: no sentence of its own, but with a medicine behind it one is. */
const WHEN_NEEDED = String.raw`(?!\s+(?:(?:only|take)\s+)?(?:sos|prn)(?:\s+${NEED})?\s*(?:[.।]|$))`;
const STOP = new RegExp(
  String.raw`[.।]${WHEN_NEEDED}(?=\s+\p{L}|\s*$)|\.(?=(?:tab|cap|syp|syr|inj)\b)`,
  'giu',
);

function sentencesIn(line: string): string[] {
  const sentences: string[] = [];
  let begin = 0;
  for (const stop of line.matchAll(STOP)) {
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

const DAYS_OF_LIST =
  /\s+(?:cont(?:inue)?\s+)?(?:all|each|sab)\s+(?:for\s+|x\s*)?(\d+\s*(?:d|days?|weeks?|wks?|months?|mths?|din))\s*$|\s+(?:cont(?:inue)?\s+)?all\s+(?:for\s+|x\s*)?(\d+\s*(?:d|days?|weeks?|wks?|months?|mths?|din))(?!\p{L})/iu;

/** Splits a sentence at commas, except inside a number. */
export function partsOf(sentence: string): string[] {
  return sentence
    .replace(DAYS_OF_LIST, ', all for $1$2,')
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
const COUNTED = String.raw`(?=\s*-?\s*(?:a\s+)?(?:days?|weeks?|months?|tab(?:let)?s?|cap(?:sule)?s?|tea\s?spoons?|tsp|ml|drops?|puffs?|sachets?|milligrams?|mg|mcg|${OFTEN}|sos|stat|once|twice|thrice|(?:two|three|four)\s+times|daily|at\s+(?:bed\s*time|night))\b)`;
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
