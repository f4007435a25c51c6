import { getOverview } from '#contract/overview/overview.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import { readOverview } from './read-overview.ts';

export const overviewRoutes: readonly BoundRoute[] = [route(getOverview, readOverview)];
