import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { masterConflict } from '../facts/master-conflict.ts';
import type { Look, Read, Shelf } from './read-lines.ts';

/** Why the rows of one drug cannot be imported although each can be read, or null. */
export function lookOfDrug(rows: readonly Read[], { mode }: Shelf, hasStock: boolean): Look | null {
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
  if (mode === 'count' && isCountedInPart(rows)) {
    return { reason: M.countedInPart, field: 'quantity_in_stock' };
  }
  if (rows[0]?.id !== undefined) return null;
  if (Math.max(0, ...prices) === 0) return { reason: M.noPriceOfNew, field: 'price' };
  return mode === 'count' && !hasStock ? { reason: M.required } : null;
}

/** Whether some rows of a drug have its stock and others `?`, and they are not batches that stay apart. */
function isCountedInPart(rows: readonly Read[]): boolean {
  const isByBatch = rows.every(({ values }) => values?.batch_no || values?.expiry_date);
  const isMarked = rows.some(({ unread }) => unread === 'quantity_in_stock');
  return !isByBatch && isMarked && rows.some((one) => one.values?.quantity_in_stock !== undefined);
}

/** Why this row of a drug cannot be imported, or null. */
export function lookOfRow({ id, values, look }: Read, { mode, drugs }: Shelf): Look | null {
  if (look || !values) return look ?? null;
  const conflict = mode === 'prices' ? null : masterConflict([drugs.get(id ?? ''), values]);
  if (conflict) return conflict;
  if (mode === 'delivery' && !values.quantity_in_stock) {
    return { reason: M.nothingDelivered, field: 'quantity_in_stock' };
  }
  return mode === 'prices' && !values.price ? { reason: M.noPrice, field: 'price' } : null;
}

/** Why a row is left out, or null. */
export function leftOf({ name, left }: Read, { addsNew, known }: Shelf): string | null {
  if (left !== undefined) return left;
  return !addsNew && name !== '' && known.candidates(name).length === 0 ? M.notInInventory : null;
}
