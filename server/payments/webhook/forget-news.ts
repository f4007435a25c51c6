import type { Services } from '../../platform/services.ts';

/** The provider repeats its news for a day; by hand it can be asked to for longer. */
const NEWS_KEPT_MS = 90 * 86_400_000;

/**
 * Removes old news of the provider, all of which was applied. Should one come again after all, what it
 * tells is refused by the provider's ids of the money, and by the moment of a subscription's last news.
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
