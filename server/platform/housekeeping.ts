import { Cron } from 'croner';
import { SESSION_IDLE_MS } from './http/sessions.ts';
import { forgetReads } from './reads/forget-reads.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;
/** A request is not repeated after that: the screen that sent it has long been closed. */
const IDEMPOTENCY_KEPT_MS = 48 * HOUR;
const HOURLY = '17 * * * *';

/** Removes dead sessions and answers that nobody will ask for again. */
export async function cleanUp({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const now = clock.now();
  await database.inSystem(async (tx) => {
    await tx
      .deleteFrom('sessions')
      .where((where) =>
        where.or([
          where('expires_at', '<', now),
          where('last_seen_at', '<', new Date(now.getTime() - SESSION_IDLE_MS)),
        ]),
      )
      .execute();
    await tx
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(now.getTime() - IDEMPOTENCY_KEPT_MS))
      .execute();
  });
}

type Housekeeping = {
  services: Services;
  /** What the slices clean up of their own. */
  chores: readonly ((services: Services) => Promise<void>)[];
  onError: (error: unknown) => void;
};

/**
 * Cleans up every hour until `stop`. A failure is reported, stops none of the other chores, and the next
 * hour tries again.
 */
export function startHousekeeping({ services, chores, onError }: Housekeeping): { stop(): void } {
  return new Cron(HOURLY, { protect: true, unref: true, catch: onError }, async () => {
    for (const chore of [cleanUp, forgetReads, ...chores]) await chore(services).catch(onError);
  });
}
