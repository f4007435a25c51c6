import type { ListedDrug } from '../matching/match-drug.rules.ts';
import { isTestName, type ListedTest } from '../matching/match-test.rules.ts';
import { addDrug, DAYS_OF_ALL, giveDays } from './add-drug.rules.ts';
import { cutDrugs, inFigures, partsOf, sentencesOf } from './clauses.rules.ts';
import { type Hold, holdOf, stillHolds } from './holds.rules.ts';
import {
  continuesSig,
  isMedicineName,
  isPrescription,
  isWhole,
  LEADING_FORM,
  namesMedicine,
  STEP,
  spaced,
  wordsOf,
} from './part-shapes.rules.ts';
import { namesIn, ORDER, readTests } from './read-tests.rules.ts';
import type { Lists, Reading } from './reading.ts';
import { readShorthand } from './shorthand.rules.ts';
import { splitLine } from './sig.rules.ts';
import { isHistory, isNothing } from './words.ts';

/** The known patient details before the note is read. */
export type NoteAbout = {
  /**
   * Whether the patient has a name; if so, only a line in the placeholder's order gives details.
   */
  readonly isNamed: boolean;
};

/** Parses a doctor's note: the patient line, complaints, tests and prescriptions. */
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
    // The last field is the history, unless it contains an order.
    const isOrder =
      past !== undefined && (isPrescription(past, lists) || namesIn(past, lists.tests));
    if (past !== undefined && !isOrder) reading.history.push(past);
    for (const sentence of isOrder ? [past, ...more] : more) readLine(sentence);
  }
  for (const line of shorthand ? rest : lines) readLine(line);
  reading.complaint = complaints.filter(Boolean).join('\n');
  return reading;
}

/** Fields after the patient's; they are split into sentences like any line. */
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

const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]|[-•*→])\s+/;
const HEADING = /^(?:rx|℞|treatment|medicines?|medications?|prescription|plan)\s*[:.-]*\s*/i;

/** Parses the parts of a sentence and returns those that remain text. */
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
    // The end of a course does not stop a drug.
    const segment = whole.replace(/[\s,]*\b(?:then|and)\s+stop\b/i, '');
    if (isNothing(segment)) continue;
    const daysOfAll = DAYS_OF_ALL.exec(segment)?.[1];
    if (daysOfAll) {
      finish();
      left.push(raw);
      giveDays(reading, splitLine(` ${daysOfAll}`).sig.days);
      continue;
    }
    // `Tab Pan 40 OD, before food, x 5 days` is one drug.
    if (prescribed !== null && holdOf(segment, isName) === null && continuesSig(segment)) {
      prescribed = joinedTo(prescribed, segment, raw);
      continue;
    }
    // `Tab Dolo 650 tds, not required`: a hold after a drug applies to that drug.
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

type Prescribed = { readonly text: string; readonly raw: string };
const textOf = ({ raw }: Prescribed) => raw;
const joinedTo = ({ text, raw }: Prescribed, segment: string, written: string): Prescribed => ({
  text: `${text} ${STEP.test(segment) ? 'then ' : ''}${segment}`,
  raw: `${raw}, ${written}`,
});

/** The rest of the line belongs to the history too: `k/c/o DM, HTN on Telma`. */
function historyOf(segments: readonly string[], from: string): string[] {
  return [segments.slice(segments.indexOf(from)).join(', ')];
}

/** A choice between two drugs needs a person. */
const EITHER = /\p{L}.*(?:\bor\b|\bvs\b|\s\/\s).*\p{L}/iu;
