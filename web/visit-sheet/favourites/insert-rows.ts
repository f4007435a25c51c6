import { addDays, formatDay } from '#contract/kernel/dates.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import { withDays } from '#contract/medicines/directions.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { LINES_MAX } from '#contract/pharmacy/pharmacy-order.ts';
import { DIAGNOSES_MAX, TESTS_MAX } from '#contract/visit-sheet/visit-sheet.ts';
import { isTooMuch, type OrderLineDraft } from '#web/pharmacy/index.ts';
import { lineOf } from '../parts/line-of.ts';
import { isSame, type SheetDraft } from '../saving/sheet-draft.ts';
import type { SheetRows } from './sheet-rows.ts';

type RowDrug = SheetRows['drugs'][number];

/** Today's lists of the clinic. */
export type Stocked = {
  readonly drugs: readonly Drug[];
  readonly tests: readonly Pick<LabTest, 'id' | 'name' | 'price'>[];
  /** Whether a new name still means the drug of the old one. */
  readonly isSameDrug: (before: string, now: string) => boolean;
  /** The clinic day. */
  readonly today: string;
};

/** The part of an insertion that Undo removes. */
export type Added = Pick<SheetDraft, 'lines' | 'tests' | 'diagnoses' | 'followUpOn'> & {
  readonly outside: string;
  readonly outsideTests: string;
  readonly advice: string;
};

export type Insertion = {
  readonly draft: SheetDraft;
  readonly added: Added;
  /** Sentences about rows that were changed or left out, with the reason. */
  readonly said: readonly string[];
};

/** A row that the pharmacy cannot fill, for a pharmacy outside. */
function outsideOf(row: RowDrug): string {
  const { name, directions_to_use, tabletsPerDay, numberOfDays, daysAssumed } = row;
  const dose = directions_to_use?.trim() || `${tabletsPerDay} a day`;
  return `${name} – ${daysAssumed ? dose : withDays(dose, numberOfDays)}`;
}

type Sorted = {
  readonly lines: OrderLineDraft[];
  readonly gone: RowDrug[];
  readonly replaced: (RowDrug & { now: string })[];
  readonly renamed: { before: string; now: string }[];
  readonly twice: string[];
  readonly tooMany: string[];
};

/** Sorts the drugs by what has become of them since. */
function sortDrugs(draft: SheetDraft, rows: SheetRows, stocked: Stocked): Sorted {
  const sorted: Sorted = {
    ...{ lines: [], gone: [], replaced: [], renamed: [], twice: [], tooMany: [] },
  };
  const drugOf = new Map(stocked.drugs.map((drug) => [drug.id, drug]));
  for (const row of rows.drugs) {
    const drug = drugOf.get(row.drug_id);
    if ([...draft.lines, ...sorted.lines].some(({ drugId }) => drugId === row.drug_id)) {
      sorted.twice.push(row.name);
    } else if (!drug) sorted.gone.push(row);
    else if (drug.name !== row.name && !stocked.isSameDrug(row.name, drug.name)) {
      sorted.replaced.push({ ...row, now: drug.name });
    } else if (draft.lines.length + sorted.lines.length >= LINES_MAX) sorted.tooMany.push(row.name);
    else {
      sorted.lines.push(lineOf(drug, row));
      if (drug.name !== row.name) sorted.renamed.push({ before: row.name, now: drug.name });
    }
  }
  return sorted;
}

/** Lines of `text` that `before` does not have yet. */
function newLines(before: string, text: string): string {
  const known = new Set(before.split('\n').map((line) => line.trim()));
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !known.has(line.trim()))
    .join('\n');
}

const joined = (before: string, added: string) =>
  [before.trimEnd(), added].filter(Boolean).join('\n');

/**
 * Inserts rows below those of the sheet. A drug that is gone, or whose name means another one by
 * now, is written for a pharmacy outside; what the sheet already has stays as it is. `said` names
 * each row that did not become one as it was.
 */
export function insertRows(draft: SheetDraft, rows: SheetRows, stocked: Stocked): Insertion {
  const drugs = sortDrugs(draft, rows, stocked);
  const elsewhere = [...drugs.gone, ...drugs.replaced].map(outsideOf);
  const outside = newLines(draft.outside, joined(rows.outside, elsewhere.join('\n')));
  const advice = newLines(draft.advice, rows.advice);
  const outsideTests = newLines(draft.outsideTests, rows.outsideTests);
  const isGiven = (name: string) =>
    draft.diagnoses.some((one) => one.toLowerCase() === name.toLowerCase());
  const newDiagnoses = rows.diagnoses.filter((name) => !isGiven(name));
  const diagnoses = newDiagnoses.slice(0, Math.max(0, DIAGNOSES_MAX - draft.diagnoses.length));
  const tests = sortTests(draft, rows, stocked);
  const followUpOn = rows.followUpDays === null ? null : addDays(stocked.today, rows.followUpDays);
  const takesFollowUp = followUpOn !== null && draft.followUpOn === null;
  return {
    draft: {
      ...draft,
      lines: [...draft.lines, ...drugs.lines],
      tests: [...draft.tests, ...tests.added],
      diagnoses: [...draft.diagnoses, ...diagnoses],
      outside: outside ? joined(draft.outside, outside) : draft.outside,
      outsideTests: outsideTests ? joined(draft.outsideTests, outsideTests) : draft.outsideTests,
      advice: advice ? joined(draft.advice, advice) : draft.advice,
      followUpOn: takesFollowUp ? followUpOn : draft.followUpOn,
    },
    added: {
      ...{ lines: drugs.lines, tests: tests.added, diagnoses, outside, outsideTests, advice },
      followUpOn: takesFollowUp ? followUpOn : null,
    },
    said: [
      ...sentences(drugs, tests, stocked),
      ...listed('No room left for', [
        ...drugs.tooMany,
        ...tests.tooMany,
        ...newDiagnoses.slice(diagnoses.length),
      ]),
      ...(draft.followUpOn !== null && followUpOn !== null && followUpOn !== draft.followUpOn
        ? [`The follow-up on ${formatDay(draft.followUpOn)} stays.`]
        : []),
    ],
  };
}

function sortTests(draft: SheetDraft, { tests }: SheetRows, { tests: all }: Stocked) {
  const testOf = new Map(all.map((test) => [test.id, test]));
  const isOrdered = (id: string) => draft.tests.some((test) => test.id === id);
  const known = tests.flatMap(({ id }) => testOf.get(id) ?? []);
  const wanted = known
    .filter(({ id }) => !isOrdered(id))
    .map(({ id, name, price }) => ({ id, name, price, ai_run_id: null }));
  const room = Math.max(0, TESTS_MAX - draft.tests.length);
  return {
    added: wanted.slice(0, room),
    tooMany: wanted.slice(room).map(({ name }) => name),
    gone: tests.filter(({ id }) => !testOf.has(id)).map(({ name }) => name),
    twice: tests.filter(({ id }) => isOrdered(id)).map(({ name }) => name),
    renamed: tests.flatMap(({ id, name }) => {
      const now = testOf.get(id)?.name ?? name;
      return now === name ? [] : [{ before: name, now }];
    }),
  };
}

const listed = (said: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`${said}: ${names.join(', ')}.`];

function sentences(drugs: Sorted, tests: ReturnType<typeof sortTests>, { drugs: all }: Stocked) {
  const stockOf = (id: string) => all.find((drug) => drug.id === id)?.sellable_quantity ?? 0;
  const renamed = [...drugs.renamed, ...tests.renamed];
  return [
    ...listed('Already in the sheet', [...drugs.twice, ...tests.twice]),
    ...listed(
      'No longer in the pharmacy, so written under “From outside”',
      drugs.gone.map(({ name }) => name),
    ),
    ...drugs.replaced.map(
      ({ name, now }) => `${name} is now ${now}, so the old name is under “From outside”.`,
    ),
    ...renamed.map(({ before, now }) => `${before} is now called ${now}.`),
    ...listed('No longer in the laboratory, so left out', tests.gone),
    ...listed(
      'Not enough in stock',
      drugs.lines.filter((line) => isTooMuch(line, stockOf)).map(({ name }) => name),
    ),
  ];
}

const doseOf = ({ drugId, perDay, days, quantity, ...line }: OrderLineDraft) => [
  ...[drugId, perDay, days, quantity, line.directions, line.daysAssumed ?? false],
];

/** A text without the added end of it; a text that was edited since stays. */
function without(text: string, added: string): string {
  if (added === '' || !text.endsWith(added)) return text;
  return text.slice(0, text.length - added.length).replace(/\n$/, '');
}

/** Removes an insertion. Rows that were edited since, and everything else, stay. */
export function removeAdded(draft: SheetDraft, added: Added): SheetDraft {
  const isAdded = (line: OrderLineDraft) =>
    added.lines.some((one) => isSame(doseOf(one), doseOf(line)));
  return {
    ...draft,
    lines: draft.lines.filter((line) => !isAdded(line)),
    tests: draft.tests.filter(({ id }) => !added.tests.some((test) => test.id === id)),
    diagnoses: draft.diagnoses.filter((name) => !added.diagnoses.includes(name)),
    outside: without(draft.outside, added.outside),
    outsideTests: without(draft.outsideTests, added.outsideTests),
    advice: without(draft.advice, added.advice),
    followUpOn:
      added.followUpOn !== null && draft.followUpOn === added.followUpOn ? null : draft.followUpOn,
  };
}
