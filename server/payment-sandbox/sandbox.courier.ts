import type { Services } from '../platform/services.ts';
import { sign } from '../razorpay/index.ts';
import { sandboxKeys } from './sandbox.keys.ts';

const AGAIN_MS = 2_000;
const TIMEOUT_MS = 5_000;

const couriers = new WeakMap<Services['database'], () => void>();

/** Wakes this server's courier, if it runs, because webhooks are waiting. */
export function nudgeCourier({ database }: Services): void {
  couriers.get(database)?.();
}

/**
 * Delivers the sandbox's webhooks over HTTP like the provider: oldest first, signed, each with its
 * own id, and repeated until the reply is 2xx.
 */
export function startCourier(services: Services, webhook: string): { stop(): void } {
  const { database } = services;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function deliverAll(): Promise<void> {
    const { webhookSecret } = await sandboxKeys(services);
    for (const { id, body } of await waiting(services)) {
      if (isStopped) return;
      const text = JSON.stringify(body);
      const response = await fetch(webhook, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': sign(text, webhookSecret),
          'x-razorpay-event-id': id,
        },
        body: text,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
      await database.inSystem((tx) =>
        tx.deleteFrom('sandbox_entities').where('id', '=', id).execute(),
      );
    }
  }

  function goAgainLater(): void {
    if (!isStopped) setTimeout(nudge, AGAIN_MS).unref();
  }

  function nudge(): void {
    if (isStopped) return;
    isWanted = true;
    if (running) return;
    isWanted = false;
    running = deliverAll()
      .catch(goAgainLater)
      .finally(() => {
        running = undefined;
        if (isWanted) nudge();
      });
  }

  couriers.set(database, nudge);
  nudge();
  return {
    stop() {
      isStopped = true;
      couriers.delete(database);
    },
  };
}

function waiting({ database }: Services) {
  return database.inSystem((tx) =>
    tx
      .selectFrom('sandbox_entities')
      .where('kind', '=', 'event')
      .select(['id', 'body'])
      .orderBy('created_at')
      .orderBy('id')
      .limit(100)
      .execute(),
  );
}
