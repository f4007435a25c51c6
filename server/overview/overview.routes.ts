import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { type BoundRoute, route } from '../platform/http/route.ts';
import { readOverview } from './read-overview.ts';

export const overviewRoutes: readonly BoundRoute[] = [route(getOverview, readOverview)];
