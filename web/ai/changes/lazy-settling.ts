import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { settleWaiting as Loaded } from './settle-waiting.ts';

const load = () => import('./settle-waiting.ts').catch(() => undefined);

/** Preloads the code: an import that fails offline keeps failing until the page is reloaded. */
export function prepareSettling(): void {
  void load();
}

/** `settleWaiting`, loaded lazily. If the code cannot be loaded, the proposals are unread. */
export const settleWaiting: typeof Loaded = async (settling) => {
  const loaded = await load();
  return loaded ? loaded.settleWaiting(settling) : 'unread';
};

/** Shows that a visit was completed with proposals that could not be read, and offers to open it. */
export function sayUnread(openVisit: () => void): void {
  const action = { label: 'Open the visit', onPress: openVisit };
  toast.info(AI_MESSAGES.completedUnread, { action, stays: true });
}
