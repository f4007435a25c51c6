import { nameKey } from '#contract/kernel/name-key.ts';
import type { Written } from '#contract/medicines/writings/same-writing.rules.ts';
import { anotherWritingOf, freePieces, namedInFile } from '#contract/pharmacy/drug.messages.ts';
import type { DrugImportRow, ImportMode } from '#contract/pharmacy/drug-import.ts';
import { plainText, textOf } from '../../../platform/spreadsheet/cells/cells.ts';
import type { CountOutcome } from '../count-by-batch.ts';
import { type KnownDrug, pricesOf, saysOther, shownChanges } from '../drug-changes.ts';
import type { DrugValues } from '../drug-values.ts';
import { batchKey, type ExpiryFix } from '../expiry/expiry-fixes.ts';
import { noteOfRemark } from '../remarks/remarks.ts';
import { notesOfSameRows } from '../remarks/same-rows.ts';
import type { Look, Read, Shelf } from './read-lines.ts';

type Told = {
  readonly looks: ReadonlyMap<string, Look>;
  readonly counts: ReadonlyMap<string, CountOutcome>;
  /** The corrected expiries of each drug. */
  readonly fixes: ReadonlyMap<string, readonly ExpiryFix[]>;
  /** Finds the drug that a new one probably is another writing of. */
  readonly writingOf: (drug: Written) => KnownDrug | undefined;
};

/** The rows of the preview, in the order of the file, with the stock after each. */
export function shownRows(lines: readonly Read[], told: Told, shelf: Shelf): DrugImportRow[] {
  const { looks, counts, fixes, writingOf } = told;
  const now = new Map<string, number>();
  const same = notesOfSameRows(lines, { mode: shelf.mode, looks });
  return lines.map((one) => {
    const { line, key, id, values, left } = one;
    const drug = shelf.drugs.get(id ?? '');
    const look = one.look ?? (left === undefined ? looks.get(key) : undefined);
    const before = now.get(key) ?? drug?.quantity_in_stock ?? null;
    const said = saidOf(one, { drug, repeated: same.get(one) });
    const shown = {
      ...shownValues(one, { drug, mode: shelf.mode }),
      stock_before: before,
      ...(said.length > 0 && { notes: said }),
    };
    if (left !== undefined || look) {
      return { ...shown, stock_after: before, ...refusal(one, look) };
    }
    const changes = values && shelf.mode !== 'prices' ? shownChanges(values, drug) : [];
    const { stock, corrections, isMoved = false } = counts.get(key) ?? {};
    const after = stockAfter(shelf.mode, { before, own: values?.quantity_in_stock, sum: stock });
    now.set(key, after);
    const fix = fixOf(values, fixes.get(key));
    const becomes = becomesOf(one, { shelf, drug, after, isMoved: isMoved || fix !== undefined });
    const corrected = fix && { expiry_before: fix.batch.expiry_date };
    const unread = one.unread && { field: one.unread, cell: plainText(line.cells[one.unread]) };
    const more = changes.length > 0 && { changes };
    const isKept =
      shelf.mode === 'delivery' ||
      after !== (drug?.quantity_in_stock ?? 0) ||
      (corrections?.length ?? 0) > 0;
    const written = becomes === 'added' ? writingOf(values ?? one) : undefined;
    const remarks = [
      ...(written ? [anotherWritingOf(written.name)] : []),
      ...noteOfRemark(values?.remark, isKept),
    ];
    return {
      ...shown,
      ...(remarks.length > 0 && { notes: [...said, ...remarks] }),
      ...(written && { other_writing_of: { id: written.id, name: written.name } }),
      ...more,
      ...corrected,
      ...unread,
      stock_after: after,
      becomes,
      reason: null,
    };
  });
}

const isRenamed = (drug: KnownDrug | undefined, name: string): drug is KnownDrug =>
  drug !== undefined && nameKey(drug.name) !== nameKey(name);

type Beside = { readonly drug: KnownDrug | undefined; readonly repeated: string | undefined };

/** The remarks on a row. */
function saidOf({ name, values, notes }: Read, { drug, repeated }: Beside): string[] {
  const { free_quantity: free, quantity_in_stock: all = 0 } = values ?? {};
  return [
    ...notes,
    ...(isRenamed(drug, name) ? [namedInFile(name)] : []),
    ...(free ? [freePieces(free, all)] : []),
    ...(repeated === undefined ? [] : [repeated]),
  ];
}

/** The fields of a row as a preview shows them. */
function shownValues(
  { line, name, values }: Read,
  { drug, mode }: { readonly drug: KnownDrug | undefined; readonly mode: ImportMode },
) {
  return {
    row: line.row,
    ...(line.sheet !== undefined && { sheet: line.sheet }),
    name: isRenamed(drug, name) ? drug.name : (values?.name ?? name),
    price: values?.price ?? null,
    price_before: drug?.price ?? null,
    quantity_in_stock: values?.quantity_in_stock ?? null,
    ...(values?.free_quantity && { free_quantity: values.free_quantity }),
    expiry_date: values?.expiry_date ?? null,
    ...(values?.batch_no && { batch_no: values.batch_no }),
    ...(values?.buying_price && mode !== 'prices' && { buying_price: values.buying_price }),
    ...(values?.gst_percent != null && {
      gst_percent: values.gst_percent,
      gst_before: drug?.gst_percent ?? null,
    }),
  };
}

/** Why a row is not imported, with the name as the file has it. */
function refusal({ line, name, left }: Read, look: Look | undefined) {
  const named = { name: textOf(line.cells.name)?.replace(/\s+/g, ' ') || name };
  if (left !== undefined) return { ...named, becomes: 'skipped' as const, reason: left };
  const { reason = '', field = null } = look ?? {};
  const cell = field ? plainText(line.cells[field]) || null : null;
  return { ...named, becomes: 'look' as const, reason, field, cell };
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
