import type { ListedDrug } from '../matching/drug-index.rules.ts';
import { matchDrug } from '../matching/match-drug.rules.ts';
import type { ListedTest } from '../matching/match-test.rules.ts';
import { isComplaint } from './complaint-words.ts';
import { splitLine } from './dosage/dosage.rules.ts';
import { OFTEN } from './dosage/frequencies.ts';
import { isMedicineName, REORDER } from './part-shapes.rules.ts';
import type { Lists } from './reading.ts';
import { bare, isNameAt } from './segments/name-at.rules.ts';
import { endOfDrug, hasSig, isDevice } from './segments/piece-ends.rules.ts';
import { isTestOrder, testRunAt } from './test-runs.rules.ts';

/** A stretch of a sentence: at most one drug, or a run of tests, or other text. */
export type Piece = {
  readonly text: string;
  readonly kind: 'drug' | 'tests' | 'text';
  /** The names of the tests. */
  readonly tests?: readonly string[];
  /** Whether the tests may be done already. */
  readonly isDoubtful?: boolean;
};

const FORM =
  /^(?:t|c|tab(?:let)?s?|cap(?:sule)?s?|syp|syr(?:up)?|susp|inj(?:ection)?|neb|nebuli[sz]\w*|oint(?:ment)?|cream|gel|lotion|drops?|dry|inh(?:aler)?|sachet|rotacaps?|respules?|shampoo|powder|spray|lotion|suppository|mouthwash|liq|liquid)\.?$/i;
const STARTS_DRUG =
  /^(?:[tc]\.|tab(?:let)?s?\.?|cap(?:sule)?s?\.?|syp\.?|syr(?:up)?\.?|inj(?:ection)?\.?)$/i;
/** Words that belong to the drug behind them. */
const BEFORE_DRUG =
  /^(?:start(?:ed)?|add(?:ed)?|give|given|gave|take|takes|taking|took|apply|use|using|used|cont(?:inue)?|ct|repeat|rpt|restart|resume|stop(?:ped)?|avoid(?:ing)?|hold|withhold|no|not|omit|skip|discontinued?|already|on|allergic|allergy|intolerant|tolerating|reaction|to|with|from|by|without|instead|rather|than|tried|has|been|was|is|her|his|the|his|relief|response|benefit|improvement|1\/2|½|half|iv|im|put|do|don'?t|never|increased?|decreased?|reduced?|only|of|so|hence|now|otc|insulin|human|dry|with)$/i;
const STRENGTH = /^\d+(?:\.\d+)?(?:mg|mcg|g|ml|%)?$/i;
const FREQUENCY = new RegExp(String.raw`^(?:\d?(?:${OFTEN}|sos)|\d-\d-\d(?:-\d)?)[.,]?$`, 'i');
/** Words that begin an order; what is before them belongs to the drug before. */
const BEGINS = /^(?:start|add|give|so|hence|now|begin|restart|resume)$/i;
/** Words that stand between a strength and a frequency, but name no drug. */
const NO_DRUG =
  /^(?:then|from|after|next|with|plus|also|each|every|once|days?|weeks?|months?|tabs|caps|morning|night|evening|before|food|daily|till|until|upto|about|over|only|dose|total|weight|temp|pulse|vaginal|rectal|topical)$/i;
/** Between two drugs: one of them, and a person chooses. */
const EITHER = /^(?:or|ya|athva|vs\.?)$/i;
const CONNECTOR = /^(?:and|&|\+|plus|aur|also|or)$/i;

/** Words whose number stands behind them: `day 2`, `grade 3`, `stage 4`. */
const NUMBERED_NOUN =
  /^(?:pod|day|week|wk|month|grade|gr|stage|type|class|nyha|visit|dose|cycle|phase|part|level|para|gravida|score|vas|power|degree|no\.?|number|dm|covid|hb|k|tsh|inr|creat\w*)$/i;

/** As many words as decide whether a direction begins here. */
const NEAR = 6;
/** No dosage is looked for further back: a pasted text of names would be read again at each name. */
const FAR = 200;

/**
 * Cuts a sentence part into pieces. A form word, a medicine's name after a finished dosage, an
 * unknown word with a strength and a frequency, and a run of test names each begin a new piece.
 */
export function piecesOf<D extends ListedDrug, T extends ListedTest>(
  segment: string,
  lists: Lists<D, T>,
): readonly Piece[] {
  const words = segment.split(/\s+/).filter(Boolean);
  const textOf = (from: number, to: number) => words.slice(from, to).join(' ');
  const pieces: Piece[] = [];
  let begin = 0;
  let isDrug = false;
  let isClosed = false;
  const push = (end: number, next: number) => {
    const text = textOf(begin, end)
      .replace(/^(?:(?:and|&|\+|aur|with|plus|also)\s+)+/i, '')
      .replace(/\s+(?:and|then|&|\+|aur|with|plus|[/,-])$/i, '')
      .trim();
    if (text) pieces.push({ text, kind: isDrug ? 'drug' : 'text' });
    begin = next;
    isClosed = false;
  };
  // Whether the drug's dosage is still to come; once it is there, it stays.
  const isOpenAt = (at: number): boolean => {
    if (!isDrug) return false;
    isClosed ||= hasSig(` ${textOf(Math.max(begin, at - FAR), at)}`);
    return !isClosed;
  };
  // `Telma 40 / Telma 80 od` is a choice; behind a finished dosage a stroke is a comma.
  const isChoice = (from: number): boolean =>
    isDrug &&
    (words.slice(from - 1, from + 1).some((word) => EITHER.test(word)) ||
      (words[from - 1] === '/' && isOpenAt(from - 1)));
  const beginDrug = (at: number) => {
    const from = leftOf(words, { at, begin, isDrug });
    if (isChoice(from)) return;
    push(from, from);
    isDrug = true;
  };
  const isMedicine = (word: string) => isMedicineName(word, lists);
  for (let at = 0; at < words.length; at += 1) {
    if (isDevice(words, at)) continue;
    const end = isDrug ? endOfDrug(words, { begin, at, isOpenAt }) : null;
    if (end !== null) {
      push(end, end);
      isDrug = false;
      continue;
    }
    if (isNameAt(words, at, lists)) {
      const run = testRunAt(words, at, lists.tests, isMedicine);
      const isTested =
        run?.isAlsoDrug === false ||
        (run !== null && !hasSig(` name ${textOf(run.end, run.end + 3)}`));
      if (!(run?.isOrdered && isTested)) {
        if (isOpenAt(at) && !isBehindOrs(words, at) && isSameName(words, { begin, at }, lists))
          continue;
        if (/^or$/i.test(words[at - 1] ?? '')) continue;
        // A direction such as `alt days` holds no drug's name.
        if (isDrug && splitLine(` ${textOf(at, at + NEAR)}`).drug === '') continue;
        beginDrug(at);
        continue;
      }
    } else if (
      STARTS_DRUG.test(words[at] ?? '') &&
      startsDrug(words, { at, begin }) &&
      !isOpenAt(at)
    ) {
      beginDrug(at);
      continue;
    } else if (
      (isUnknownDrug(words, at) || (isDrug && isMisspelt(words, at, lists))) &&
      !isOpenAt(at)
    ) {
      beginDrug(at);
      continue;
    }
    const run = testRunAt(words, at, lists.tests, isMedicine);
    if (!run) continue;
    // `od 30 d KFT 2 wk`: the time is that of the test.
    if (!run.isOrdered && run.isTimed && isDrug && !isOpenAt(at)) {
      push(at, at);
      isDrug = false;
    }
    if (run.isOrdered || run.isDoubtful) {
      let from = at;
      while (from > begin && isTestOrder(words[from - 1] ?? '')) from -= 1;
      push(from, from);
      const { names, isDoubtful } = run;
      pieces.push({ text: textOf(from, run.end), kind: 'tests', tests: names, isDoubtful });
      begin = run.end;
      isDrug = false;
    }
    at = run.end - 1;
  }
  push(words.length, words.length);
  return pieces.length === 1 && pieces[0]?.kind === 'text'
    ? [{ text: segment, kind: 'text' }]
    : pieces;
}

/** The start of a drug's piece: with its form and the words that say what to do with it. */
function leftOf(
  words: readonly string[],
  { at, begin, isDrug }: { at: number; begin: number; isDrug: boolean },
): number {
  let from = at;
  while (from > begin) {
    const word = words[from - 1] ?? '';
    // `stat given Foracort`: what was given is before it.
    if (isDrug && /^given$/i.test(word) && /^(?:stat|now|dose)$/i.test(words[from - 2] ?? ''))
      break;
    // `5 tab Pan`: behind a drug, the count is of that drug.
    const isCount =
      isDrug && FORM.test(word) && /^\d+$/.test(words[from - 2] ?? '') && !/^[tc]\.?$/i.test(word);
    if (isCount || !(FORM.test(word) || BEFORE_DRUG.test(bare(word)) || CONNECTOR.test(word)))
      break;
    if (/[,;:]$/.test(word)) break;
    from -= 1;
    // `chickenpox day 2 tab Acyclovir`: the number is that of the day.
    const isOwnCount =
      !isDrug &&
      FORM.test(word) &&
      /^[1-9]$/.test(words[from - 1] ?? '') &&
      !NUMBERED_NOUN.test(words[from - 2] ?? '');
    if (isOwnCount && from > begin) from -= 1;
    if (BEGINS.test(word)) break;
  }
  return from;
}

/** `ors zinconia 5 ml`, `ors aur econorm`: the salts have no dose of their own, and are no part of the next name. */
const isBehindOrs = (words: readonly string[], at: number) =>
  /^(?:ors|electral|walyte)$/i.test(
    (CONNECTOR.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]) ?? '',
  );

/** Whether only connectors, forms and numbers stand between a name and this one: one drug. */
function isSameName<D extends ListedDrug, T extends ListedTest>(
  words: readonly string[],
  { begin, at }: { begin: number; at: number },
  lists: Lists<D, T>,
): boolean {
  let last = at - 1;
  while (last >= begin && !isNameAt(words, last, lists)) last -= 1;
  return words
    .slice(last + 1, at)
    .every(
      (word) => CONNECTOR.test(word) || FORM.test(word) || /^[\d(]|^(?:mg|with|acid)$/i.test(word),
    );
}

function startsDrug(
  words: readonly string[],
  { at, begin }: { at: number; begin: number },
): boolean {
  const rest = words.slice(at + 1, at + 1 + NEAR).join(' ');
  const before = words.slice(begin, at).join(' ');
  if (!/^\p{L}{3}/u.test(rest)) return false;
  // `no cough syrup needed`: no order.
  if (/^(?:needed|required|necessary|not|nahi|nahin|advised|given|stopped)(?!\p{L})/iu.test(rest))
    return false;
  if (at === begin || splitLine(` ${rest}`).drug === '') return at === begin;
  // `5 tabs vomiting`: the count belongs to the drug before.
  if (/\d$/.test(before)) return false;
  return /\p{L}{3}/u.test(`${before} `.replace(REORDER, ' '));
}

/** `ascoril ls 10 ml tds 5d cetrizin hs`: a frequency directly behind a name that is like one of the list. */
const isMisspelt = <D extends ListedDrug, T extends ListedTest>(
  words: readonly string[],
  at: number,
  { drugs }: Lists<D, T>,
): boolean => {
  const name = words[at] ?? '';
  const isWord = /^\p{L}{6,}$/u.test(name) && FREQUENCY.test(words[at + 1] ?? '');
  if (!isWord || isComplaint(name) || NO_DRUG.test(name) || BEFORE_DRUG.test(name)) return false;
  return !FORM.test(name) && matchDrug(drugs, { name }).kind !== 'none';
};

const textOf = (words: readonly string[], from: number) => words.slice(from, from + NEAR).join(' ');

/** `xyz 10 bd`: an unknown word that has a strength and a frequency, or a form and a frequency. */
function isUnknownDrug(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (!/^\p{L}{4,}$/u.test(word) || isComplaint(word) || BEFORE_DRUG.test(word) || FORM.test(word))
    return false;
  if (NO_DRUG.test(word)) return false;
  const [next = '', second = ''] = words.slice(at + 1);
  if (STRENGTH.test(next) && FREQUENCY.test(second)) return true;
  // `xyz eye drops 1 drop qid`.
  const isForm =
    (FORM.test(next) && (!STARTS_DRUG.test(next) || /^\d/.test(second))) ||
    (/^(?:eye|ear|nasal)$/i.test(next) && FORM.test(second));
  return isForm && splitLine(` ${textOf(words, at + 1)}`).hasFrequency;
}
