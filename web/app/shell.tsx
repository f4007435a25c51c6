import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isClinicRole } from '#contract/kernel/roles.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { startLiveEvents } from '#web/lib/live/live-events.ts';
import type { Session } from '#web/lib/session/session.ts';
import { loadOverlays } from '#web/ui/layout/overlay-part.tsx';
import { RoleRoutes } from './routing/role-routes.tsx';

/** What the first page itself needs goes first. */
const AFTER_THE_PAGE_MS = 1_000;

/** Everything behind the sign-in. Keyed by the session, so that nothing of one person stays for the next. */
export function Shell({ session }: { session: Session }) {
  const isOfClinic = isClinicRole(session.user.role);

  useEffect(() => {
    const timer = setTimeout(loadOverlays, AFTER_THE_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => (isOfClinic ? startLiveEvents() : undefined), [isOfClinic]);

  return (
    <QueryClientProvider client={queryClient}>
      <RoleRoutes session={session} />
    </QueryClientProvider>
  );
}
