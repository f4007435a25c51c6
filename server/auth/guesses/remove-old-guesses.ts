import type { Services } from '../../platform/services.ts';
import { removeOldAttempts } from './attempts.store.ts';
import { removeOldDevices } from './known-devices.store.ts';

/** Removes attempts too old for any limit, and devices unused for a year. */
export async function removeOldGuesses({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.inSystem(async (tx) => {
    await removeOldAttempts(tx, now);
    await removeOldDevices(tx, now);
  });
}
