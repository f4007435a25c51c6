import { z } from 'zod';
import {
  IMPORT_ROWS_AT_ONCE,
  type ImportResult,
  type ImportRow,
  importMessage,
  inImportOrder,
  isJump,
} from '#contract/kernel/import.ts';
import { nameKey } from '#contract/kernel/name-key.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import type { Piece } from './reader-messages.ts';
import type { HeadingRead } from './table.ts';

/** The first characters of a value that show the kind of a column. */
const SAMPLE_LENGTH = 40;
/** The rows of a long file are stored in slices of this size. */
export const KEPT_ROWS = 100;

/** One row as read: its fields, or a message about what is wrong. */
export type Reading<Values> =
  | { values: Values }
  | { problem: string; field?: string; cell?: string };

export type Found<Values> = {
  readonly row: number;
  readonly name: string;
  readonly reading: Reading<Values>;
  /** Why the row is not one to import. */
  readonly left?: string;
};

/**
 * The ids of existing rows, by key and by exact name; an exact name has priority over another row's
 * key. When several rows share a key, the last one named wins.
 */
export function idsByName(
  names: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  return new Map([
    ...names.map(({ id, name }) => [nameKey(name), id] as const),
    ...names.map(({ id, name }) => [name, id] as const),
  ]);
}

/** The id that a name refers to, if it exists. */
export function idOfName(known: ReadonlyMap<string, string>, name: string): string | undefined {
  return known.get(name) ?? known.get(nameKey(name));
}

type Lacking = { readonly reason: string; readonly field?: string; readonly cell?: string };

type Rules<Values> = {
  /** The existing rows, from `idsByName`. */
  known: ReadonlyMap<string, string>;
  /** The message for a name that occurs twice in the file; null where each row counts. */
  namedTwice: string | null;
  /** The price of an existing row, and whether a row of the file changes anything of it. */
  standing: (id: string, values: Values) => { priceBefore: Paise | null; isSame: boolean };
  /** The message when the fields do not suffice, or null. */
  lacking: (values: Values, isThere: boolean) => Lacking | null;
};

type Named = { readonly name: string; readonly price?: Paise | undefined };

/** The plan of an import, row by row. */
export type ImportPlan<Values, Row extends ImportRow> = {
  readonly additions: readonly Values[];
  /** A row found by its name keeps the name as the clinic writes it. */
  readonly updates: readonly { readonly id: string; readonly values: Omit<Values, 'name'> }[];
  readonly rows: readonly Row[];
};

/** Decides for each row: add, update (the name exists), or leave it for a person, with a reason. */
export function planImport<Values extends Named, Row extends ImportRow>(
  found: readonly Found<Values>[],
  rules: Rules<Values>,
  /** The fields shown besides name and price. */
  show: (values: Partial<Values>) => Omit<Row, keyof ImportRow>,
): ImportPlan<Values, ImportRow & Omit<Row, keyof ImportRow>> {
  const additions: Values[] = [];
  const updates: { id: string; values: Omit<Values, 'name'> }[] = [];
  const seen = new Set<string>();

  const rows = found.map(({ row, reading, ...one }) => {
    const values = 'values' in reading ? reading.values : undefined;
    const name = values?.name ?? one.name;
    const shown = { row, name, price: values?.price ?? null, ...show(values ?? {}) };
    const key = nameKey(name);
    const id = idOfName(rules.known, name);
    if (one.left !== undefined) return { ...shown, becomes: 'skipped' as const, reason: one.left };
    const look = (lacking: Lacking) => ({ ...shown, becomes: 'look' as const, ...lacking });
    if ('problem' in reading) {
      const { problem: reason, ...cell } = reading;
      return look({ reason, ...cell });
    }
    if (rules.namedTwice && seen.has(id ?? key)) return look({ reason: rules.namedTwice });
    const lacking = rules.lacking(reading.values, id !== undefined);
    if (lacking !== null) return look(lacking);
    seen.add(id ?? key);
    if (id === undefined) {
      additions.push(reading.values);
      return { ...shown, becomes: 'added' as const, reason: null };
    }
    const { priceBefore, isSame } = rules.standing(id, reading.values);
    const there = { ...shown, price_before: priceBefore, reason: null };
    if (isSame) return { ...there, becomes: 'same' as const };
    const { name: _, ...changes } = reading.values;
    updates.push({ id, values: changes });
    return { ...there, becomes: 'updated' as const };
  });
  return { additions, updates, rows };
}

type Planned<Row> = { readonly rows: readonly Row[] };

/** The reply in wire form, and the number of rows in the file. */
export const WireResult = z.object({ reply: z.record(z.string(), z.unknown()), total: z.int() });
type WireResult = z.output<typeof WireResult>;

/**
 * Yields the reply of an import, then all rows of a long file in slices of `KEPT_ROWS`. `labels`
 * are the display names of the imported fields.
 */
export function* resultPieces<Row extends ImportRow, Field extends string>(
  { rows }: Planned<Row>,
  { row: schema, headings, labels, more }: Answer<Row, Field>,
): Generator<Piece> {
  const columns = headings.map(({ heading, field, column, isKnown, samples }) => ({
    ...{ heading, read_as: (field && labels[field]) ?? null, column, field, known: isKnown },
    samples: samples.map((sample) => sample.slice(0, SAMPLE_LENGTH)),
  }));
  const isLong = rows.length > IMPORT_ROWS_AT_ONCE;
  const skippedFirst = inImportOrder(rows);
  const skipped = (isLong ? skippedFirst : rows).flatMap(({ row, reason, name, sheet }) =>
    reason === null
      ? []
      : [{ row, reason, ...(name !== '' && { name }), ...(sheet !== undefined && { sheet }) }],
  );
  const countOf = (outcome: ImportRow['becomes']) =>
    rows.filter(({ becomes }) => becomes === outcome).length;
  const [same, look] = [countOf('same'), countOf('look')];
  const jumps = rows.filter(isJump).length;
  const details = {
    added: countOf('added'),
    updated: countOf('updated'),
    ...(same > 0 && { same }),
    ...(jumps > 0 && { jumps }),
    ...(look > 0 && { look }),
    skipped: isLong ? skipped.slice(0, IMPORT_ROWS_AT_ONCE) : skipped,
    ...(isLong && { skipped_count: skipped.length }),
  };
  const encode = (some: readonly Row[]) => some.map((row) => z.encode(schema, row));
  const reply = {
    message: importMessage(details),
    details,
    columns,
    rows: encode(isLong ? skippedFirst.slice(0, IMPORT_ROWS_AT_ONCE) : rows),
    ...more,
  };
  const result: WireResult = { reply, total: rows.length };
  yield { name: 'result', json: JSON.stringify(result) };
  if (!isLong) return;
  for (const some of chunks(skippedFirst, KEPT_ROWS)) {
    yield { name: 'rows', json: JSON.stringify(encode(some)) };
  }
}

type Answer<Row, Field extends string> = {
  readonly row: z.ZodType<Row>;
  readonly headings: readonly HeadingRead<Field>[];
  /** The names of the fields that are imported. */
  readonly labels: Readonly<Partial<Record<Field, string>>>;
  /** Further fields of the reply. */
  readonly more?: object;
};

/** Splits a list into lists of at most `size`. */
export function* chunks<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** The reply of an import of defaults, which only adds. */
export function addedOnly(added: number): ImportResult {
  const details = { added, updated: 0, skipped: [] };
  return { message: importMessage(details), details };
}
