import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { readOverview } from './read-overview.ts';
import { readWaitingCounts } from './read-waiting-counts.ts';

export const overviewRoutes: readonly BoundRoute[] = [
  route(getOverview, readOverview),
  route(getWaitingCounts, readWaitingCounts),
];
