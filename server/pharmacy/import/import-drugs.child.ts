/** A separate process that reads a stock list or a delivery and plans the import of each row. */
import { paise } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { DrugImportRow } from '#contract/pharmacy/drug-import.ts';
import { idOfName, idsByName, resultPieces } from '../../platform/spreadsheet/import.ts';
import { type Known, serveReader } from '../../platform/spreadsheet/serve-reader.ts';
import { findTable, type Table } from '../../platform/spreadsheet/table.ts';
import {
  DRUG_FIELD_LABELS,
  type DrugField,
  drugColumns,
  missingColumns,
} from './import-columns.ts';
import { hasTwoHeadingRows } from './import-guards.ts';
import { planDrugs } from './import-plan.ts';
import { importWrites } from './import-writes.ts';
import {
  DrugFileOptions,
  DrugPlanOptions,
  KnownBatch,
  KnownDrugName,
  KnownDrugRow,
} from './known-rows.ts';

function knownDrugs(known: Known) {
  return known.of('drugs', KnownDrugRow).map(({ price_paise, quantity, ...drug }) => ({
    ...drug,
    price: paise(price_paise),
    quantity_in_stock: quantity,
  }));
}

function batchesByDrug(known: Known) {
  return Map.groupBy(known.of('batches', KnownBatch), ({ drug_id }) => drug_id);
}

serveReader<Table<DrugField>>({
  read(rows, options) {
    const { mode } = DrugFileOptions.parse(options);
    const table = findTable(rows, drugColumns(mode), 'name');
    if (!table) return { told: M.noNameColumn };
    const missing = missingColumns(new Set(table.headings.map(({ field }) => field)), mode);
    if (missing !== null) return { told: missing };
    return hasTwoHeadingRows(table) ? { told: M.twoHeadingRows } : { table };
  },
  wanted({ rows }, known) {
    const ids = idsByName(known.of('names', KnownDrugName));
    const named = rows.flatMap(({ cells }) => idOfName(ids, String(cells.name ?? '')) ?? []);
    return [...new Set(named)];
  },
  *plan(table, known, options) {
    const { mode, today, writes } = DrugPlanOptions.parse(options);
    const there = knownDrugs(known);
    const drugs = new Map(there.map((drug) => [drug.id, drug]));
    const plan = planDrugs(table, { mode, known: idsByName(there), drugs });
    const { headings } = table;
    yield* resultPieces(plan, { row: DrugImportRow, headings, labels: DRUG_FIELD_LABELS });
    if (writes) yield* importWrites(plan, { mode, today, drugs, batches: batchesByDrug(known) });
  },
});
