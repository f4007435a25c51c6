import { paise } from '#contract/kernel/numbers/money.ts';
import type { GoneBatch } from '#contract/pharmacy/drug-import.ts';
import type { DrugEntry, DrugValues } from './drug-values.ts';
import { expiryFixes, withFixes } from './expiry/expiry-fixes.ts';
import type { ShelfBatch } from './known-rows.ts';

const quantityOf = (one: DrugValues, other: DrugValues) =>
  one.quantity_in_stock === undefined && other.quantity_in_stock === undefined
    ? {}
    : { quantity_in_stock: (one.quantity_in_stock ?? 0) + (other.quantity_in_stock ?? 0) };

const freeOf = (one: DrugValues, other: DrugValues) => {
  const free = (one.free_quantity ?? 0) + (other.free_quantity ?? 0);
  return free > 0 ? { free_quantity: free } : {};
};

/** The rows of one drug, those of one batch as one row with the sum of their pieces. */
export function oneRowPerBatch(rows: readonly DrugValues[]): DrugValues[] {
  const told: DrugValues[] = [];
  for (const row of rows) {
    const number = row.batch_no?.toLowerCase();
    const at = told.findIndex(
      (one) =>
        number !== undefined &&
        one.batch_no?.toLowerCase() === number &&
        one.expiry_date === row.expiry_date &&
        one.buying_price === row.buying_price,
    );
    const same = told[at];
    if (same === undefined) told.push(row);
    else {
      const remark = [same.remark, row.remark].filter(Boolean).join('; ');
      const goods = { ...quantityOf(same, row), ...freeOf(same, row) };
      told[at] = { ...same, ...row, ...goods, ...(remark !== '' && { remark }) };
    }
  }
  return told;
}

/** Whether a drug was counted batch by batch. */
const isByBatch = (rows: readonly DrugValues[]) =>
  rows.length > 1 && rows.every(({ batch_no, expiry_date }) => batch_no || expiry_date);

/** The batch on the shelf that a row names: by its number, or else by its expiry. */
function batchOf({ batch_no, expiry_date }: DrugValues, batches: readonly ShelfBatch[]) {
  const number = batch_no?.toLowerCase();
  if (!number) return batches.find((one) => one.expiry_date === expiry_date);
  const numbered = batches.filter((one) => one.batch_no?.toLowerCase() === number);
  return numbered.find((one) => !expiry_date || one.expiry_date === expiry_date);
}

type NotedMrp = { readonly batch: ShelfBatch; readonly mrp_paise: number };

/**
 * The MRPs that a count notes: what its rows say of the batches that they name, or else the MRP of the
 * pieces that become part of one, where it is lower.
 */
function mrpsToNote(
  rows: readonly DrugValues[],
  batches: readonly ShelfBatch[],
  corrections: readonly Correction[],
): NotedMrp[] {
  return rows.flatMap((row) => {
    const batch = row.batch_no ? batchOf(row, batches) : undefined;
    if (!batch) return [];
    const moved = corrections.find((one) => one.batch === batch)?.values.batch_mrp;
    const mrp_paise = row.batch_mrp ?? moved;
    const isNoted = row.batch_mrp
      ? batch.mrp_paise !== row.batch_mrp
      : (mrp_paise ?? 0) < (batch.mrp_paise ?? Number.POSITIVE_INFINITY);
    return mrp_paise && isNoted ? [{ batch, mrp_paise }] : [];
  });
}

/** Stock without a number, whose expiry does not contradict the row. */
const isUnnumbered = ({ batch_no, expiry_date }: ShelfBatch, row: DrugValues) =>
  !batch_no && (expiry_date === null || !row.expiry_date || expiry_date === row.expiry_date);

const heldBy = (batches: readonly ShelfBatch[]) =>
  batches.reduce((sum, { quantity }) => sum + quantity, 0);

/** A drug in one row that names a batch by its number. */
function rowOfBatch(rows: readonly DrugValues[]): DrugValues | undefined {
  const [row] = rows;
  return rows.length === 1 && row?.batch_no && row.quantity_in_stock !== undefined
    ? row
    : undefined;
}

/**
 * The stock in batches that the only row of a drug does not name. It may be gone, or the row may count
 * the drug as a whole, so the row needs a look. Empty where nothing is in doubt: the row has the
 * sum of all batches, or the stock has no number yet.
 */
export function unnamedStock(
  rows: readonly DrugValues[],
  batches: readonly ShelfBatch[],
): readonly ShelfBatch[] {
  const row = rowOfBatch(rows);
  if (!row || row.quantity_in_stock === heldBy(batches)) return [];
  const named = batchOf(row, batches);
  return batches.filter(
    (batch) => batch.quantity > 0 && batch !== named && !isUnnumbered(batch, row),
  );
}

type Correction = {
  readonly batch: ShelfBatch | undefined;
  readonly values: DrugValues;
  readonly quantity: number;
};

/** The lowest MRP that is noted on batches. */
function lowestMrp(batches: readonly ShelfBatch[]) {
  const noted = batches.flatMap(({ mrp_paise }) => mrp_paise ?? []);
  return noted.length === 0 ? undefined : paise(Math.min(...noted));
}

/**
 * The difference of each batch: a batch of the shelf that no row names is not there any more, and one
 * with an empty cell was not counted.
 */
function byBatch(rows: readonly DrugValues[], batches: readonly ShelfBatch[]): Correction[] {
  const left = new Map(batches.map((batch) => [batch.id, batch]));
  const named = rows.map((values): Correction => {
    const batch = batchOf(values, [...left.values()]);
    if (batch) left.delete(batch.id);
    const held = batch?.quantity ?? 0;
    return { batch, values, quantity: (values.quantity_in_stock ?? held) - held };
  });
  // Pieces that had no number are now in the batches with more than before.
  const mrp = lowestMrp([...left.values()].filter((one) => !one.batch_no && one.quantity > 0));
  const grown = named.map((one) =>
    mrp && one.quantity > 0 ? { ...one, values: { batch_mrp: mrp, ...one.values } } : one,
  );
  const gone = [...left.values()].map((batch) => ({
    batch,
    values: { name: '' },
    quantity: -batch.quantity,
  }));
  return [...grown, ...gone].filter(({ quantity }) => quantity !== 0);
}

/**
 * The difference of the batch that the only row of a drug names. Stock without a number is of this
 * batch, as the row says. Stock of other batches stays: the row has its sum.
 */
function ofOneBatch(row: DrugValues, batches: readonly ShelfBatch[]): Correction[] {
  const batch = batchOf(row, batches);
  const held = batches.filter(({ quantity }) => quantity > 0);
  const unnumbered = held.filter((one) => isUnnumbered(one, row));
  if (held.some((one) => one !== batch && !unnumbered.includes(one))) return [];
  const [first] = unnumbered;
  const cost = row.buying_price ?? (first?.buying_price_paise && paise(first.buying_price_paise));
  const mrp = row.batch_mrp ?? lowestMrp(unnumbered);
  const values = { ...row, buying_price: cost || null, ...(mrp && { batch_mrp: mrp }) };
  const quantity = (row.quantity_in_stock ?? 0) - (batch?.quantity ?? 0);
  const moved = unnumbered.map((one) => ({ batch: one, values, quantity: -one.quantity }));
  return [{ batch, values, quantity }, ...moved].filter((one) => one.quantity !== 0);
}

/** The sum of the rows that have a quantity; null when none has. */
function sumOf(rows: readonly DrugValues[]): number | null {
  const told = rows.flatMap(({ quantity_in_stock: own }) => (own === undefined ? [] : [own]));
  return told.length === 0 ? null : told.reduce((sum, own) => sum + own, 0);
}

export type CountOutcome = {
  /** The stock of the drug after the count; null when the rows have no quantity. */
  readonly stock: number | null;
  /** The corrections of a count by batch; null for a count by sum. */
  readonly corrections: readonly Correction[] | null;
  /** The MRPs of batches that the count notes. */
  readonly mrps: readonly NotedMrp[];
  /** Whether a batch is corrected. The sum can stay: 0 and 12 counted as 5 and 7. */
  readonly isMoved: boolean;
};

/** The change that a count makes to the stock of a drug with these batches. */
export function outcomeOfCount(
  rows: readonly DrugValues[],
  batches: readonly ShelfBatch[],
): CountOutcome {
  const sum = sumOf(rows);
  const row = rowOfBatch(rows);
  if (sum === null || !(row || isByBatch(rows))) {
    const mrps = mrpsToNote(rows, batches, []);
    return { stock: sum, corrections: null, mrps, isMoved: mrps.length > 0 };
  }
  const corrections = row ? ofOneBatch(row, batches) : byBatch(rows, batches);
  const held = [...batches, ...corrections].reduce((total, { quantity }) => total + quantity, 0);
  const mrps = mrpsToNote(rows, batches, corrections);
  return { stock: held, corrections, mrps, isMoved: corrections.length + mrps.length > 0 };
}

type Held = ReadonlyMap<string, readonly ShelfBatch[]>;

/** The batches with stock that a count by batch does not name, so that their stock goes to 0. */
export function goneBatches(entries: readonly DrugEntry[], shelf: Held): GoneBatch[] {
  return entries.flatMap(({ id, rows }) => {
    const batches = shelf.get(id ?? '') ?? [];
    const fixed = withFixes(batches, expiryFixes(rows, batches));
    return (outcomeOfCount(rows, fixed).corrections ?? [])
      .filter(({ batch, values, quantity }) => batch && values.name === '' && quantity < 0)
      .map(({ batch, quantity }) => ({
        name: rows[0]?.name ?? '',
        batch_no: batch?.batch_no ?? null,
        expiry_date: batch?.expiry_date ?? null,
        quantity: -quantity,
      }));
  });
}
