import { listHeavyWork } from '#contract/heavy/heavy.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { steppedRoute } from '../platform/http/route.ts';

export const heavyRoutes: readonly BoundRoute[] = [
  // Polled every second while a user waits, so it opens no transaction.
  steppedRoute(listHeavyWork, async ({ services, actor }) =>
    services.heavy.workOf(actor.clinicId, actor.id),
  ),
];
