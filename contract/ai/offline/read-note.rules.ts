import type { ListedDrug } from '../matching/drug-index.rules.ts';
import { type ListedTest, matchTest } from '../matching/match-test.rules.ts';
import { partsOf, sentencesOf } from './clauses.rules.ts';
import { type Added, askForDays } from './days-of-all.rules.ts';
import { askForAfterthoughts } from './doubts/afterthoughts.rules.ts';
import {
  conditionLineOf,
  endsInConditionHeading,
  type Lasting,
  lastsBehind,
  lastsFor,
} from './doubts/conditions/condition-lines.rules.ts';
import { askForInterrupted } from './doubts/interrupted-tapers.rules.ts';
import { askForEffects } from './doubts/known-effects.rules.ts';
import type { NoteEvent } from './doubts/note-events.ts';
import { askForRefused, askInstead } from './doubts/refused-groups.rules.ts';
import { askForSame } from './doubts/same-medicine.rules.ts';
import { isMedicineName, isPrescription } from './part-shapes.rules.ts';
import { namesIn } from './read-tests.rules.ts';
import { emptyReading, type Lists, type Reading } from './reading.ts';
import { rowsOf } from './rewrite/broken-rows.rules.ts';
import { asTyped } from './rewrite/spoken.rules.ts';
import { withCourses, withSteps } from './rewrite/tapers.rules.ts';
import { askForJoined } from './segments/joined-lines.rules.ts';
import { readSegments } from './segments/read-segments.rules.ts';
import { askForSupplements } from './segments/supplements.rules.ts';
import { readShorthand } from './shorthand.rules.ts';

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
  const reading = emptyReading();
  const lines = withCourses(
    asTyped(note)
      .split('\n')
      .filter((line) => line.trim()),
  );
  const [first = '', ...rest] = lines;
  const shorthand = readShorthand(first, { isNamed });
  const complaints: string[] = [];
  const addedInAll: Added[] = [];
  const events: NoteEvent[] = [];
  const isMedicine = (word: string) => isMedicineName(word, lists);
  let lasting: Lasting = null;
  const readLine = (line: string, isOpen = false) => {
    const condition = conditionLineOf(line, isMedicine);
    if (condition) {
      lasting = condition.isHeading ? 'heading' : 'orders';
      events.push({ kind: 'condition', text: line.trim(), ...condition }, { kind: 'end' });
      complaints.push(line.trim());
      return;
    }
    const added: Added[] = [];
    lasting = lastsFor(lasting, line);
    const isConditional = lasting !== null;
    const begin = events.length;
    for (const sentence of withCourses(sentencesOf(line))) {
      complaints.push(
        readSegments(withSteps(partsOf(sentence)), {
          reading,
          lists,
          added,
          events,
          isConditional,
        }),
      );
    }
    lasting = endsInConditionHeading(line, isMedicine)
      ? 'heading'
      : lastsBehind(lasting, events.slice(begin));
    complaints.push(askForDays(added, reading).join(' '));
    if (isOpen) complaints.push(askInstead(added.slice(-1), reading).join(' '));
    addedInAll.push(...added);
  };
  if (shorthand) {
    reading.patient = shorthand.patient;
    const { text, added } = readFields(shorthand.fields, { reading, lists, events });
    complaints.push(text);
    addedInAll.push(...added);
    const [past, ...more] = sentencesOf(shorthand.history ?? '');
    // The last field is the history, unless it contains an order.
    const isOrder =
      past !== undefined && (isPrescription(past, lists) || namesIn(past, lists.tests));
    if (past !== undefined && !isOrder) reading.history.push(past);
    for (const sentence of isOrder ? [past, ...more] : more) readLine(sentence);
  }
  const rows = rowsOf(shorthand ? rest : lines, lists);
  for (const row of rows) readLine(row.text, row.isOpen);
  const texts = [
    ...(shorthand?.fields ?? []),
    shorthand?.history ?? '',
    ...rows.map(({ text }) => text),
  ];
  complaints.push(askForInterrupted({ rows: texts, lines }, addedInAll, reading).join(' '));
  for (const [at, next] of lines.slice(1).entries())
    askForJoined([lines[at] ?? '', next], reading, lists.tests);
  askForSupplements(events, reading);
  complaints.push(askForRefused(note, addedInAll, reading).join(' '));
  complaints.push(askForSame(addedInAll, events, reading).join(' '));
  complaints.push(askForEffects(events, reading).join(' '));
  complaints.push(askForAfterthoughts(events, reading).join(' '));
  reading.complaint = complaints.filter(Boolean).join('\n');
  if (PREGNANCY.test(note)) askForUltrasound(note, reading, lists.tests);
  return reading;
}

const PREGNANCY =
  /\b(?:preg(?:nan\w*)?|viability|anomaly|nt\s*scan|anc|antenatal|primi(?:gravida)?|gravida|g\d\s*p\d\w*|lmp|amenorrh\w+)\b/i;
const ULTRASOUND =
  /\b(?:usg|ultra-?sound|sono(?:graphy)?)\b(?!\s+(?:\w+\s+)?(?:abd\w*|kub|w\/?a)\b)/i;

/** In a pregnancy, `usg` alone is not surely the one of the abdomen. */
function askForUltrasound<T extends ListedTest>(
  note: string,
  reading: Reading,
  tests: Lists<ListedDrug, T>['tests'],
): void {
  const [said] = ULTRASOUND.exec(note) ?? [];
  const usual = said === undefined ? null : matchTest(tests, { name: said });
  if (said === undefined || usual?.kind !== 'sure') return;
  const at = reading.tests.findIndex(({ id }) => id === usual.found.id);
  if (at < 0) return;
  reading.tests.splice(at, 1);
  reading.unsureTests.push(said);
}

/** Fields after the patient's; they are split into sentences like any line. */
function readFields<D extends ListedDrug, T extends ListedTest>(
  fields: readonly string[],
  { reading, lists, events }: { reading: Reading; lists: Lists<D, T>; events: NoteEvent[] },
): { readonly text: string; readonly added: readonly Added[] } {
  const sentences: string[][] = [[]];
  for (const field of fields) {
    const [part = '', ...more] = sentencesOf(field);
    sentences.at(-1)?.push(part);
    sentences.push(...more.map((one) => [one]));
  }
  const added: Added[] = [];
  const left = sentences.map((parts) => readSegments(parts, { reading, lists, added, events }));
  const text = [...left, askForDays(added, reading).join(' ')].filter(Boolean).join('\n');
  return { text, added };
}
