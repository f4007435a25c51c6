import { nameKey } from '#contract/kernel/name-key.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugField, ImportMode, ImportPer } from '#contract/pharmacy/drug-import.ts';
import type { Table } from '../../../platform/spreadsheet/table.ts';
import type { KnownDrug } from '../drug-changes.ts';
import { drugLines, type Line } from '../drug-lines.ts';
import { type DrugValues, habitsOf, readDrugRow } from '../drug-values.ts';
import type { ShelfBatch } from '../known-rows.ts';
import type { DrugIds } from '../names/drug-ids.ts';
import { isPriceTheMrp, withMrp } from '../packs/mrp-of-row.ts';
import { perPiece } from '../packs/per-piece.ts';
import { withoutSamePack } from '../packs/same-pack.ts';

/** The mode of an import, and the inventory that its rows are compared with. */
export type Shelf = {
  readonly mode: ImportMode;
  /** Whether the prices of packed drugs are for a piece or a pack. */
  readonly per: ImportPer;
  /** Whether drugs that are not in the inventory are added. */
  readonly addsNew: boolean;
  readonly known: DrugIds;
  readonly drugs: ReadonlyMap<string, KnownDrug>;
  /** The batches of each drug that a count is compared with. */
  readonly batches: ReadonlyMap<string, readonly ShelfBatch[]>;
};

/** Why a person must look at a row, and at which cell. */
export type Look = { readonly reason: string; readonly field?: DrugField };
/** A row with its drug and how it was read. */
export type Read = {
  readonly line: Line['line'];
  readonly name: string;
  readonly key: string;
  readonly id: string | undefined;
  readonly values?: DrugValues;
  /** The values as the file has them, of packs where it counts packs. */
  readonly said?: DrugValues;
  readonly isInPieces?: boolean | undefined;
  readonly notes: readonly string[];
  readonly unread?: DrugField | undefined;
  readonly left?: string;
  readonly look?: Look;
};

/** Reads each row: its drug and its values by the piece, or why a person must look at it. */
export function readLines(table: Table<DrugField>, { mode, per, known, drugs }: Shelf): Read[] {
  const habits = habitsOf(table, mode);
  const isMrp = isPriceTheMrp(table);
  const isKnown = (name: string) => known.of(name) !== undefined;
  return drugLines(table.rows, isKnown).map(({ line, name, problem }) => {
    const id = name === '' ? undefined : known.of(name);
    const one = { line, name, id, key: id ?? nameKey(name), notes: [] };
    if (problem?.kind === 'left') return { ...one, left: problem.reason };
    if (problem) return { ...one, look: problem };
    if (known.candidates(name).length > 1) {
      return { ...one, look: { reason: M.severalAlike, field: 'name' } };
    }
    const drug = drugs.get(id ?? '');
    const reading = readDrugRow(line, { name, habits, drug, isOfPacks: per !== 'piece' });
    if ('problem' in reading) {
      return { ...one, look: { reason: reading.problem, field: reading.field } };
    }
    const { values: said, isInPieces } = reading;
    const converted = perPiece({ line, values: said, drug, isInPieces }, per);
    if ('problem' in converted) {
      return { ...one, said, look: { reason: converted.problem, field: converted.field } };
    }
    const kept = withoutSamePack(withoutZeroPrice(converted.values, drug), drug);
    const values = withMrp(kept, drug, isMrp);
    const { unread } = reading;
    return {
      ...one,
      said,
      isInPieces,
      values,
      unread,
      notes: [...reading.notes, ...converted.notes],
    };
  });
}

/** A price of 0 in a file means unknown, so a drug with a price keeps it. */
function withoutZeroPrice(values: DrugValues, drug: KnownDrug | undefined): DrugValues {
  if (values.price !== 0 || !drug?.price) return values;
  const { price: _, ...others } = values;
  return others;
}
