import { clockState } from '#contract/backup/health.rules.ts';
import type { Services } from '../../platform/services.ts';
import { findLastWriteOfAll } from './last-write.store.ts';

/**
 * A warning about the clock at start-up, based on the newest records. Undefined when it seems
 * right.
 */
export async function clockWarning({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<string | undefined> {
  const now = clock.now();
  const last = await database.inSystem(findLastWriteOfAll);
  const state = clockState(now, last);
  if (state === 'right' || !last) return undefined;
  const times = `it is ${now.toISOString()}, the newest record is of ${last.toISOString()}`;
  return state === 'behind'
    ? `WRONG now, or when somebody last worked: ${times}. Set the computer’s date and time.`
    : `more than a year after the newest record: ${times}. Check the computer’s date and time.`;
}
