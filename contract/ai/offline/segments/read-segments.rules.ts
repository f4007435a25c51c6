import type { ListedDrug } from '../../matching/match-drug.rules.ts';
import { isTestName, type ListedTest } from '../../matching/match-test.rules.ts';
import { DAYS_OF_ALL, giveDays } from '../add-drug.rules.ts';
import { inFigures } from '../clauses.rules.ts';
import { isHistory, isNothing } from '../complaint-words.ts';
import type { Added } from '../days-of-all.rules.ts';
import { splitLine } from '../dosage/dosage.rules.ts';
import { beginsWithInterval } from '../dosage/intervals.rules.ts';
import { isOtherDose } from '../dosage/second-dose.rules.ts';
import { holdOf, START, stillHolds } from '../holds.rules.ts';
import {
  continuesSig,
  isDoseless,
  isMedicineName,
  isPrescription,
  LEADING_FORM,
  namesMedicine,
  STEP,
  spaced,
  wordsOf,
} from '../part-shapes.rules.ts';
import { type Piece, piecesOf } from '../pieces.rules.ts';
import { addTest, ORDER, readTests } from '../read-tests.rules.ts';
import type { Lists, Reading } from '../reading.ts';
import { changesOf } from '../rewrite/changes.rules.ts';
import { frequencyBehind } from '../rewrite/frequency-first.rules.ts';
import { inShorthand } from '../rewrite/hinglish.rules.ts';
import { withoutEndOfCourse } from './end-of-course.rules.ts';
import { hasDosageBefore, untilName, withDoseBehind } from './piece-texts.rules.ts';
import { ask, finish, keep, type State } from './reader-state.ts';

const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]|[-•*→])\s+/;
const HEADING =
  /^(?:rx|rpt|℞|treatment|medicines?|medications?|prescription|plan)\s*[:.-]*\s+(?=\S)/i;
const END_OF_COURSE = /^(?:(?:and|then)\s+)?(?:stop|off)\.?$/i;
/** A choice between two drugs needs a person. */
const EITHER = /\p{L}.*(?:\bor\b|\bvs\b|\s\/\s).*\p{L}/iu;
const BREAK = /\b(?:only|sirf|just|but|so|hence)\b/i;
/** `Neb Asthalin stat given`: about this drug only. */
const GIVEN = /\b(?:stat|now|dose)\s+given$/i;
const RELATIVE = /\b(?:wife|husband|mother|father|son|daughter|brother|sister|mom|dad)\b/i;
/** An order of a drug that the patient has. */
const CONTINUES = /^(?:cont(?:inue)?|ct)\b/i;
/** `review with RFT`: the tests stay in the note's advice, too. */
const RETURN = /\b(?:review|revisit|rv|f\/?u|follow[\s-]?up|come(?:\s+back)?|return)$/i;
const CONDITION = /\b(?:if|unless|in\s+case|agar)\b/i;

/**
 * Parses the parts of a sentence and returns those that remain text. Each drug is appended to
 * `added`.
 */
export function readSegments<D extends ListedDrug, T extends ListedTest>(
  segments: readonly string[],
  { reading, lists, added }: { reading: Reading; lists: Lists<D, T>; added: Added[] },
): string {
  const state: State<D, T> = {
    lists,
    reading,
    added,
    left: [],
    part: 0,
    isAlone: segments.length === 1,
    prescribed: null,
    ordering: false,
    hold: null,
    isDoubtful: false,
    inHistory: false,
  };
  for (const [part, raw] of segments.entries()) {
    state.part = part;
    state.isDoubtful = false;
    readSegment(raw, state);
  }
  finish(state);
  return state.left
    .map(({ text, part }, at) => {
      const before = state.left[at - 1];
      return before ? `${before.part === part ? ' ' : ', '}${text}` : text;
    })
    .join('');
}

function readSegment<D extends ListedDrug, T extends ListedTest>(
  raw: string,
  state: State<D, T>,
): void {
  const { lists } = state;
  const isName = (word: string) => isMedicineName(word, lists) || isTestName(word);
  const whole = spaced(inShorthand(inFigures(raw.replace(NUMBERED, '').replace(HEADING, ''))));
  const isInCourse = state.prescribed !== null;
  const { text: segment, doubtful } = withoutEndOfCourse(whole, { isInCourse, isName });
  readPart(raw, segment, state);
  if (doubtful === null) return;
  finish(state);
  ask(state, doubtful);
}

function readPart<D extends ListedDrug, T extends ListedTest>(
  raw: string,
  segment: string,
  state: State<D, T>,
): void {
  const { reading, lists } = state;
  const isName = (word: string) => isMedicineName(word, lists) || isTestName(word);
  if (isNothing(segment)) return;
  if (state.prescribed && END_OF_COURSE.test(segment)) return;
  const daysOfAll = DAYS_OF_ALL.exec(segment)?.[1];
  if (daysOfAll) {
    finish(state);
    keep(state, raw);
    giveDays(reading, splitLine(` ${daysOfAll}`).sig.days);
    return;
  }
  const held = holdOf(segment, isName);
  if (state.prescribed && held === null) {
    const { text, raw: before, isOpen } = state.prescribed;
    const isOther = isOtherDose(segment, text) || beginsWithInterval(segment);
    // `Tab Pan 40 OD, before food, x 5 days` is one drug.
    if (isOther || continuesSig(segment)) {
      const step = STEP.test(segment) && !isOther ? 'then ' : '';
      state.prescribed = {
        text: `${text} ${step}${segment}`,
        raw: `${before}, ${raw}`,
        isOpen: isOpen || isOther,
      };
      return;
    }
  }
  // `Tab Dolo 650 tds, not required`: a hold after a drug applies to that drug.
  const [first = '', second = ''] = segment.split(' ');
  const isHoldFirst = holdOf(
    /^(?:not?|mat|do|na)$/i.test(first) ? `${first} ${second}` : first,
    isName,
  );
  if (
    state.prescribed &&
    held === 'stop' &&
    isHoldFirst === 'stop' &&
    !wordsOf(segment).some(isName)
  ) {
    keep(state, state.prescribed.raw, raw);
    state.prescribed = null;
    return;
  }
  const isMedicine = (word: string) => isMedicineName(word, lists);
  for (const part of changesOf(frequencyBehind(segment, isMedicine), isMedicine)) {
    const pieces = piecesOf(part, lists);
    const [only] = pieces;
    const isWhole = pieces.length === 1 && part === segment;
    for (const [at, piece] of pieces.entries()) {
      finish(state);
      if (hasDosageBefore(piece, pieces[at - 1])) state.isDoubtful = true;
      readPiece({ piece, raw: isWhole && only ? raw : piece.text, isWhole }, state);
      if (piece.kind === 'tests' && RETURN.test(pieces[at - 1]?.text ?? '')) {
        const [said] = /\bwith\s+\S.*/i.exec(part) ?? [];
        if (said !== undefined) keep(state, said);
      }
    }
  }
}

function readPiece<D extends ListedDrug, T extends ListedTest>(
  {
    piece: { text: written, kind, tests },
    raw,
    isWhole,
  }: { piece: Piece; raw: string; isWhole: boolean },
  state: State<D, T>,
): void {
  const { reading, lists } = state;
  const text = withDoseBehind(written);
  if (kind === 'text' && !isWhole && text.replace(ORDER, '').trim() === '') return;
  if (state.inHistory && !endsHistory(text, kind, state)) {
    reading.history.push(`${reading.history.pop() ?? ''}, ${raw}`.replace(/^, /, ''));
    return;
  }
  state.inHistory = false;
  if (isHistory(text)) {
    state.inHistory = true;
    reading.history.push(raw);
    return;
  }
  const names = kind === 'drug' || namesMedicine(text, lists);
  const isName = (word: string) => isMedicineName(word, lists) || isTestName(word);
  // Text before `only` or `so` does not hold what follows.
  const said = holdOf(kind === 'text' ? (text.split(BREAK).at(-1) ?? '') : text, isName);
  const isStart = START.test(text);
  const carried =
    !isStart &&
    kind !== 'tests' &&
    state.hold !== null &&
    stillHolds(state.hold, text, LEADING_FORM.test(text));
  if (said !== null || carried) {
    // A hold behind the name is about this drug only.
    const isBefore = holdOf(untilName(text, isName), () => true) !== null;
    // `stop azithral cont montek`, `add thyronorm 75 stop 50`: an order, and a refusal of something else.
    const isOrdered = names && (CONTINUES.test(text) || (isStart && !isBefore));
    if (isOrdered) {
      ask(state, raw);
      return;
    }
    if (said !== null && names) state.hold = isBefore ? said : null;
    // A refusal that names its drug says nothing about tests behind it.
    const isGiven = names && GIVEN.test(text);
    if (said !== null && !(names && isBefore) && !isGiven) state.isDoubtful = true;
    // Only the first drug after the refusal is surely refused.
    const isSure = said !== null || splitLine(text).sig.days === null || kind !== 'drug';
    if (isSure) keep(state, raw);
    else ask(state, raw);
    return;
  }
  state.hold = null;
  if (isStart) state.isDoubtful = false;
  if (kind === 'text' && (CONDITION.test(text) || RELATIVE.test(text))) state.isDoubtful = true;
  if (EITHER.test(text) && wordsOf(text).some((word) => isMedicineName(word, lists))) {
    ask(state, raw);
    return;
  }
  state.ordering = state.ordering || ORDER.test(text);
  if (kind !== 'tests' && isPrescription(text, lists)) {
    // `Given` may be past or present.
    if (state.isDoubtful || /^(?:given|gave)\b/i.test(text)) ask(state, raw);
    else state.prescribed = { text, raw };
    return;
  }
  if (tests && !state.isDoubtful) {
    for (const name of tests) addTest(name, reading, lists.tests);
    return;
  }
  // A weak test name such as `pt` counts only where nothing else is written.
  // `Thyroid pt`: the last word is the patient.
  const isTested = isWhole && !/^\S+\s+pt$/i.test(text) && (kind === 'text' || isTestName(text));
  const { ordering } = state;
  if (isTested && readTests(text, { ordering, reading, tests: lists.tests })) return;
  const isBare = state.isAlone && isWhole && wordsOf(text).length <= 3 && names;
  const { hasFrequency, sig } = splitLine(text);
  const isNumbered = /^\S+(?:\s+\S+)?\s+\d/.test(text) || hasFrequency || sig.days !== null;
  if (isBare || (kind === 'drug' && (isNumbered || isDoseless(text)))) {
    ask(state, raw);
  } else keep(state, raw);
}

/** `k/c/o DM, HTN on Telma`: history continues until an order begins. */
function endsHistory<D extends ListedDrug, T extends ListedTest>(
  text: string,
  kind: Piece['kind'],
  { lists }: State<D, T>,
): boolean {
  if (kind === 'tests') return true;
  if (kind === 'text') return START.test(text) || ORDER.test(text);
  if (holdOf(text, (word) => isMedicineName(word, lists)) !== null) return false;
  return START.test(text) || splitLine(text).sig.days !== null;
}
