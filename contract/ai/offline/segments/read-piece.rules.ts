import type { ListedDrug } from '../../matching/drug-index.rules.ts';
import { isTestName, type ListedTest } from '../../matching/match-test.rules.ts';
import { isComplaint, isHistory } from '../complaint-words.ts';
import { splitLine } from '../dosage/dosage.rules.ts';
import type { Mention } from '../doubts/mentions.rules.ts';
import { holdOf, START, stillHolds } from '../holds.rules.ts';
import {
  isDoseless,
  isMedicineName,
  isPrescription,
  LEADING_FORM,
  namesMedicine,
  wordsOf,
} from '../part-shapes.rules.ts';
import type { Piece } from '../pieces.rules.ts';
import { addTest, askTestsFrom, ORDER, readTests } from '../read-tests.rules.ts';
import { untilName, withDoseBehind } from './piece-texts.rules.ts';
import { ask, keep, type State } from './reader-state.ts';

/** A choice between two drugs needs a person. */
const EITHER = /\p{L}.*(?:\b(?:or|ya|athva)\b|\bvs\b|\s\/\s).*\p{L}/iu;
const BREAK = /\b(?:only|sirf|just|but|so|hence)\b/i;
/** `Neb Asthalin stat given`: about this drug only. */
const GIVEN = /\b(?:stat|now|dose)\s+given$/i;
const RELATIVE =
  /\b(?:wife|husband|mother|father|son|daughter|brother|sister|mom|dad|bhai|beh[ae]n|beti|beta(?!\s*(?:blocker|hcg))|papa|mummy|pati|patni|maa)\b/i;
/** An order of a drug that the patient has. */
const CONTINUES = /^(?:cont(?:inue)?|ct)\b/i;
const CONDITION = /\b(?:if|unless|in\s+case|agar)\b/i;

/** Reads a piece: leaves it in the note, asks it, or orders it. */
export function readPiece<D extends ListedDrug, T extends ListedTest>(
  { piece: written, raw, isWhole, mention }: Omit<Read, 'names'>,
  state: State<D, T>,
): void {
  const { reading, lists } = state;
  const piece = { ...written, text: withDoseBehind(written.text) };
  const { text, kind } = piece;
  if (kind === 'text' && !isWhole && text.replace(ORDER, '').trim() === '') return;
  if (START.test(text)) state.past = null;
  if (isBehindHistory(text, kind, state)) {
    // `h/o steroid use dexa tabs 2 months`: the days are of the past, too.
    ask(state, raw);
    return;
  }
  if (state.inHistory && !endsHistory(text, kind, state)) {
    reading.history.push(`${reading.history.pop() ?? ''}, ${raw}`.replace(/^, /, ''));
    return;
  }
  state.inHistory = false;
  if (isHistory(text)) {
    state.inHistory = true;
    state.past = pastOf(text, state.part);
    reading.history.push(raw);
    state.events.push({ kind: 'text', text, isWhole });
    return;
  }
  // `45 y f with h/o dm`
  if (kind === 'text') state.past ??= pastOf(HAD_INSIDE.exec(text)?.[0] ?? '', state.part);
  const names = kind === 'drug' || namesMedicine(text, lists);
  const one = { piece, raw, isWhole, mention, names };
  const before = reading.tests.length;
  if (!readHeld(one, state)) readOrder(one, state);
  const tests = reading.tests.slice(before);
  state.events.push(...tests.map((test) => ({ kind: 'test' as const, test })));
  // `if fever persists, cbc`
  if (kind === 'tests' && tests.length === 0 && state.isConditional)
    state.events.push({ kind: 'asked', text: raw });
  const isText = kind === 'text' && !names && tests.length === 0 && state.prescribed === null;
  if (isText) state.events.push({ kind: 'text', text, isWhole });
}

type Read = {
  readonly piece: Piece;
  readonly raw: string;
  readonly isWhole: boolean;
  readonly mention: Mention;
  readonly names: boolean;
};

/** Leaves a piece in the note that is refused, or past; returns whether it was one. */
function readHeld<D extends ListedDrug, T extends ListedTest>(
  { piece: { text, kind }, raw, names }: Read,
  state: State<D, T>,
): boolean {
  const isName = (word: string) => isMedicineName(word, state.lists) || isTestName(word);
  // Text before `only` or `so` does not hold what follows.
  const said = holdOf(kind === 'text' ? (text.split(BREAK).at(-1) ?? '') : text, isName);
  const isStart = START.test(text);
  const carried =
    !isStart &&
    kind !== 'tests' &&
    state.hold !== null &&
    stillHolds(state.hold, text, LEADING_FORM.test(text));
  if (said === null && !carried) return false;
  // A hold behind the name is about this drug only.
  const isBefore = holdOf(untilName(text, isName), () => true) !== null;
  // `stop azithral cont montek`, `add thyronorm 75 stop 50`: an order, and a refusal of something else.
  const isOrdered = names && (CONTINUES.test(text) || (isStart && !isBefore));
  if (isOrdered) {
    ask(state, raw);
    return true;
  }
  if (said !== null && names) state.events.push({ kind: 'refusal', text });
  if (said !== null && names) state.hold = isBefore ? said : null;
  // A refusal that names its drug says nothing about tests behind it.
  const isGiven = names && GIVEN.test(text);
  if (said !== null && !(names && isBefore) && !isGiven) state.isDoubtful = true;
  // Only the first drug after the refusal is surely refused.
  const isSure = said !== null || splitLine(text).sig.days === null || kind !== 'drug';
  if (isSure) keep(state, raw);
  else ask(state, raw);
  return true;
}

function readOrder<D extends ListedDrug, T extends ListedTest>(
  { piece: { text, kind, tests, isDoubtful }, raw, isWhole, mention, names }: Read,
  state: State<D, T>,
): void {
  const { reading, lists } = state;
  state.hold = null;
  if (START.test(text)) [state.isDoubtful, state.reach] = [false, null];
  state.reach ??= mention.reach;
  if (kind === 'text' && (CONDITION.test(text) || RELATIVE.test(text))) state.isDoubtful = true;
  if (EITHER.test(text) && wordsOf(text).some((word) => isMedicineName(word, lists))) {
    ask(state, raw);
    return;
  }
  state.ordering = state.ordering || ORDER.test(text);
  if (kind !== 'tests' && isPrescription(text, lists)) {
    // `Given` may be past or present.
    if (state.isDoubtful || /^(?:given|gave)\b/i.test(text)) {
      ask(state, raw);
      state.events.push({ kind: 'asked', text: raw });
    } else {
      const isMentioned = mention.isMentioned || state.reach !== null;
      state.prescribed = { text, raw, isOpen: false, isMentioned };
    }
    return;
  }
  if (tests && !mention.isMentioned && !state.isDoubtful) {
    const first = reading.tests.length;
    for (const name of tests) addTest(name, reading, lists.tests);
    if (isDoubtful) {
      askTestsFrom(first, reading);
      keep(state, raw);
    }
    return;
  }
  // A weak test name such as `pt` counts only where nothing else is written.
  // `Thyroid pt`: the last word is the patient.
  const isTested = isWhole && !/^\S+\s+pt$/i.test(text) && (kind === 'text' || isTestName(text));
  const { ordering } = state;
  if (
    isTested &&
    !mention.isMentioned &&
    readTests(text, { ordering, reading, tests: lists.tests })
  )
    return;
  const isBare = state.isAlone && isWhole && wordsOf(text).length <= 3 && names;
  const { hasFrequency, sig } = splitLine(text);
  const isNumbered = /^\S+(?:\s+\S+)?\s+\d/.test(text) || hasFrequency || sig.days !== null;
  if (isBare || (kind === 'drug' && (isNumbered || isDoseless(text)))) {
    ask(state, raw);
    // `if diarrhoea ors`: the condition has an order of its own.
    if (kind === 'drug') state.events.push({ kind: 'asked', text: raw });
  } else keep(state, raw);
}

/** A past illness or medicine, unlike `k/c/o`: no order stands behind it in its part. */
const HAD = /^(?:(?:past\s+)?h\/o|(?:past\s+)?history\s+of|past\s+history|p\/h)(?![\p{L}])/iu;

/** The same behind the patient or a complaint; not `no h/o dm`. */
const HAD_INSIDE =
  /(?<!(?<!\p{L})(?:no|nil|not|without|denies|any)\s+(?:\S+\s+)?)(?<=\s)(?:h\/o|history\s+of)\s.*$/iu;
/** Illnesses that last: a medicine behind them may be the usual one. */
const LASTING = /^(?:dm|t2dm|htn|bph|gout|gerd|ibs|migraine|pms|oa)(?!\p{L})/iu;
/** `h/o fall`, `h/o outside food`: why the patient came today. */
const EVENT =
  /^(?:\p{L}+\s+)?(?:fall|trauma|injury|rta|bite|sting|travel|contact|exposure|outside\s+food|dust|rain|unsafe\s+food|food|lifting|strain)(?!\p{L})/iu;

/** `h/o dm c/o fever`, `h/o htn came with cough`; not `h/o htn came with` before a medicine. */
const TODAY =
  /(?<!\p{L})(?:c\/o|p\/w|(?:came|comes?|present(?:s|ed|ing)?|complain(?:s|ed|ing)?|now)\s+(?:with|for|of|has|having))\s+\p{L}{2}/iu;

const pastOf = (text: string, part: number): { part: number; had: string } | null =>
  HAD.test(text) ? { part, had: text.replace(HAD, '').trim() } : null;

/** Whether a medicine with days stands behind `h/o` in one part, and no word before it starts an order. */
function isBehindHistory<D extends ListedDrug, T extends ListedTest>(
  text: string,
  kind: Piece['kind'],
  state: State<D, T>,
): boolean {
  const { inHistory, past, part } = state;
  if (past?.part !== part || kind !== 'drug') return false;
  // `h/o fever 3 days dolo 650 tds 3d`: the complaint of today.
  const { had } = past;
  const isComplained =
    (isComplaint(had) && !LASTING.test(had)) || EVENT.test(had) || TODAY.test(had);
  const isOfToday = isComplained && splitLine(text).hasFrequency;
  return !isOfToday && (!inHistory || endsHistory(text, kind, state));
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
