import type { settleWaiting as Loaded } from './settle-waiting.ts';

const load = () => import('./settle-waiting.ts').catch(() => undefined);

/** Fetches the code ahead: a load that fails without a network fails again until the page is reloaded. */
export function prepareSettling(): void {
  void load();
}

/**
 * As `settleWaiting`, whose code comes late. Where it does not come at all, completing is not held up:
 * its own call says what is wrong.
 */
export const settleWaiting: typeof Loaded = async (settling) => {
  const loaded = await load();
  return loaded ? loaded.settleWaiting(settling) : true;
};
