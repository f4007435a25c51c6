import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { may } from '#contract/kernel/roles.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { startLiveEvents } from '#web/lib/live/live-events.ts';
import type { Session } from '#web/lib/session/session.ts';
import { loadOverlays } from '#web/ui/layout/overlay-part.tsx';
import { LockPart } from './lock-part.tsx';
import { lazyPage } from './routing/lazy-page.tsx';
import { PageSkeleton } from './routing/page-skeleton.tsx';
import { RoleRoutes } from './routing/role-routes.tsx';

export { meetTabs } from '#web/lib/session/live-tabs.ts';

const factorNeeded = lazyPage(() =>
  import('./factor/factor-needed.page.tsx').then((module) => module.FactorNeededPage),
);

/** Leaves the first page's own requests time to finish. */
const AFTER_THE_PAGE_MS = 1_000;

/** Everything behind the sign-in. Keyed by the session, so that no state passes from one person to the next. */
export function Shell({ session }: { session: Session }) {
  const { role, second_factor_demand } = session.user;
  const isFactorMissing = Boolean(second_factor_demand?.due);
  // An open page stays mounted beneath the set-up and keeps the text typed into it.
  const [isPageOpen, setPageOpen] = useState(!isFactorMissing);
  if (!isFactorMissing && !isPageOpen) setPageOpen(true);
  const isLive = may(role, 'events.follow') && !isFactorMissing;

  useEffect(() => {
    const timer = setTimeout(loadOverlays, AFTER_THE_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => (isLive ? startLiveEvents() : undefined), [isLive]);

  return (
    <QueryClientProvider client={queryClient}>
      {isPageOpen && <RoleRoutes session={session} />}
      {isFactorMissing && (
        <Suspense fallback={isPageOpen ? null : <PageSkeleton />}>
          <factorNeeded.Page covers={isPageOpen} />
        </Suspense>
      )}
      <LockPart />
    </QueryClientProvider>
  );
}
