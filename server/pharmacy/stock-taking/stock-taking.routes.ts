import {
  enterCount as enterEndpoint,
  getStockSheet,
  leaveOutCount as leaveOutEndpoint,
  postCounts as postEndpoint,
  undoStockTaking as undoEndpoint,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import type { BoundRoute } from '../../platform/http/bound.ts';
import { route } from '../../platform/http/route.ts';
import { enterCount, leaveOutCount } from './enter-count.ts';
import { postCounts } from './post-counts.ts';
import { readStockSheet } from './read-stock-sheet.ts';
import { undoStockTaking } from './undo-stock-taking.ts';

export const stockTakingRoutes: readonly BoundRoute[] = [
  route(getStockSheet, readStockSheet),
  route(enterEndpoint, enterCount),
  route(leaveOutEndpoint, leaveOutCount),
  route(postEndpoint, postCounts),
  route(undoEndpoint, undoStockTaking),
];
