import { may } from '#contract/kernel/roles.ts';
import { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The numbers beside the sections of the navigation, empty until known. */
export function useWaitingCounts() {
  const enabled = may(useCurrentUser().role, 'overview.count');
  return useApi(getWaitingCounts, {}, { live: true, enabled }).data ?? {};
}

export const unbilledVisits = (count: number): string =>
  `${count} unbilled ${count === 1 ? 'visit' : 'visits'}`;
