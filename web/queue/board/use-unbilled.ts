import { may } from '#contract/kernel/roles.ts';
import { listUnbilled } from '#contract/queue/queue.endpoints.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

/** The query parameter that shows the unbilled visits of all days. */
export const UNBILLED_ONLY = 'unbilled=yes';

/** The number of unbilled visits that were called or seen; undefined while unknown. */
export function useUnbilledCount(): number | undefined {
  const enabled = may(useCurrentUser().role, 'queue.view-unbilled');
  const found = useApi(listUnbilled, { query: { page: 1, limit: 1 } }, { live: true, enabled });
  return found.data?.totalCount;
}

/** Whether the board shows the unbilled visits instead of the day's queue; kept in the address. */
export function useUnbilledOnly() {
  const [params, setParams] = usePageParams();
  const isOn = params.get('unbilled') === 'yes';
  return { isOn, turn: (on: boolean) => setParams(on ? { unbilled: 'yes' } : {}) };
}

export const unbilledVisits = (count: number): string =>
  `${count} unbilled ${count === 1 ? 'visit' : 'visits'}`;
