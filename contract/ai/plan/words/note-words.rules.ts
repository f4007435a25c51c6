import type { ListedDrug } from '../../matching/drug-index.rules.ts';
import { matchDrug } from '../../matching/match-drug.rules.ts';
import { type ListedTest, matchTest } from '../../matching/match-test.rules.ts';
import { partsOf, sentencesOf } from '../../offline/clauses.rules.ts';
import { splitLine } from '../../offline/dosage/dosage.rules.ts';
import { spaced } from '../../offline/part-shapes.rules.ts';
import { piecesOf } from '../../offline/pieces.rules.ts';
import type { Lists } from '../../offline/reading.ts';
import { type NoteWords, PATIENT_WORDS, type Plan } from '../planned.ts';
import { textLines } from '../split-plan.rules.ts';

/** A longer note is not searched: the words only help to read a row. */
const NOTE_MOST = 5_000;
const WORDS_MOST = 200;

type AnyLists = Lists<ListedDrug, ListedTest>;
type Fragment = { text: string; readonly ids: readonly string[]; readonly isDrug: boolean };

/**
 * The note's own words behind each part of a change: its drugs and tests by their ids, its questions
 * and prescription lines by their text, patient details by `PATIENT_WORDS`. A part that the note
 * does not name has none.
 */
export function noteWordsOf(plan: Plan, note: string, lists: AnyLists): readonly NoteWords[] {
  if (plan.kind !== 'change') return [];
  const { change, askedDrugs, askedTests } = plan;
  if (change.type === 'update-patient') return patientWords(Object.values(change.details), note);
  const lines = 'lines' in change ? change.lines.map(({ drug_id }) => drug_id) : [];
  const tests = 'tests' in change ? change.tests.map(({ id }) => id) : [];
  const texts = 'prescription' in change ? textLines(change.prescription) : [];
  const asked = [...askedDrugs, ...askedTests];
  if (lines.length + tests.length + texts.length + asked.length === 0) return [];
  const fragments = fragmentsOf(note.slice(0, NOTE_MOST), lists);
  const byId = (ids: readonly string[]) =>
    fragments.find((one) => ids.some((id) => one.ids.includes(id)));
  const byText = (text: string) => fragments.find((one) => isIn(text, one.text));
  return [
    ...[...lines, ...tests].map((id) => ({ of: id, found: byId([id]) })),
    ...texts.map((text) => ({ of: text, found: byText(text.split(' – ', 1)[0] ?? '') })),
    ...asked.map(({ written, options }) => ({
      of: written,
      found: byText(written) ?? byId(options.map(({ id }) => id)),
    })),
  ].flatMap(({ of, found }) => (found ? [{ of, words: found.text.slice(0, WORDS_MOST) }] : []));
}

/** The pieces of a note that name a drug or tests, each with its dosage and the ids it can mean. */
function fragmentsOf(note: string, lists: AnyLists): readonly Fragment[] {
  const fragments: Fragment[] = [];
  for (const sentence of note.split('\n').flatMap(sentencesOf)) {
    let last: Fragment | undefined;
    for (const piece of partsOf(sentence).flatMap((part) => piecesOf(part, lists))) {
      const { text, kind, tests = [] } = piece;
      const isDosage = kind === 'text' && splitLine(` ${text}`).drug.trim() === '';
      if (isDosage && last?.isDrug) last.text = `${last.text}, ${text}`;
      else if (kind === 'tests') last = { text, ids: testIds(tests, lists), isDrug: false };
      else last = { text, ids: drugIds(text, lists), isDrug: true };
      if (!isDosage) fragments.push(last ?? { text, ids: [], isDrug: false });
    }
  }
  return fragments;
}

function drugIds(text: string, { drugs }: AnyLists): readonly string[] {
  const match = matchDrug(drugs, { name: splitLine(spaced(text)).drug });
  if (match.kind === 'sure') return [match.found.id];
  return match.kind === 'near' ? match.options.map(({ id }) => id) : [];
}

function testIds(names: readonly string[], { tests }: AnyLists): readonly string[] {
  return names.flatMap((name) => {
    const match = matchTest(tests, { name });
    if (match.kind === 'sure') return [match.found.id];
    return match.kind === 'near' ? match.options.map(({ id }) => id) : [];
  });
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const isIn = (text: string, other: string) =>
  text.trim() !== '' && plain(other).includes(plain(text));

function patientWords(values: readonly unknown[], note: string): readonly NoteWords[] {
  const wanted = values.flatMap((value) =>
    value === null || value === undefined ? [] : [String(value)],
  );
  const line = note.split('\n').find((one) => wanted.some((value) => isIn(value, one)));
  return line ? [{ of: PATIENT_WORDS, words: line.trim().slice(0, WORDS_MOST) }] : [];
}
