import { invalidateTopics } from '#web/lib/api/use-api.ts';

/** Called after an order was written, moved or returned: orders and stock are stale. */
export const rereadOrders = (): Promise<void> => invalidateTopics('pharmacy-orders', 'drugs');
