import { VISIT_STATUSES } from '#contract/queue/visit.status.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import type { QueueFilterValue } from './queue-filter.rules.ts';

/** The filter of the queue. Typing replaces the history entry, and is kept out of the address. */
export function useQueueFilter() {
  const [params, setParams] = usePageParams();
  const filter: QueueFilterValue = {
    find: params.get('find') ?? '',
    status: VISIT_STATUSES.find((status) => status === params.get('status')) ?? '',
    doctor: params.get('doctor') ?? '',
  };

  const change = (changes: Partial<QueueFilterValue>): void => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: 'find' in changes },
    );
  };
  return { filter, change };
}
