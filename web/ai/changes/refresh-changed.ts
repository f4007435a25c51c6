import { invalidateTopics } from '#web/lib/api/use-api.ts';

/** Refetches the data that an action of the assistant may have changed. */
export function refreshChanged(): Promise<void> {
  return invalidateTopics('pharmacy-orders', 'lab-orders', 'queue', 'patients', 'settings');
}
