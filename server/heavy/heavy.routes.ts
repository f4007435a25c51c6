import { listHeavyWork } from '#contract/heavy/heavy.endpoints.ts';
import { type BoundRoute, steppedRoute } from '../platform/http/route.ts';

export const heavyRoutes: readonly BoundRoute[] = [
  // Asked every second while somebody waits: it needs no transaction.
  steppedRoute(listHeavyWork, async ({ services, actor }) =>
    services.heavy.workOf(actor.clinicId, actor.id),
  ),
];
