import type { DrugWish } from '../ai-actions.ts';
import { drugParts, knownNames } from '../matching/drug-parts.ts';
import {
  type DrugIndex,
  type ListedDrug,
  type Match,
  matchDrug,
} from '../matching/match-drug.rules.ts';
import {
  isTestName,
  type ListedTest,
  matchTest,
  type TestIndex,
  testsIn,
} from '../matching/match-test.rules.ts';
import { prescriptionLine } from '../plan/planned-lines.rules.ts';
import { cutDrugs, inFigures, partsOf, sentencesOf } from './clauses.rules.ts';
import { type Hold, holdOf, stillHolds } from './holds.rules.ts';
import { type NotedPatient, readShorthand } from './shorthand.rules.ts';
import { type Sig, splitLine } from './sig.rules.ts';
import { coursesOf, type Step, stepsOf } from './steps.rules.ts';
import { isComplaint, isHistory, isNothing } from './words.ts';

export type Lists<D extends ListedDrug, T extends ListedTest> = {
  readonly drugs: DrugIndex<D>;
  readonly tests: TestIndex<T>;
};

/** What the rules made of a note. What they did not understand is in `complaint`, as it was written. */
export type Reading = {
  patient: NotedPatient | null;
  /** Drugs of the list. */
  drugs: DrugWish[];
  /** Drugs that may be one of several of the list. */
  unsure: DrugWish[];
  /** Lines for the prescription of what the pharmacy does not have. */
  elsewhere: string[];
  tests: ListedTest[];
  unsureTests: string[];
  unknownTests: string[];
  /** Parts that are meant as an order and could not be read; they stay in the note. */
  unclear: string[];
  history: string[];
  complaint: string;
};

/** What is known of the patient before the note is read. */
export type NoteAbout = {
  /** Whether the patient has a name: then only a line in the placeholder's order gives details. */
  readonly isNamed: boolean;
};

/** Reads a note as doctors write it: the patient's line, complaints, tests and prescriptions. */
export function readNote<D extends ListedDrug, T extends ListedTest>(
  note: string,
  lists: Lists<D, T>,
  { isNamed }: NoteAbout = { isNamed: false },
): Reading {
  const reading: Reading = {
    patient: null,
    drugs: [],
    unsure: [],
    elsewhere: [],
    tests: [],
    unsureTests: [],
    unknownTests: [],
    unclear: [],
    history: [],
    complaint: '',
  };
  const lines = note.split('\n').filter((line) => line.trim());
  const [first = '', ...rest] = lines;
  const shorthand = readShorthand(first, { isNamed });
  const complaints: string[] = [];
  const readLine = (line: string) => {
    for (const sentence of sentencesOf(line)) {
      complaints.push(readSegments(partsOf(sentence), reading, lists));
    }
  };
  if (shorthand) {
    reading.patient = shorthand.patient;
    complaints.push(readFields(shorthand.fields, reading, lists));
    const [past, ...more] = sentencesOf(shorthand.history ?? '');
    // The last field is the history by its place, unless it orders something.
    const isOrder =
      past !== undefined && (isPrescription(past, lists) || namesIn(past, lists.tests));
    if (past !== undefined && !isOrder) reading.history.push(past);
    for (const sentence of isOrder ? [past, ...more] : more) readLine(sentence);
  }
  for (const line of shorthand ? rest : lines) readLine(line);
  reading.complaint = complaints.filter(Boolean).join('\n');
  return reading;
}

/** The fields behind the patient's: sentences end in them as in any line. */
function readFields<D extends ListedDrug, T extends ListedTest>(
  fields: readonly string[],
  reading: Reading,
  lists: Lists<D, T>,
): string {
  const sentences: string[][] = [[]];
  for (const field of fields) {
    const [part = '', ...more] = sentencesOf(field);
    sentences.at(-1)?.push(part);
    sentences.push(...more.map((one) => [one]));
  }
  return sentences
    .map((parts) => readSegments(parts, reading, lists))
    .filter(Boolean)
    .join('\n');
}

/** `T.Dolo650 1-1-1(pc)x3d` with the spaces that belong there. */
function spaced(segment: string): string {
  return segment
    .replace(/^(t|tab|c|cap|syp|syr|inj)\.(?=[^\s.])/i, '$1. ')
    .replace(/[()]/g, ' ')
    .replace(/(\d)([x×])(?=\d)/gi, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();
}

const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]|[-•*→])\s+/;
const HEADING = /^(?:rx|℞|treatment|medicines?|medications?|prescription|plan)\s*[:.-]*\s*/i;
const ORDER =
  /^(?:(?:adv(?:ice|ised)?|inv(?:estigations?)?|ix|tests?|labs?|reports?|get|do|send|order|needs?|check)\b\s*[:.-]*\s*)+/i;

/** Reads the parts of a sentence and answers what of them stays as text. */
function readSegments<D extends ListedDrug, T extends ListedTest>(
  segments: readonly string[],
  reading: Reading,
  lists: Lists<D, T>,
): string {
  const left: string[] = [];
  let prescribed: { text: string; raw: string } | null = null;
  let ordering = false;
  let hold: Hold | null = null;
  const isMedicine = (word: string) => isMedicineName(word, lists);
  const isName = (word: string) => isMedicine(word) || isTestName(word);
  const finish = () => {
    if (prescribed && !addDrug(prescribed.text, reading, lists)) {
      reading.unclear.push(prescribed.raw);
      left.push(prescribed.raw);
    }
    prescribed = null;
  };
  for (const raw of segments) {
    const whole = spaced(inFigures(raw.replace(NUMBERED, '').replace(HEADING, '')));
    // A course that ends says so; nothing is stopped by it.
    const segment = whole.replace(/[\s,]*\b(?:then|and)\s+stop\b/i, '');
    if (isNothing(segment)) continue;
    // `Tab Pan 40 OD, before food, x 5 days` is one drug.
    if (prescribed !== null && holdOf(segment, isName) === null && continuesSig(segment)) {
      prescribed = joinedTo(prescribed, segment, raw);
      continue;
    }
    // `Tab Dolo 650 tds, not required`: what is said behind a drug holds for it.
    if (
      prescribed !== null &&
      holdOf(segment, isName) === 'stop' &&
      !wordsOf(segment).some(isName)
    ) {
      left.push(textOf(prescribed), raw);
      prescribed = null;
      continue;
    }
    finish();
    if (isHistory(segment)) {
      reading.history.push(...historyOf(segments, raw));
      break;
    }
    const said = holdOf(segment, isName);
    if (said !== null || (hold && stillHolds(hold, segment, LEADING_FORM.test(segment)))) {
      if (said !== null && namesMedicine(segment, lists)) hold = said;
      left.push(raw);
      continue;
    }
    hold = null;
    if (EITHER.test(segment) && wordsOf(segment).some(isMedicine)) {
      reading.unclear.push(raw);
      left.push(raw);
      continue;
    }
    ordering = ordering || ORDER.test(segment);
    const pieces = cutDrugs(segment, { split: splitLine, isName, isMedicine, isWhole });
    for (const piece of pieces) {
      finish();
      if (isPrescription(piece, lists)) prescribed = { text: piece, raw: piece };
      else if (!readTests(piece, { ordering, reading, tests: lists.tests })) {
        left.push(pieces.length > 1 ? piece : raw);
      }
    }
  }
  finish();
  return left.join(', ');
}

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}\d-]+/gu) ?? [];

/** Not `Give`, `Cont` or `1`, which belong to the drug that follows. */
const isWhole = (before: string) => /\p{L}{3}/u.test(`${before} `.replace(REORDER, ' '));

type Prescribed = { readonly text: string; readonly raw: string };
const textOf = ({ raw }: Prescribed) => raw;
const joinedTo = ({ text, raw }: Prescribed, segment: string, written: string): Prescribed => ({
  text: `${text} ${STEP.test(segment) ? 'then ' : ''}${segment}`,
  raw: `${raw}, ${written}`,
});

function isMedicineName<D extends ListedDrug, T extends ListedTest>(
  word: string,
  { drugs }: Lists<D, T>,
): boolean {
  if (word.length < 3 || isComplaint(word)) return false;
  const { substances } = drugParts(word);
  return substances.some(({ head }) => knownNames().has(head) || drugs.heads.has(head));
}

function namesMedicine<D extends ListedDrug, T extends ListedTest>(
  segment: string,
  lists: Lists<D, T>,
): boolean {
  return wordsOf(segment).some((word) => isMedicineName(word, lists));
}

/** What follows on the line belongs to the history too: `k/c/o DM, HTN on Telma`. */
function historyOf(segments: readonly string[], from: string): string[] {
  return [segments.slice(segments.indexOf(from)).join(', ')];
}

function continuesSig(segment: string): boolean {
  const { drug, sig, hasFrequency } = splitLine(` ${segment}`);
  if (drug === '' && (hasFrequency || sig.days !== null || sig.directions !== null)) return true;
  // `40 od x 5d, 30 od x 5d`: a number by itself is the next step.
  if (STEP.test(segment) && hasFrequency) return true;
  return /^(?:repeat|then|followed|for)\b/i.test(segment);
}

/** One drug or another: a person says which. */
const EITHER = /\p{L}.*(?:\bor\b|\bvs\b|\s\/\s).*\p{L}/iu;

const STEP = /^\d+(?:\.\d+)?\s*(?:mg|mcg)?\s/i;

const LEADING_FORM =
  /^(t|tab|tabs|tablet|c|cap|caps|capsule|syp|syr|syrup|susp|inj|injection|oint|ointment|cream|gel|drops?|lotion|sachet)\b\.?\s+\S/i;
const REORDER = /^(?:cont(?:inue)?|start|add|give|tk)\b\.?\s+/i;

function isPrescription<D extends ListedDrug, T extends ListedTest>(
  written: string,
  lists: Lists<D, T>,
): boolean {
  const segment = written.replace(REORDER, '');
  if (LEADING_FORM.test(segment)) return true;
  if (isComplaint(segment)) return false;
  const { drug, sig, hasFrequency } = splitLine(segment);
  if (!/\p{L}{2}/u.test(drug) || (!hasFrequency && sig.days === null)) return false;
  if (matchDrug(lists.drugs, { name: drug }).kind !== 'none' || isMedicine(drug)) return true;
  // A name that nobody knows is a drug only when it is written like one.
  return hasFrequency && sig.days !== null && drug.split(/\s+/).length <= 3;
}

function isMedicine(name: string): boolean {
  return drugParts(name).substances.some(({ head }) => knownNames().has(head));
}

const PACKED = new Set([
  'liquid',
  'drops',
  'cream',
  'ointment',
  'gel',
  'lotion',
  'powder',
  'inhaler',
  'spray',
  'shampoo',
  'mouthwash',
]);

/** Adds a drug with its steps; false when what is written cannot all be meant. */
function addDrug<D extends ListedDrug, T extends ListedTest>(
  written: string,
  reading: Reading,
  lists: Lists<D, T>,
): boolean {
  const text = written.replace(REORDER, '');
  const steps = stepsOf(text);
  const isUnclear = steps.length === 1 && splitLine(text).isContradictory;
  const isOther = steps.some(({ sig }) => namesMedicine(sig.directions ?? '', lists));
  if (steps.length === 0 || isUnclear || isOther) return false;
  for (const step of coursesOf(steps)) addStep(step, reading, lists);
  return true;
}

function addStep<D extends ListedDrug, T extends ListedTest>(
  { drug: name, sig }: Step,
  reading: Reading,
  { drugs }: Lists<D, T>,
): void {
  // `T.` and `C.` stand for tablet and capsule where a drug's name begins.
  const full = name.replace(/^t\.?\s+/i, 'Tab ').replace(/^c\.?\s+/i, 'Cap ');
  const match = matchWritten(drugs, full);
  const isSure = match.kind === 'sure';
  const parts = drugParts(isSure ? match.found.name : full);
  const isPacked = parts.form !== null && PACKED.has(parts.form);
  const wish: DrugWish = {
    drug_id: isSure ? match.found.id : null,
    name: isSure ? match.found.name : full,
    quantity: sig.quantity ?? (isPacked ? packsOf(isSure ? match.found.name : '', sig) : null),
    tabletsPerDay: sig.perDay,
    numberOfDays: sig.days,
    directions_to_use: sig.directions,
  };
  if (isSure) reading.drugs.push(wish);
  else if (match.kind === 'near') reading.unsure.push(wish);
  else reading.elsewhere.push(prescriptionLine(wish));
}

/** `Montek-LC 1 HS`: a 1 that is no strength of the drug is one tablet. */
function matchWritten<D extends ListedDrug>(drugs: DrugIndex<D>, name: string): Match<D> {
  const match = matchDrug(drugs, { name });
  if (match.kind === 'sure' || !/\s1$/.test(name)) return match;
  const without = matchDrug(drugs, { name: name.slice(0, -2) });
  return without.kind === 'sure' ? without : match;
}

/** How many bottles a course needs; one where that cannot be told. */
function packsOf(name: string, { millilitres, perDay, days }: Sig): number {
  const [, pack] = /(\d+)\s*ml\b(?!.*\d\s*ml\b)/i.exec(name.replace(/\/\s*\d*\s*ml/gi, '')) ?? [];
  if (!pack || millilitres === null || perDay === null || days === null) return 1;
  return Math.max(1, Math.ceil((millilitres * perDay * days) / Number(pack)));
}

/** Takes a part that names tests and nothing else; false when it is something else. */
function readTests<T extends ListedTest>(
  segment: string,
  { ordering, reading, tests }: { ordering: boolean; reading: Reading; tests: TestIndex<T> },
): boolean {
  const text = segment.replace(ORDER, '').trim();
  if (isNothing(text)) return true;
  const names = namesIn(text, tests);
  if (names) {
    for (const name of names) addTest(name, reading, tests);
    return true;
  }
  const isOrdered = ORDER.test(segment) && ordering;
  if (
    !isOrdered ||
    /\d/.test(text) ||
    !/\b(?:mri|ct|usg|x-?ray|scan|echo|test|level|culture|biopsy|fnac|antibod\w+)\b/i.test(text)
  ) {
    return false;
  }
  reading.unknownTests.push(text);
  return true;
}

/** The tests that a text consists of, or null when a part of it is none. */
function namesIn<T extends ListedTest>(text: string, tests: TestIndex<T>): string[] | null {
  const isTest = (name: string) => isTestName(name) || matchTest(tests, { name }).kind === 'sure';
  if (isTest(text)) return [text];
  for (const separator of [/\s*[+&]\s*|\s+and\s+/i, /\s*\/\s*/]) {
    const parts = text.split(separator).filter(Boolean);
    if (parts.length > 1) {
      const lists = parts.map((part) => namesIn(part, tests));
      if (lists.every((list) => list !== null)) return lists.flat();
    }
  }
  return wordsAsTests(text.split(/\s+/), isTest);
}

/** `CBC LFT Vit D`: the longest names first, each word belonging to one. */
function wordsAsTests(
  words: readonly string[],
  isTest: (name: string) => boolean,
): string[] | null {
  if (words.length === 0) return [];
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (length === words.length && !isTest(name)) continue;
    const rest = isTest(name) ? wordsAsTests(words.slice(length), isTest) : null;
    if (rest) return [name, ...rest];
  }
  return null;
}

function addTest<T extends ListedTest>(name: string, reading: Reading, tests: TestIndex<T>): void {
  for (const one of testsIn(name)) {
    const match = matchTest(tests, { name: one });
    if (match.kind === 'near') reading.unsureTests.push(one);
    else if (match.kind === 'none') reading.unknownTests.push(one);
    else if (!reading.tests.some(({ id }) => id === match.found.id)) {
      reading.tests.push({ id: match.found.id, name: match.found.name });
    }
  }
}
