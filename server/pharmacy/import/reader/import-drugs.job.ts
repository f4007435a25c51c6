import { z } from 'zod';
import { mendedCells } from '#contract/kernel/import.ts';
import { nameKey } from '#contract/kernel/name-key.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import {
  DRUG_FIELD_LABELS,
  DRUG_FIELDS,
  type DrugField,
  DrugImportRow,
  GONE_BATCHES_NAMED,
  type ImportMode,
  type OtherWriting,
  PacksInFile,
  PRICE_FIELD_LABELS,
  WRITINGS_NAMED,
} from '#contract/pharmacy/drug-import.ts';
import { withMended } from '../../../platform/spreadsheet/cells/mended-cells.ts';
import { taughtHeadings } from '../../../platform/spreadsheet/cells/taught-headings.ts';
import { resultPieces } from '../../../platform/spreadsheet/import.ts';
import type { Known, ReaderJob } from '../../../platform/spreadsheet/serve-reader.ts';
import { assignedFields, findTable, type Table } from '../../../platform/spreadsheet/table.ts';
import { percentOf } from '../../inventory/gst-rates.store.ts';
import { goneBatches } from '../count-by-batch.ts';
import { drugLines } from '../drug-lines.ts';
import { withSureGst } from '../facts/gst-columns.ts';
import { drugVocabulary } from '../headings/drug-headings.ts';
import { importWrites } from '../import-writes.ts';
import { invoiceAbove } from '../invoice/invoice-above.ts';
import {
  DrugFileOptions,
  DrugPlanOptions,
  KnownBatch,
  KnownDrugName,
  KnownDrugRow,
  KnownSupplier,
} from '../known-rows.ts';
import { drugIds } from '../names/drug-ids.ts';
import { planDrugs } from '../plan/plan-drugs.ts';

function knownDrugs(known: Known) {
  return known
    .of('drugs', KnownDrugRow)
    .map(({ price_paise, mrp_paise, quantity, gst_basis_points, ...drug }) => ({
      ...drug,
      gst_percent: percentOf(gst_basis_points),
      price: paise(price_paise),
      mrp: mrp_paise === null ? null : paise(mrp_paise),
      quantity_in_stock: quantity,
    }));
}

function batchesByDrug(known: Known) {
  return Map.groupBy(known.of('batches', KnownBatch), ({ drug_id }) => drug_id);
}

/** Each new drug of other writing once, at its first row. */
function otherWritings(rows: readonly DrugImportRow[]): OtherWriting[] {
  const found = new Map<string, OtherWriting>();
  for (const { row, sheet, name, other_writing_of: of } of rows) {
    const key = nameKey(name);
    if (of && !found.has(key)) found.set(key, { row, ...(sheet && { sheet }), name, of });
  }
  return [...found.values()];
}

/** The reason why a file with these columns cannot be imported, or null. */
function missingColumns({ headings }: Table<DrugField>, mode: ImportMode): string | null {
  const has = (field: DrugField) => headings.some((heading) => heading.field === field);
  if (mode === 'delivery') return has('quantity_in_stock') ? null : M.noDeliveredColumn;
  if (mode === 'prices') return has('price') ? null : M.noPriceColumn;
  return has('price') || has('quantity_in_stock') ? null : M.noFiguresColumn;
}

/** Reads a stock list or a delivery and plans the import of each row, in a process of its own. */
export const job: ReaderJob<Table<DrugField>> = {
  read(sheets, options) {
    const { mode, columns, mended, learned } = DrugFileOptions.parse(options);
    const assigned = assignedFields(columns, DRUG_FIELDS);
    const found = findTable(sheets, {
      vocabulary: drugVocabulary(mode, new Map(Object.entries(learned))),
      assigned,
    });
    if (!found) return { told: M.noNameColumn };
    const table = withMended(
      withSureGst(found, { mode, assigned }),
      mendedCells(mended),
      DRUG_FIELDS,
    );
    // A person who assigns the columns sees in the rows what is missing.
    const missing = assigned ? null : missingColumns(table, mode);
    return missing === null ? { table } : { told: missing };
  },
  wanted({ rows }, known) {
    const ids = drugIds(known.of('names', KnownDrugName));
    const lines = drugLines(rows, (name) => ids.of(name) !== undefined);
    const named = lines.flatMap(({ name }) => ids.candidates(name));
    return [...new Set(named)];
  },
  *plan(table, known, options) {
    const { mode, per, columns, today, writes, addsNew } = DrugPlanOptions.parse(options);
    const there = knownDrugs(known);
    const drugs = new Map(there.map((drug) => [drug.id, drug]));
    const batches = batchesByDrug(known);
    const plan = planDrugs(table, { mode, per, addsNew, known: drugIds(there), drugs, batches });
    const { headings } = table;
    const gone = mode === 'count' ? goneBatches(plan.entries, batches) : [];
    const writings = otherWritings(plan.rows);
    const suppliers = known.of('suppliers', KnownSupplier);
    const invoice =
      mode === 'delivery' && !writes ? invoiceAbove(table.above ?? [], { suppliers, today }) : {};
    const more = {
      ...(Object.keys(invoice).length > 0 && { invoice }),
      ...(plan.packs && { packs: z.encode(PacksInFile, plan.packs) }),
      ...(writings.length > 0 && { other_writings: writings.slice(0, WRITINGS_NAMED) }),
      ...(gone.length > 0 && { gone: gone.slice(0, GONE_BATCHES_NAMED) }),
      ...(gone.length > GONE_BATCHES_NAMED && { gone_count: gone.length }),
    };
    // A price list adds nothing else to drugs that are there.
    const labels = mode === 'prices' && !addsNew ? PRICE_FIELD_LABELS : DRUG_FIELD_LABELS;
    yield* resultPieces(plan, { row: DrugImportRow, headings, labels, more });
    if (!writes) return;
    const taught = taughtHeadings(headings, { columns, fields: DRUG_FIELDS });
    if (taught.length > 0) {
      const ofMode = taught.map((heading) => ({ mode, ...heading }));
      yield { name: 'headings', json: JSON.stringify(ofMode) };
    }
    yield* importWrites(plan.entries, { mode, today, drugs, batches });
  },
};
