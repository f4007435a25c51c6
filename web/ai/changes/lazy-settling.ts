import type { settleWaiting as Loaded } from './settle-waiting.ts';

const load = () => import('./settle-waiting.ts').catch(() => undefined);

/** Preloads the code: an import that fails offline keeps failing until the page is reloaded. */
export function prepareSettling(): void {
  void load();
}

/**
 * `settleWaiting`, loaded lazily. If the code cannot be loaded, completing goes ahead: its own call reports the error.
 */
export const settleWaiting: typeof Loaded = async (settling) => {
  const loaded = await load();
  return loaded ? loaded.settleWaiting(settling) : true;
};
