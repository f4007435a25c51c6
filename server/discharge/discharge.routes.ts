import {
  getDischargeSummary,
  saveDischargeSummary,
} from '#contract/discharge/discharge.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { readSummary } from './read-summary.ts';
import { saveSummary } from './save-summary.ts';

export const dischargeRoutes: readonly BoundRoute[] = [
  route(getDischargeSummary, (scope, { params }) => readSummary(scope, params.id)),
  route(saveDischargeSummary, saveSummary),
];
