import type { settleWaiting as Loaded } from './settle-waiting.ts';

/** As `settleWaiting`, whose code comes with the first completion. */
export const settleWaiting: typeof Loaded = async (settling) => {
  const loaded = await import('./settle-waiting.ts');
  return loaded.settleWaiting(settling);
};
