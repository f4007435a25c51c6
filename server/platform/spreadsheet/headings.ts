import { canonical } from './cells/canonical.ts';
import type { Cell } from './parse-sheet.ts';

/**
 * A rule of a vocabulary: the field, a score, and the headings, parted by `|`. A null field is a
 * heading that is known and not imported.
 */
export type Rule<Field extends string> = readonly [
  field: Field | null,
  score: number,
  names: string,
];

/** The headings that a slice knows. */
export type Vocabulary<Field extends string> = {
  readonly rules: readonly Rule<Field>[];
  /** The column that a table must have. */
  readonly required: Field;
  /** Fields of figures: of two equally good columns with other cells, neither is taken. */
  readonly figures: ReadonlySet<Field>;
  /** Whether the cells below a heading fit a field, from a sample of them. */
  readonly fits?: (field: Field, cells: readonly Cell[], heading: Cell) => boolean;
  /** Weaker readings of a heading that no rule has, by its canonical words. */
  readonly guess?: (words: readonly string[]) => readonly (readonly [Field, number])[];
  /** Figures that are of one unit, such as the stock and its price: a unit that both name is preferred. */
  readonly units?: { readonly word: RegExp; readonly counts: ReadonlySet<Field> };
  /** The rules for a row of headings, where one depends on another. */
  readonly beside?: (headings: readonly string[]) => readonly Rule<Field>[];
  /** Headings that the clinic has assigned, in canonical words. */
  readonly learned?: ReadonlyMap<string, Field | null>;
};

/** The reading of a column. */
export type ColumnRead<Field extends string> = {
  readonly field: Field | null;
  /** Whether the heading is understood; a column can be known and not imported. */
  readonly isKnown: boolean;
  readonly score: number;
  /** The field of the heading that the cells do not fit. */
  readonly unfit?: Field;
};

const CERTAIN = 1_000;
const PART = 20;
const squeezed = (name: string) => name.replaceAll(' ', '');

/** The words in one order: `Rate Purchase` is `Purchase Rate`. */
const sorted = (name: string) => canonical(name).split(' ').toSorted().join(' ');

type Index<Field extends string> = ReadonlyMap<
  string,
  readonly (readonly [Field | null, number])[]
>;
const indexes = new WeakMap<readonly Rule<string>[], Index<string>>();

function indexOf<Field extends string>(rules: readonly Rule<Field>[]): Index<Field> {
  const known = indexes.get(rules);
  if (known) return known as Index<Field>;
  const index = new Map<string, (readonly [Field | null, number])[]>();
  for (const [field, score, names] of rules) {
    for (const form of names.split('|')) {
      for (const key of new Set([squeezed(form), squeezed(canonical(form)), sorted(form)])) {
        if (key !== '') index.set(key, [...(index.get(key) ?? []), [field, score]]);
      }
    }
  }
  indexes.set(rules, index);
  return index;
}

/** `Qty (Strips)` counts strips; `Qty/Strip` is what one has. */
const IN_UNIT =
  /(?:qty|quantity|stock)\W*[([]\s*(?:in\s+)?(?:strips|boxes|packs|bottles|vials)\s*[)\]]/i;

/** Words of a heading that has two quantities in one: `Qty+Free`, `Qty (incl. free)`. */
const BOTH = /[+&]|\b(?:incl(?:uding|usive)?|with|and)\b/gi;

/** The fields that a heading may mean, with scores; a learned one is certain. */
function meaningsOf<Field extends string>(heading: Cell, vocabulary: Vocabulary<Field>) {
  const name = canonical(heading);
  if (name === '') return [];
  const learned = vocabulary.learned?.get(name);
  if (learned !== undefined) return [[learned, CERTAIN] as const];
  const index = indexOf(vocabulary.rules);
  const known = (words: string) => index.get(squeezed(words)) ?? index.get(sorted(words));
  // A remark in brackets, such as `(MM/YY)`, is left out when the whole is not known.
  const bare = canonical(String(heading).replace(/[([{].*?(?:[)\]}]|$)/g, ' '));
  // `Qty+Free` is one column of both; `Qty Free` may be the free ones alone.
  const sum = canonical(String(heading).replaceAll(BOTH, ' plus '));
  const whole =
    (IN_UNIT.test(String(heading)) ? known(bare) : undefined) ??
    (sum === name ? undefined : known(sum)) ??
    known(name) ??
    (bare === '' ? undefined : known(bare));
  if (whole) return whole;
  // `Tradename / Medicine details` names the required column by one of its parts.
  const parts = String(heading).split(/[/&+,]|\b(?:or|and)\b/i);
  const isPart = parts.some((part) =>
    known(canonical(part))?.some(([field]) => field === vocabulary.required),
  );
  const guessed = vocabulary.guess?.(name.split(' ')) ?? [];
  return isPart && parts.length > 1 ? [[vocabulary.required, PART] as const, ...guessed] : guessed;
}

/** Whether a cell is a heading of the vocabulary. */
export const isHeading = <Field extends string>(cell: Cell, vocabulary: Vocabulary<Field>) =>
  meaningsOf(cell, vocabulary).length > 0;

const UNREAD = { field: null, isKnown: false, score: 0 } as const;

/**
 * Assigns the columns of a heading row to fields: the best score first, each field and each column
 * once. A column whose cells do not fit a field is not assigned to it.
 */
export function readHeadings<Field extends string>(
  headings: readonly Cell[],
  given: Vocabulary<Field>,
  below: (column: number) => readonly Cell[] = () => [],
): ColumnRead<Field>[] {
  const rules = given.beside?.(headings.map(canonical)) ?? given.rules;
  const vocabulary = { ...given, rules };
  const told = headings.flatMap((heading, column) =>
    meaningsOf(heading, vocabulary).map(([field, score]) => ({ column, field, score })),
  );
  const wishes = inOneUnit(headings, told, vocabulary);
  wishes.sort((a, b) => b.score - a.score);
  const read: ColumnRead<Field>[] = headings.map(() => UNREAD);
  const taken = new Set<Field>();
  const settled = new Set<number>();
  for (const wish of wishes) {
    const { column, field, score } = wish;
    if (settled.has(column)) continue;
    read[column] = { field: null, isKnown: true, score };
    if (field !== null) {
      if (taken.has(field)) continue;
      const isFit = () => vocabulary.fits?.(field, below(column), headings[column] ?? null) ?? true;
      if (score < CERTAIN && !isFit()) {
        read[column] = { field: null, isKnown: true, score, unfit: field };
        continue;
      }
      taken.add(field);
      const rivals = wishes.filter((other) => isRival(wish, { other, settled, below }));
      if (vocabulary.figures.has(field) && rivals.length > 0) {
        for (const one of [wish, ...rivals]) {
          read[one.column] = UNREAD;
          settled.add(one.column);
        }
        continue;
      }
      read[column] = { field, isKnown: true, score };
    }
    settled.add(column);
  }
  return withRequired(read, wishes, vocabulary.required);
}

const ONE_UNIT = 50;

/** Raises the columns in the one unit that a count and a price have in common. */
function inOneUnit<Field extends string>(
  headings: readonly Cell[],
  wishes: readonly Wish<Field>[],
  { units, figures }: Vocabulary<Field>,
): Wish<Field>[] {
  const unitOf = ({ column, field, score }: Wish<Field>) =>
    units && field !== null && figures.has(field) && score < CERTAIN
      ? units.word.exec(canonical(headings[column] ?? null))?.[0].replace(/s$/, '')
      : undefined;
  const isCount = ({ field }: Wish<Field>) => field !== null && units?.counts.has(field) === true;
  const ofPrices = new Set(wishes.filter((one) => !isCount(one)).map(unitOf));
  const common = new Set(
    wishes
      .filter(isCount)
      .map(unitOf)
      .filter((unit) => ofPrices.has(unit)),
  );
  common.delete(undefined);
  if (common.size !== 1) return [...wishes];
  return wishes.map((one) =>
    common.has(unitOf(one)) ? { ...one, score: one.score + ONE_UNIT } : one,
  );
}

type Among<Field> = {
  readonly other: Wish<Field>;
  readonly settled: ReadonlySet<number>;
  readonly below: (column: number) => readonly Cell[];
};

/** Whether another column is as good for the field of a wish, and has other cells. */
function isRival<Field>(wish: Wish<Field>, { other, settled, below }: Among<Field>): boolean {
  if (other.column === wish.column || settled.has(other.column)) return false;
  if (other.field !== wish.field || other.score !== wish.score) return false;
  return below(wish.column).join('|') !== below(other.column).join('|');
}

type Wish<Field> = {
  readonly column: number;
  readonly field: Field | null;
  readonly score: number;
};

/** A required field takes its best column, even from a field that scored higher. */
function withRequired<Field extends string>(
  read: ColumnRead<Field>[],
  wishes: readonly Wish<Field>[],
  required: Field,
): ColumnRead<Field>[] {
  if (read.some(({ field }) => field === required)) return read;
  const wish = wishes.find(({ field }) => field === required);
  if (wish) read[wish.column] = { field: required, isKnown: true, score: wish.score };
  return read;
}

/** Whether two heading rows have columns of the same figures, and at least one. */
export function hasSameFigures<Field extends string>(
  two: readonly [readonly ColumnRead<Field>[], readonly ColumnRead<Field>[]],
  { figures }: Vocabulary<Field>,
): boolean {
  const [one, other] = two.map((read) =>
    read
      .flatMap(({ field }) => (field !== null && figures.has(field) ? [field] : []))
      .toSorted()
      .join('|'),
  );
  return one !== '' && one === other;
}
