import { DAY_MS } from '#contract/kernel/dates.ts';
import type { Services } from '../../platform/services.ts';

/** The provider repeats a webhook for a day; it can be resent manually for longer. */
const NEWS_KEPT_MS = 90 * DAY_MS;

/**
 * Removes old webhooks, which have all been applied. If one is repeated later, it is still ignored:
 * payments by the provider's ids, and a subscription by the time of its last news.
 */
export async function forgetNews({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - NEWS_KEPT_MS);
  await database.inSystem((tx) =>
    tx.deleteFrom('payment_news').where('received_at', '<', oldest).execute(),
  );
}
