import {
  exportInventoryAnalysis,
  getInventoryAnalysis,
  getStockOnHand,
} from '#contract/inventory/inventory.endpoints.ts';
import { exportRoute } from '../platform/http/export-route.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { analyseInventory } from './analyse-inventory.ts';
import { exportAnalysis } from './export-analysis.ts';
import { readStockOnHand } from './read-stock-on-hand.ts';

export const inventoryRoutes: readonly BoundRoute[] = [
  route(getInventoryAnalysis, (scope, { query }) => analyseInventory(scope, query)),
  exportRoute(exportInventoryAnalysis, exportAnalysis),
  route(getStockOnHand, (scope) => readStockOnHand(scope)),
];
