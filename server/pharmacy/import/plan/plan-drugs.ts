import { writingsOf } from '#contract/medicines/writings/same-writing.rules.ts';
import { unnamedBatches } from '#contract/pharmacy/drug.messages.ts';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import type { Table } from '../../../platform/spreadsheet/table.ts';
import {
  type CountOutcome,
  oneRowPerBatch,
  outcomeOfCount,
  unnamedStock,
} from '../count-by-batch.ts';
import type { DrugEntry } from '../drug-values.ts';
import { type ExpiryFix, expiryFixes, withFixes } from '../expiry/expiry-fixes.ts';
import { packsOf } from '../packs/per-piece.ts';
import { leftOf, lookOfDrug, lookOfRow } from './looks.ts';
import { type Look, readLines, type Shelf } from './read-lines.ts';
import { shownRows } from './shown-rows.ts';

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
  const writingOf = writingsOf(shelf.drugs.values());
  const rows = shownRows(lines, { looks, counts, fixes, writingOf }, shelf);
  return { entries, rows, packs: packsOf(packed) };
}
