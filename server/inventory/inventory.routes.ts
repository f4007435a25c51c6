import {
  exportInventoryAnalysis,
  getInventoryAnalysis,
  getStockOnHand,
} from '#contract/inventory/inventory.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { analyseInventory } from './analyse-inventory.ts';
import { exportAnalysis } from './export-analysis.ts';
import { readStockOnHand } from './read-stock-on-hand.ts';

export const inventoryRoutes: readonly BoundRoute[] = [
  route(getInventoryAnalysis, (scope, { query }) => analyseInventory(scope, query)),
  route(exportInventoryAnalysis, (scope, { query }) => exportAnalysis(scope, query)),
  route(getStockOnHand, (scope) => readStockOnHand(scope)),
];
