import { nameKey } from '#contract/kernel/name-key.ts';
import {
  DRUG_MESSAGES as M,
  namedInFile,
  unnamedBatches,
} from '#contract/pharmacy/drug.messages.ts';
import type {
  DrugField,
  DrugImportRow,
  ImportMode,
  ImportPer,
} from '#contract/pharmacy/drug-import.ts';
import { plainText } from '../../platform/spreadsheet/cells/cells.ts';
import type { Table } from '../../platform/spreadsheet/table.ts';
import {
  type CountOutcome,
  oneRowPerBatch,
  outcomeOfCount,
  unnamedStock,
} from './count-by-batch.ts';
import { type KnownDrug, pricesOf, saysOther, shownChanges } from './drug-changes.ts';
import { drugLines, type Line } from './drug-lines.ts';
import { type DrugEntry, type DrugValues, habitsOf, readDrugRow } from './drug-values.ts';
import { batchKey, type ExpiryFix, expiryFixes, withFixes } from './expiry/expiry-fixes.ts';
import { masterConflict } from './facts/master-conflict.ts';
import type { ShelfBatch } from './known-rows.ts';
import type { DrugIds } from './names/drug-ids.ts';
import { isPriceTheMrp, withMrp } from './packs/mrp-of-row.ts';
import { packsOf, perPiece } from './packs/per-piece.ts';
import { withoutSamePack } from './packs/same-pack.ts';

type Shelf = {
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

type Look = { readonly reason: string; readonly field?: DrugField };
/** A row with its drug and how it was read. */
type Read = {
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

function readLines(
  { rows, headings }: Table<DrugField>,
  { mode, per, known, drugs }: Shelf,
): Read[] {
  const habits = habitsOf(rows, mode);
  const isMrp = isPriceTheMrp({ headings });
  const isKnown = (name: string) => known.of(name) !== undefined;
  return drugLines(rows, isKnown).map(({ line, name, problem }) => {
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

/** Why the rows of one drug cannot be imported although each can be read, or null. */
function lookOfDrug(rows: readonly Read[], { mode }: Shelf, hasStock: boolean): Look | null {
  const read = rows.flatMap(({ values }) => (values ? [values] : []));
  const prices = new Set(
    read.flatMap(({ price, batch_mrp = price }) => (batch_mrp === undefined ? [] : [batch_mrp])),
  );
  if (mode === 'prices' && prices.size > 1) return { reason: M.twoPrices, field: 'price' };
  const conflict = mode === 'prices' ? null : masterConflict(read);
  if (conflict) return conflict;
  const rates = new Set(read.flatMap(({ gst_percent: gst }) => gst ?? []));
  if (rates.size > 1) return { reason: M.otherGst, field: 'gst_percent' };
  if (mode === 'count' && rows.some(({ look }) => look)) return { reason: M.otherRowNeedsLook };
  if (rows[0]?.id !== undefined) return null;
  if (Math.max(0, ...prices) === 0) return { reason: M.noPriceOfNew, field: 'price' };
  return mode === 'count' && !hasStock ? { reason: M.required } : null;
}

/** Why this row of a drug cannot be imported, or null. */
function lookOfRow({ id, values, look }: Read, { mode, drugs }: Shelf): Look | null {
  if (look || !values) return look ?? null;
  const conflict = mode === 'prices' ? null : masterConflict([drugs.get(id ?? ''), values]);
  if (conflict) return conflict;
  if (mode === 'delivery' && !values.quantity_in_stock) {
    return { reason: M.nothingDelivered, field: 'quantity_in_stock' };
  }
  return mode === 'prices' && !values.price ? { reason: M.noPrice, field: 'price' } : null;
}

function leftOf({ name, left }: Read, { addsNew, known }: Shelf): string | null {
  if (left !== undefined) return left;
  return !addsNew && name !== '' && known.candidates(name).length === 0 ? M.notInInventory : null;
}

/** Plans the rows of a stock list, a delivery or a price list, and the stock of each drug. */
export function planDrugs(table: Table<DrugField>, shelf: Shelf) {
  const hasStock = table.headings.some(({ field }) => field === 'quantity_in_stock');
  const lines = readLines(table, shelf).map((one) => {
    const left = leftOf(one, shelf);
    const look = left === null ? lookOfRow(one, shelf) : null;
    return { ...one, ...(left !== null && { left }), ...(look && { look }) };
  });
  const entries: DrugEntry[] = [];
  const looks = new Map<string, Look>();
  const counts = new Map<string, CountOutcome>();
  const fixes = new Map<string, readonly ExpiryFix[]>();
  const ofDrugs = Map.groupBy(
    lines.filter(({ left }) => left === undefined),
    ({ key }) => key,
  );
  for (const [key, rows] of ofDrugs) {
    const look = key === '' ? null : lookOfDrug(rows, shelf, hasStock);
    if (look) looks.set(key, look);
    const told = look ? [] : rows.flatMap((one) => (one.look || !one.values ? [] : [one.values]));
    const read = oneRowPerBatch(told);
    if (read.length === 0) continue;
    const id = rows[0]?.id;
    const batches = shelf.batches.get(id ?? '') ?? [];
    const fixed = shelf.mode === 'count' ? expiryFixes(read, batches) : [];
    const corrected = withFixes(batches, fixed);
    const unnamed = shelf.mode === 'count' ? unnamedStock(read, corrected) : [];
    if (unnamed.length > 0) {
      looks.set(key, { reason: unnamedBatches(unnamed), field: 'batch_no' });
      continue;
    }
    entries.push({ id, rows: read });
    fixes.set(key, fixed);
    counts.set(key, outcomeOfCount(read, corrected));
  }
  const packed = lines.flatMap(({ line, id, said, left, isInPieces }) =>
    said && left === undefined
      ? [{ line, values: said, drug: shelf.drugs.get(id ?? ''), isInPieces }]
      : [],
  );
  const rows = shownRows(lines, { looks, counts, fixes }, shelf);
  return { entries, rows, packs: packsOf(packed) };
}

type Told = {
  readonly looks: ReadonlyMap<string, Look>;
  readonly counts: ReadonlyMap<string, CountOutcome>;
  /** The corrected expiries of each drug. */
  readonly fixes: ReadonlyMap<string, readonly ExpiryFix[]>;
};

function shownRows(lines: readonly Read[], told: Told, shelf: Shelf): DrugImportRow[] {
  const { looks, counts, fixes } = told;
  const now = new Map<string, number>();
  return lines.map((one) => {
    const { line, name, key, id, values, notes, left } = one;
    const drug = shelf.drugs.get(id ?? '');
    const look = one.look ?? (left === undefined ? looks.get(key) : undefined);
    const before = now.get(key) ?? drug?.quantity_in_stock ?? null;
    const isRenamed = drug !== undefined && nameKey(drug.name) !== nameKey(name);
    const said = [...notes, ...(isRenamed ? [namedInFile(name)] : [])];
    const shown = {
      row: line.row,
      ...(line.sheet !== undefined && { sheet: line.sheet }),
      name: isRenamed ? drug.name : (values?.name ?? name),
      price: values?.price ?? null,
      quantity_in_stock: values?.quantity_in_stock ?? null,
      expiry_date: values?.expiry_date ?? null,
      ...(values?.batch_no && { batch_no: values.batch_no }),
      ...(values?.buying_price && shelf.mode !== 'prices' && { buying_price: values.buying_price }),
      ...(values?.gst_percent != null && {
        gst_percent: values.gst_percent,
        gst_before: drug?.gst_percent ?? null,
      }),
      stock_before: before,
      price_before: drug?.price ?? null,
      ...(said.length > 0 && { notes: said }),
    };
    if (left !== undefined) {
      return { ...shown, stock_after: before, becomes: 'skipped', reason: left };
    }
    if (look) {
      const { reason, field = null } = look;
      const cell = field ? plainText(line.cells[field]) || null : null;
      return { ...shown, stock_after: before, becomes: 'look', reason, field, cell };
    }
    const changes = values && shelf.mode !== 'prices' ? shownChanges(values, drug) : [];
    const { stock, isMoved = false } = counts.get(key) ?? {};
    const after = stockAfter(shelf.mode, { before, own: values?.quantity_in_stock, sum: stock });
    now.set(key, after);
    const fix = fixOf(values, fixes.get(key));
    const becomes = becomesOf(one, { shelf, drug, after, isMoved: isMoved || fix !== undefined });
    const corrected = fix && { expiry_before: fix.batch.expiry_date };
    const unread = one.unread && { field: one.unread, cell: plainText(line.cells[one.unread]) };
    const more = changes.length > 0 && { changes };
    return {
      ...shown,
      ...more,
      ...corrected,
      ...unread,
      stock_after: after,
      becomes,
      reason: null,
    };
  });
}

/** The correction of the batch that a row names. */
const fixOf = (values: DrugValues | undefined, fixes: readonly ExpiryFix[] = []) =>
  fixes.find(
    ({ batch }) => values?.batch_no && batchKey(batch.batch_no) === batchKey(values.batch_no),
  );

type Stock = {
  readonly before: number | null;
  readonly own: number | undefined;
  /** The stock of the drug after a count. */
  readonly sum: number | null | undefined;
};

function stockAfter(mode: ImportMode, { before, own, sum }: Stock): number {
  if (mode === 'prices') return before ?? 0;
  return mode === 'delivery' ? (before ?? 0) + (own ?? 0) : (sum ?? before ?? 0);
}

type Outcome = {
  readonly shelf: Shelf;
  readonly drug: KnownDrug | undefined;
  readonly after: number;
  /** A count by batch moves stock, even where the drug's sum stays. */
  readonly isMoved: boolean;
};

function becomesOf({ id, values }: Read, { shelf, drug, after, isMoved }: Outcome) {
  if (id === undefined) return 'added' as const;
  const said = shelf.mode === 'prices' ? pricesOf(values ?? {}, drug) : (values ?? {});
  const isCountMoved = shelf.mode === 'count' && isMoved;
  const isStockSame =
    shelf.mode !== 'delivery' && after === drug?.quantity_in_stock && !isCountMoved;
  return isStockSame && !saysOther({ ...said, quantity_in_stock: undefined }, drug)
    ? ('same' as const)
    : ('updated' as const);
}
