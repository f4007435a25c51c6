import {
  exportInventoryAnalysis,
  getInventoryAnalysis,
  getStockOnHand,
} from '#contract/inventory/inventory.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { exportRoute } from '../platform/http/export-route.ts';
import { route } from '../platform/http/route.ts';
import { analyseInventory } from './analyse-inventory.ts';
import { readStockOnHand } from './read-stock-on-hand.ts';

export const inventoryRoutes: readonly BoundRoute[] = [
  route(getInventoryAnalysis, (scope, { query }) => analyseInventory(scope, query)),
  exportRoute(exportInventoryAnalysis, async ({ context }, { query: range }) => ({
    name: `Inventory analysis ${range.startDate} to ${range.endDate}.xlsx`,
    module: new URL('./export-analysis.task.ts', import.meta.url),
    input: { ...context, range },
  })),
  route(getStockOnHand, (scope) => readStockOnHand(scope)),
];
