import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';

type RowDrug = Omit<Favourite['drugs'][number], 'currentName'>;

/** Rows to insert into a sheet, with the names that they had when they were saved or ordered. */
export type SheetRows = {
  readonly drugs: readonly RowDrug[];
  /** Drugs from outside, one per line. */
  readonly outside: string;
  /** Tests done elsewhere, one per line. */
  readonly outsideTests: string;
  readonly tests: readonly { readonly id: string; readonly name: string }[];
  readonly diagnoses: readonly string[];
  readonly advice: string;
  readonly followUpDays: number | null;
};

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

type Counted = Pick<SheetRows, 'outside' | 'outsideTests' | 'diagnoses' | 'advice'> & {
  readonly lines: readonly unknown[];
  readonly tests: readonly unknown[];
  readonly followUpOn: string | null;
};

/** The kinds of inserted rows with their numbers: `3 drugs, 1 test`; empty for none. */
export function countsOf(rows: Counted): string {
  return [
    ...counted(rows.lines.length, 'drug', 'drugs'),
    ...(rows.outside ? ['drugs from outside'] : []),
    ...counted(rows.tests.length, 'test', 'tests'),
    ...(rows.outsideTests ? ['tests elsewhere'] : []),
    ...counted(rows.diagnoses.length, 'diagnosis', 'diagnoses'),
    ...(rows.advice ? ['advice'] : []),
    ...(rows.followUpOn === null ? [] : ['follow-up']),
  ].join(', ');
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The content of rows in a few words each: names of drugs, tests and diagnoses. */
export function factsOf(rows: SheetRows): string[] {
  return [
    ...rows.diagnoses,
    ...rows.drugs.map(({ name }) => name),
    ...linesOf(rows.outside),
    ...rows.tests.map(({ name }) => name),
    ...linesOf(rows.outsideTests),
    ...(rows.advice.trim() ? ['advice'] : []),
    ...(rows.followUpDays === null ? [] : [`follow-up in ${rows.followUpDays} days`]),
  ];
}
