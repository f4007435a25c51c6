import type { DrugValues } from '../drug-values.ts';
import type { ShelfBatch } from '../known-rows.ts';

/** A batch of the shelf whose expiry a count gives differently. */
export type ExpiryFix = { readonly batch: ShelfBatch; readonly expiry_date: string };

const monthOf = (day: string | null | undefined) => day?.slice(0, 'YYYY-MM'.length) ?? null;
export const batchKey = (number: string | null | undefined) => number?.trim().toLowerCase() ?? '';

/**
 * The batches whose expiry a count corrects: those with the number of a row, where the rows of that
 * number agree on another month. Empty batches are left alone. A number on the shelf with several expiries is not touched.
 */
export function expiryFixes(
  rows: readonly DrugValues[],
  batches: readonly ShelfBatch[],
): ExpiryFix[] {
  const ofNumbers = Map.groupBy(
    rows.filter(({ batch_no, expiry_date }) => batch_no && expiry_date),
    ({ batch_no }) => batchKey(batch_no),
  );
  return [...ofNumbers].flatMap(([number, told]) => {
    const [expiry_date, ...others] = new Set(told.map((row) => row.expiry_date));
    const shelf = batches.filter(
      ({ batch_no, quantity }) => quantity > 0 && batchKey(batch_no) === number,
    );
    const months = new Set(shelf.map((batch) => monthOf(batch.expiry_date)));
    const isClear = others.length === 0 && months.size === 1 && !months.has(monthOf(expiry_date));
    return expiry_date && isClear ? shelf.map((batch) => ({ batch, expiry_date })) : [];
  });
}

/** The batches as they are after the corrections. */
export function withFixes(
  batches: readonly ShelfBatch[],
  fixes: readonly ExpiryFix[],
): readonly ShelfBatch[] {
  return batches.map((batch) => {
    const fix = fixes.find((one) => one.batch.id === batch.id);
    return fix ? { ...batch, expiry_date: fix.expiry_date } : batch;
  });
}
