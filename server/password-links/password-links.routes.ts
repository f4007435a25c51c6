import { getPasswordHistory, usePasswordLink } from '#contract/auth/password-links.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { publicRoute } from '../platform/http/public-route.ts';
import { steppedRoute } from '../platform/http/route.ts';
import { passwordHistory } from './password-history.ts';
import { useLink } from './use-link.ts';

export const passwordLinkRoutes: readonly BoundRoute[] = [
  publicRoute(usePasswordLink, useLink),
  steppedRoute(getPasswordHistory, ({ services, actor: { clinicId, id } }) =>
    services.database.inSystem((tx) =>
      passwordHistory(tx, { clinicId, userId: id, ownBefore: services.clock.now() }),
    ),
  ),
];
