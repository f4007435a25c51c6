import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import { atMost, countAttempt, forgetAttempt } from '../auth/index.ts';
import { Refusal } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

const WINDOW_MS = 15 * 60_000;
const MOST = 20;

/**
 * Counts a use of a link from an address. Throws 429 after 20 in 15 minutes. Returns a function
 * that removes the count when the link was valid.
 */
export async function limitUse(
  { database, clock }: Services,
  address: string,
): Promise<() => Promise<void>> {
  const limit = atMost(MOST, { kind: 'password link', key: address, windowMs: WINDOW_MS });
  const counted = await database.inSystem((tx) => countAttempt(tx, [limit], clock.now()));
  if ('waitSeconds' in counted) {
    throw new Refusal('too_many', M.tooMany, { retryAfter: counted.waitSeconds });
  }
  return () => database.inSystem((tx) => forgetAttempt(tx, counted.id));
}
