import { DrugImportRow } from '#contract/pharmacy/drug-import.ts';
import {
  addDrug as addDrugEndpoint,
  adjustStock as adjustStockEndpoint,
  countDrugLists,
  deleteAllDrugs as deleteAllDrugsEndpoint,
  deleteDrug as deleteDrugEndpoint,
  editBatch as editBatchEndpoint,
  editDrug as editDrugEndpoint,
  exportDrugs,
  getDrug,
  importDefaultDrugs,
  importDrugs as importDrugsEndpoint,
  importDrugsFromText as importTextEndpoint,
  listStockChanges as listChangesEndpoint,
  listDrugBatches,
  listDrugImportRows,
  listDrugs,
  listDrugImports as listImportsEndpoint,
  listUsedDrugs,
  undoDeleteAllDrugs as undoDeleteAllEndpoint,
  undoDrugImport as undoImportEndpoint,
} from '#contract/pharmacy/drugs.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { exportRoute } from '../../platform/http/export-route.ts';
import { route } from '../../platform/http/route.ts';
import { turnRoute } from '../../platform/http/turn-route.ts';
import { inTurns } from '../../platform/load/loop-turns.ts';
import { readKeptRows } from '../../platform/spreadsheet/kept-rows.ts';
import { importDefaults } from '../defaults/import-defaults.ts';
import { importDrugs, importDrugsFromText } from '../import/import-drugs.ts';
import { listDrugImports, undoDrugImport } from '../import-undo/undo-drug-import.ts';
import { countLists, inLists } from '../lists/drug-lists.store.ts';
import { addDrug } from './add-drug.ts';
import { adjustStock } from './adjust-stock.ts';
import { editBatch } from './batches/edit-batch.ts';
import { readBatches } from './batches/read-batches.ts';
import { listStockChanges } from './changes/list-stock-changes.ts';
import { deleteAllDrugs, deleteDrug } from './delete-drugs.ts';
import { presentDrug } from './drug.present.ts';
import { drugsByName } from './drug.store.ts';
import { editDrug } from './edit-drug.ts';
import { readDrug } from './read-drug.ts';
import { undoDeleteAllDrugs } from './undo-delete-all-drugs.ts';
import { findUsedDrugs } from './used-drugs.store.ts';

export const drugRoutes: readonly BoundRoute[] = [
  route(listDrugs, async ({ tx, today, actor }, { query }) => {
    const rows = drugsByName(tx, today, query.search).where(inLists(query, { ...actor, today }));
    return inTurns(actor.clinicId, await rows.execute(), presentDrug);
  }),
  route(countDrugLists, ({ tx, today, actor }) => countLists(tx, { ...actor, today })),
  route(listUsedDrugs, ({ tx, actor }) => findUsedDrugs(tx, actor.id)),
  route(getDrug, (scope, { params }) => readDrug(scope, params.id)),
  route(listDrugBatches, readBatches),
  route(listChangesEndpoint, listStockChanges),
  exportRoute(exportDrugs, async ({ context }) => ({
    name: `Pharmacy inventory ${context.today}.xlsx`,
    module: new URL('./export-drugs.task.ts', import.meta.url),
    input: context,
  })),
  route(addDrugEndpoint, addDrug),
  route(editDrugEndpoint, editDrug),
  route(editBatchEndpoint, editBatch),
  route(adjustStockEndpoint, adjustStock),
  turnRoute(importDrugsEndpoint, 'import', importDrugs),
  turnRoute(importTextEndpoint, 'import', importDrugsFromText),
  route(listDrugImportRows, (scope, { params: { id }, query }) =>
    readKeptRows(scope, { id, kind: 'drugs', row: DrugImportRow }, query),
  ),
  route(listImportsEndpoint, listDrugImports),
  route(undoImportEndpoint, undoDrugImport),
  route(importDefaultDrugs, importDefaults),
  route(deleteAllDrugsEndpoint, deleteAllDrugs),
  route(undoDeleteAllEndpoint, undoDeleteAllDrugs),
  route(deleteDrugEndpoint, deleteDrug),
];
