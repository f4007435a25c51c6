import { draftNames } from '#web/lib/session/drafts.ts';
import { meetTabs } from '#web/lib/session/live-tabs.ts';
import { readTabDrafts } from '#web/lib/session/tab-drafts.ts';
import { correctionName } from './correction-name.ts';

const PREFIX = correctionName('');

let isWatching = false;

/** Calls the watcher when another page begins an edit, or saves or cancels one. */
function watchOthers(watcher: () => void): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // Not for each letter that another page keeps.
    if (key?.includes(`.${PREFIX}`) && (oldValue === null || newValue === null)) watcher();
  });
}

/**
 * The ids of patients with an edit that a closed page left neither saved nor cancelled. Calls `look` when they may have
 * changed.
 */
export async function findLeftEdits(look: () => void): Promise<ReadonlySet<string>> {
  watchOthers(look);
  await meetTabs();
  const ids = draftNames().flatMap((name) =>
    name.startsWith(PREFIX) ? [name.slice(PREFIX.length).split('@')[0] ?? ''] : [],
  );
  const isLeft = (id: string) =>
    readTabDrafts(correctionName(id)).some(({ draft }) => draft !== null);
  return new Set(ids.filter(isLeft));
}
