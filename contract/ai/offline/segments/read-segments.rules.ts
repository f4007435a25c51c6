import type { ListedDrug } from '../../matching/drug-index.rules.ts';
import { isTestName, type ListedTest } from '../../matching/match-test.rules.ts';
import { DAYS_OF_ALL, giveDays } from '../add-drug.rules.ts';
import { inFigures, NUMBERED } from '../clauses.rules.ts';
import { isNothing } from '../complaint-words.ts';
import { splitLine } from '../dosage/dosage.rules.ts';
import { beginsWithInterval } from '../dosage/intervals.rules.ts';
import { isRepetition } from '../dosage/repeats.rules.ts';
import { isOtherDose } from '../dosage/second-dose.rules.ts';
import {
  atAllergyCondition,
  withAllergyConditions,
} from '../doubts/conditions/allergy-conditions.rules.ts';
import { isCondition } from '../doubts/conditions/conditions.rules.ts';
import { enclosedIn, isEnclosed } from '../doubts/enclosed.rules.ts';
import { reachOf } from '../doubts/mentioned-before.ts';
import { isMentionedBehind } from '../doubts/mentioned-behind.ts';
import { type Mention, mentionsOf } from '../doubts/mentions.rules.ts';
import { FINDING } from '../doubts/words.ts';
import { holdOf } from '../holds.rules.ts';
import {
  continuesSig,
  isBareStep,
  isMedicineName,
  STEP,
  spaced,
  wordsOf,
} from '../part-shapes.rules.ts';
import { piecesOf } from '../pieces.rules.ts';
import { ORDER } from '../read-tests.rules.ts';
import { advisesBeside } from '../rewrite/advice.rules.ts';
import { changesOf } from '../rewrite/changes.rules.ts';
import { frequencyBehind } from '../rewrite/frequency-first.rules.ts';
import { inShorthand } from '../rewrite/hinglish.rules.ts';
import { withoutEndOfCourse } from './end-of-course.rules.ts';
import { isCheck } from './piece-ends.rules.ts';
import { hasDosageBefore, isGivenWith } from './piece-texts.rules.ts';
import { readPiece } from './read-piece.rules.ts';
import { ask, finish, keep, type State } from './reader-state.ts';
import { readReview } from './review-tests.rules.ts';
import {
  isContinuedSupplement,
  withContinuedSupplements,
  withVitamin,
} from './supplements.rules.ts';

const HEADING =
  /^(?:rx|rpt|℞|treatment|medicines?|medications?|prescription|plan)\s*[:.-]*\s+(?=\S)/i;
/** `as before telma 40 od 30d`: an order of what follows. */
const AS_BEFORE =
  /^(?:(?:same|cont(?:inue)?|ct|repeat|rpt)\s+)?as\s+(?:before|usual|earlier)\s*[:.-]*\s+(?=\S)/i;
/** `dm on medication, bp 150/90, telma 40 od 30d`: what was measured today ends what the patient has. */
const FOUND_TODAY = new RegExp(FINDING, 'iu');
const END_OF_COURSE = /^(?:(?:and|then)\s+)?(?:stop|off)\.?$/i;
type Found<D extends ListedDrug, T extends ListedTest> = Pick<
  State<D, T>,
  'reading' | 'lists' | 'added' | 'events'
> & {
  /** Whether a condition on a line above holds for this one. */
  readonly isConditional?: boolean;
};
/** `reports awaited: cbc, crp`: a list of tests that are done. */
const AWAITS = /^(?:\S+\s+){0,2}(?:awaited|awaiting|pending)\s*[:-]?\s+\S/i;
const NO_MENTION: Mention = { isMentioned: false, reach: null };

/**
 * Parses the parts of a sentence and returns those that remain text. Each drug is appended to
 * `added`.
 */
export function readSegments<D extends ListedDrug, T extends ListedTest>(
  parts: readonly string[],
  { reading, lists, added, events, isConditional = false }: Found<D, T>,
): string {
  const segments = withAllergyConditions(withContinuedSupplements(parts), (word) =>
    isMedicineName(word, lists),
  );
  const state: State<D, T> = {
    lists,
    reading,
    added,
    events,
    enclosed: enclosedIn(segments.join(', '), (word) => isMedicineName(word, lists)),
    left: [],
    part: 0,
    isAlone: segments.length === 1,
    prescribed: null,
    ordering: false,
    hold: null,
    isDoubtful: false,
    isConditional: false,
    reach: null,
    isAwaiting: false,
    isForReview: false,
    inHistory: false,
    past: null,
  };
  for (const [part, raw] of segments.entries()) {
    state.part = part;
    state.isDoubtful = false;
    state.isConditional = isConditional || isConditionAlone(segments[part - 1] ?? '', state);
    if (state.reach === 'part' || (state.reach === 'finding' && FOUND_TODAY.test(raw)))
      state.reach = null;
    readSegment(raw, state);
  }
  finish(state);
  events.push({ kind: 'end' });
  return state.left
    .map(({ text, part }, at) => {
      const before = state.left[at - 1];
      return before ? `${before.part === part ? ' ' : ', '}${text}` : text;
    })
    .join('');
}

/** `if edema`, without a medicine, and `if allergic to penicillin`. */
const isConditionAlone = <D extends ListedDrug, T extends ListedTest>(
  part: string,
  { lists }: State<D, T>,
): boolean =>
  atAllergyCondition(part, (word) => isMedicineName(word, lists))?.before === '' ||
  (isCondition(part) &&
    !wordsOf(part).some((word) => !NS1.test(word) && isMedicineName(word, lists)));
/** The antigen of dengue, not NS, the saline. */
const NS1 = /^ns-?1$/i;

function readSegment<D extends ListedDrug, T extends ListedTest>(
  raw: string,
  state: State<D, T>,
): void {
  const { lists } = state;
  if (isContinuedSupplement(raw)) {
    finish(state);
    ask(state, raw);
    state.events.push({ kind: 'asked', text: raw });
    return;
  }
  const isName = (word: string) => isMedicineName(word, lists) || isTestName(word);
  const written = raw.replace(NUMBERED, '');
  // `Treatment history: …`, `Rx by Dr Rao: …`: more than a heading of orders.
  if (HEADING.test(written)) state.reach ??= reachOf(written.split(/\s+/).slice(0, 4).join(' '));
  // `rpt after 1 wk`: a repetition, not a heading.
  const order = isRepetition(written)
    ? written
    : written.replace(HEADING, '').replace(AS_BEFORE, '');
  const whole = withVitamin(spaced(inShorthand(inFigures(order))));
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
    const { text, raw: before, isOpen, isMentioned } = state.prescribed;
    const isOther =
      isOtherDose(segment, text) || beginsWithInterval(segment) || isBareStep(segment);
    // `Tab Pan 40 OD, before food, x 5 days` is one drug.
    if (isOther || (continuesSig(segment) && !isCheck(segment))) {
      const step = STEP.test(segment) && !isOther ? 'then ' : '';
      state.prescribed = {
        text: `${text} ${step}${segment}`,
        raw: `${before}, ${raw}`,
        isOpen: isOpen || isOther,
        isMentioned: isMentioned || isMentionedBehind(segment),
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
    !advisesBeside(segment) &&
    !wordsOf(segment).some(isName)
  ) {
    keep(state, state.prescribed.raw, raw);
    state.prescribed = null;
    return;
  }
  const isMedicine = (word: string) => isMedicineName(word, lists);
  finish(state);
  state.isAwaiting = AWAITS.test(segment) || (state.isAwaiting && !ORDER.test(segment));
  if (isConditionAlone(segment, state)) {
    state.events.push({ kind: 'text', text: segment, isWhole: true });
    keep(state, raw);
    return;
  }
  let before = '';
  const kept = state.left.length;
  for (const part of changesOf(frequencyBehind(segment, isMedicine), isMedicine)) {
    const pieces = piecesOf(part, lists);
    const [only] = pieces;
    const isWhole = pieces.length === 1 && part === segment;
    const mentions = mentionsOf({ before, part, pieces }, isMedicine);
    before = `${part} `;
    for (const [at, piece] of pieces.entries()) {
      finish(state);
      if (hasDosageBefore(piece, pieces[at - 1])) state.isDoubtful = true;
      const said = mentions[at] ?? NO_MENTION;
      const isAwaited = state.isAwaiting && piece.kind !== 'drug';
      const isMentioned =
        isAwaited ||
        state.isConditional ||
        isEnclosed(piece.text, state.enclosed) ||
        isGivenWith(part, { piece, next: pieces[at + 1] }, isName);
      const mention = isMentioned ? { ...said, isMentioned } : said;
      // `Do not increase telma from 40 to 80` is asked as written, not as `start telma 80`.
      const isInverted = mention.isMentioned && !segment.includes(piece.text);
      // The whole has the `do not` that stayed in the note by itself.
      if (isInverted) state.left.length = kept;
      const shown = isInverted ? segment : piece.text;
      const first = reading.tests.length;
      readPiece({ piece, raw: isWhole && only ? raw : shown, isWhole, mention }, state);
      if (piece.kind === 'tests') readReview(part, { piece, before: pieces[at - 1], first }, state);
      else state.isForReview = false;
    }
  }
}
