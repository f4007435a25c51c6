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
import { type NotedPatient, readShorthand } from './shorthand.rules.ts';
import { type Sig, splitLine } from './sig.rules.ts';
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
  history: string[];
  complaint: string;
};

/** Reads a note as doctors write it: the patient's line, complaints, tests and prescriptions. */
export function readNote<D extends ListedDrug, T extends ListedTest>(
  note: string,
  lists: Lists<D, T>,
): Reading {
  const reading: Reading = {
    patient: null,
    drugs: [],
    unsure: [],
    elsewhere: [],
    tests: [],
    unsureTests: [],
    unknownTests: [],
    history: [],
    complaint: '',
  };
  const lines = note.split('\n').filter((line) => line.trim());
  const [first = '', ...rest] = lines;
  const shorthand = readShorthand(first);
  const complaints: string[] = [];
  if (shorthand) {
    reading.patient = shorthand.patient;
    complaints.push(readSegments(shorthand.fields, reading, lists));
    if (shorthand.history) reading.history.push(shorthand.history);
  }
  for (const line of shorthand ? rest : lines) {
    complaints.push(readSegments(segmentsOf(line), reading, lists));
  }
  reading.complaint = complaints.filter(Boolean).join('\n');
  return reading;
}

/** The parts of a line; a comma inside a number parts nothing. */
function segmentsOf(line: string): string[] {
  return line.split(/;|,(?!\d{3}\b)|\s\+\s(?=(?:t|tab|cap|syp|inj)\b)/i).map((part) => part.trim());
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

/** Reads the parts of a line and answers what of them stays as text. */
function readSegments<D extends ListedDrug, T extends ListedTest>(
  segments: readonly string[],
  reading: Reading,
  lists: Lists<D, T>,
): string {
  const left: string[] = [];
  let prescribed: string | null = null;
  let ordering = false;
  const finish = () => {
    if (prescribed !== null) addDrug(prescribed, reading, lists);
    prescribed = null;
  };
  for (const raw of segments) {
    const segment = spaced(raw.replace(NUMBERED, '').replace(HEADING, ''));
    if (isNothing(segment)) continue;
    // `Tab Pan 40 OD, before food, x 5 days` is one drug.
    if (prescribed !== null && continuesSig(segment)) {
      prescribed = `${prescribed} ${segment}`;
      continue;
    }
    finish();
    if (isHistory(segment)) {
      reading.history.push(...historyOf(segments, raw));
      break;
    }
    ordering = ordering || ORDER.test(segment);
    if (isPrescription(segment, lists)) prescribed = segment;
    else if (!readTests(segment, { ordering, reading, tests: lists.tests })) left.push(raw);
  }
  finish();
  return left.join(', ');
}

/** What follows on the line belongs to the history too: `k/c/o DM, HTN on Telma`. */
function historyOf(segments: readonly string[], from: string): string[] {
  return [segments.slice(segments.indexOf(from)).join(', ')];
}

function continuesSig(segment: string): boolean {
  const { drug, sig, hasFrequency } = splitLine(` ${segment}`);
  if (drug === '' && (hasFrequency || sig.days !== null || sig.directions !== null)) return true;
  return /^(?:repeat|then|followed|for)\b/i.test(segment);
}

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
  if (!drug || (!hasFrequency && sig.days === null)) return false;
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

function addDrug<D extends ListedDrug, T extends ListedTest>(
  written: string,
  reading: Reading,
  { drugs }: Lists<D, T>,
): void {
  const { drug: name, sig } = splitLine(written.replace(REORDER, ''));
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
