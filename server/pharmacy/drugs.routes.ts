import {
  addDrug as addDrugEndpoint,
  adjustStock as adjustStockEndpoint,
  deleteAllDrugs as deleteAllDrugsEndpoint,
  deleteDrug as deleteDrugEndpoint,
  editDrug as editDrugEndpoint,
  exportDrugs as exportDrugsEndpoint,
  getDrug,
  importDefaultDrugs,
  importDrugs as importDrugsEndpoint,
  listDrugBatches,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { type BoundRoute, preparedRoute, route } from '../platform/http/route.ts';
import { addDrug } from './add-drug.ts';
import { adjustStock } from './adjust-stock.ts';
import { deleteAllDrugs, deleteDrug } from './delete-drugs.ts';
import { presentDrug } from './drug.present.ts';
import { listDrugRows } from './drug.store.ts';
import { editDrug } from './edit-drug.ts';
import { exportDrugs } from './export-drugs.ts';
import { importDefaults } from './import-defaults.ts';
import { importDrugs, readDrugFile } from './import-drugs.ts';
import { readBatches } from './read-batches.ts';
import { readDrug } from './read-drug.ts';

export const drugRoutes: readonly BoundRoute[] = [
  route(listDrugs, async ({ tx, today }, { query }) =>
    (await listDrugRows(tx, today, query.search)).map(presentDrug),
  ),
  route(getDrug, (scope, { params }) => readDrug(scope, params.id)),
  route(listDrugBatches, readBatches),
  route(exportDrugsEndpoint, (scope) => exportDrugs(scope)),
  route(addDrugEndpoint, addDrug),
  route(editDrugEndpoint, editDrug),
  route(adjustStockEndpoint, adjustStock),
  preparedRoute(importDrugsEndpoint, readDrugFile, importDrugs),
  route(importDefaultDrugs, importDefaults),
  route(deleteAllDrugsEndpoint, deleteAllDrugs),
  route(deleteDrugEndpoint, deleteDrug),
];
