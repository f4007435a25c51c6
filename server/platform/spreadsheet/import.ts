import { type ImportResult, type ImportRow, importMessage } from '#contract/kernel/import.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { nameKey } from '#contract/kernel/name-key.ts';
import { Refusal } from '../errors.ts';
import { readSpreadsheet } from './index.ts';
import { type ColumnNames, findTable, type HeadingRead, type Table } from './table.ts';

/** The table of an uploaded file. Refuses a file without the column `required`, with that text. */
export async function readTable<Field extends string>(
  file: { readonly bytes: Uint8Array },
  wanted: { names: ColumnNames<Field>; required: Field; missing: string },
): Promise<Table<Field>> {
  const table = findTable(await readSpreadsheet(file.bytes), wanted.names, wanted.required);
  if (!table) throw new Refusal('invalid_input', wanted.missing);
  return table;
}

/** What has been read of one thing in a file: its fields, or what is wrong with them. */
export type Reading<Values> = { values: Values } | { problem: string };

export type Found<Values> = {
  readonly row: number;
  readonly name: string;
  readonly reading: Reading<Values>;
};

/**
 * The ids of what is there, by key and by the name as it stands, which goes before another's key. Of
 * several with one key, the one that is named last.
 */
export function idsByName(
  names: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  return new Map([
    ...names.map(({ id, name }) => [nameKey(name), id] as const),
    ...names.map(({ id, name }) => [name, id] as const),
  ]);
}

/** The id of what a name means, if it is there. */
export function idOfName(known: ReadonlyMap<string, string>, name: string): string | undefined {
  return known.get(name) ?? known.get(nameKey(name));
}

type Rules<Values> = {
  /** What is there already, of `idsByName`. */
  known: ReadonlyMap<string, string>;
  /** Why a name may stand in the file only once; null where each row counts. */
  namedTwice: string | null;
  /** Why nothing can be made of these fields, or null. */
  lacking: (values: Values, isThere: boolean) => string | null;
};

type Named = { readonly name: string; readonly price?: Paise | undefined };

/** What an import is going to do, row by row. */
export type ImportPlan<Values, Row extends ImportRow> = {
  readonly additions: readonly Values[];
  /** The name by which one was found stays as the clinic writes it. */
  readonly updates: readonly { readonly id: string; readonly values: Omit<Values, 'name'> }[];
  readonly rows: readonly Row[];
};

/** Decides about each: added, updated (the name is there already), or skipped with the reason. */
export function planImport<Values extends Named, Row extends ImportRow>(
  found: readonly Found<Values>[],
  rules: Rules<Values>,
  /** What of it is shown besides the name and the price. */
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
    const skip = (reason: string) => ({ ...shown, becomes: 'skipped' as const, reason });
    if ('problem' in reading) return skip(reading.problem);
    if (rules.namedTwice && seen.has(id ?? key)) return skip(rules.namedTwice);
    const lacking = rules.lacking(reading.values, id !== undefined);
    if (lacking !== null) return skip(lacking);
    seen.add(id ?? key);
    if (id === undefined) {
      additions.push(reading.values);
      return { ...shown, becomes: 'added' as const, reason: null };
    }
    const { name: _, ...changes } = reading.values;
    updates.push({ id, values: changes });
    return { ...shown, becomes: 'updated' as const, reason: null };
  });
  return { additions, updates, rows };
}

/** What an import answers; `labels` are the fields' names for a person. */
export function resultOf<Row extends ImportRow, Field extends string>(
  plan: Pick<ImportPlan<unknown, Row>, 'rows'> & {
    readonly additions: readonly unknown[];
    readonly updates: readonly unknown[];
  },
  headings: readonly HeadingRead<Field>[],
  labels: Readonly<Record<Field, string>>,
): ImportResult & { rows: Row[] } {
  const details = {
    added: plan.additions.length,
    updated: plan.updates.length,
    skipped: plan.rows.flatMap(({ row, reason }) => (reason === null ? [] : [{ row, reason }])),
  };
  const columns = headings.map(({ heading, field }) => ({
    heading,
    read_as: field && labels[field],
  }));
  return { message: importMessage(details), details, columns, rows: [...plan.rows] };
}

/** What an import of defaults answers: it only adds. */
export function addedOnly(added: number): ImportResult {
  const details = { added, updated: 0, skipped: [] };
  return { message: importMessage(details), details };
}
