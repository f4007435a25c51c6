import {
  addDrugCode as addEndpoint,
  deleteDrugCode as deleteEndpoint,
  listDrugCodes,
} from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { route } from '../../platform/http/route.ts';
import { listDrugCodeRows } from './drug-code.store.ts';
import { addDrugCode, deleteDrugCode } from './drug-codes.ts';

export const drugCodeRoutes: readonly BoundRoute[] = [
  route(listDrugCodes, ({ tx }, { query }) => listDrugCodeRows(tx, query)),
  route(addEndpoint, addDrugCode),
  route(deleteEndpoint, deleteDrugCode),
];
