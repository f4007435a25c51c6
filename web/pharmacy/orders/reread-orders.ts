import { invalidateTopics } from '#web/lib/api/use-api.ts';

/** Once an order was written, moved or returned: the orders are old, and the stock. */
export const rereadOrders = (): Promise<void> => invalidateTopics('pharmacy-orders', 'drugs');
