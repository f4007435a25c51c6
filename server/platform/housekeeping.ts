import { Cron } from 'croner';
import { SESSION_IDLE_MS } from './http/sessions.ts';
import { forgetReads } from './reads/forget-reads.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;
/** A request is not repeated after this: its screen was closed long ago. */
const IDEMPOTENCY_KEPT_MS = 48 * HOUR;
const HOURLY = '17 * * * *';

/** Removes dead sessions and expired idempotent replies. */
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
  /** The slices' own clean-up functions, which may report a part that failed and go on. */
  chores: readonly ((services: Services, onError: (error: unknown) => void) => Promise<void>)[];
  onError: (error: unknown) => void;
};

/**
 * Runs the chores every hour until `stop`. A failure is reported and does not stop the other
 * chores; the next hour retries.
 */
export function startHousekeeping({ services, chores, onError }: Housekeeping): { stop(): void } {
  return new Cron(HOURLY, { protect: true, unref: true, catch: onError }, async () => {
    for (const chore of [cleanUp, forgetReads, ...chores]) {
      await chore(services, onError).catch(onError);
    }
  });
}
