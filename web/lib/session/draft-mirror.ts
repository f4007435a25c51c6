import { type Change, type DraftStore, openDraftStore } from './draft-store.ts';
import { isChangedHere, mirrorDrafts } from './drafts.ts';

/** In `localStorage`: the time of the last change that it has. */
const LAST_AT = 'openopd.drafts-at';

/** Writes the changes of drafts, one transaction at a time, with all that came meanwhile in the next. */
function writer(opening: Promise<DraftStore>): (key: string, stored?: string | null) => void {
  let waiting = new Map<string, Change>();
  let prefixes = new Set<string>();
  let isWriting = false;
  const write = async (): Promise<void> => {
    isWriting = true;
    const store = await opening;
    while (waiting.size + prefixes.size > 0) {
      const [changes, removed] = [waiting, prefixes];
      [waiting, prefixes] = [new Map(), new Set()];
      await store.write(changes);
      for (const prefix of removed) await store.removeTexts(prefix);
    }
    isWriting = false;
  };
  const giveUp = (): void => {
    // An outdated copy must not replace newer drafts at the next start.
    mirrorDrafts(undefined);
    opening.then((store) => store.drop()).catch(() => undefined);
  };
  const mirror = (key: string, stored?: string | null): void => {
    const at = Date.now();
    if (stored === undefined) prefixes.add(key);
    else waiting.set(key, { stored, at });
    localStorage.setItem(LAST_AT, String(at));
    if (!isWriting) write().catch(giveUp);
  };
  const written = new Set<string>();
  // Another page signed out: what this page has still to write must not come behind its removal.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && newValue === null && written.delete(key)) mirror(key, null);
  });
  return (key, stored) => {
    written.add(key);
    mirror(key, stored);
  };
}

export type Pages = {
  /** The other pages of this browser that are open. */
  readonly running: ReadonlySet<string>;
  readonly own: string;
  /** Whether forms have read their drafts already. */
  readonly isLate: () => boolean;
};

/** Whether the draft under this key may be in use: its page runs, or any page when it names none. */
function isLive(key: string, { running, own }: Pages): boolean {
  // A page names several drafts of a note `tab.number`.
  const tab = key.split('@')[1]?.split('.')[0];
  return tab === undefined ? running.size > 0 : tab === own || running.has(tab);
}

/** Puts the change into `localStorage`. The forms of this page watch that of other pages. */
function recover(key: string, stored: string | null): void {
  if (stored === null) localStorage.removeItem(key);
  else localStorage.setItem(key, stored);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: stored }));
}

/**
 * The browser writes `localStorage` out some seconds after a change, or a minute when there are many. A
 * browser that is killed loses them. IndexedDB is written out with each transaction, so drafts are kept
 * there too: recovers those of pages that ended, and repeats each change from then on. Resolves to whether
 * it recovered some after forms had read their drafts: then, none that this page has changed.
 */
export async function recoverDrafts(pages: Pages, open = openDraftStore): Promise<boolean> {
  // Changes from before this page: its own changes are newer than those that a slow store has still to give.
  const before = Number(localStorage.getItem(LAST_AT) ?? 0);
  const opening = open();
  mirrorDrafts(writer(opening));
  try {
    const store = await opening;
    const ended = (await store.readAll()).filter(
      ({ key }) => !isLive(key, pages) && !isChangedHere(key),
    );
    // A page that was left in the middle of a transaction has the newer draft in `localStorage`.
    const lastAt = Number(localStorage.getItem(LAST_AT) ?? 0);
    const isLate = pages.isLate();
    const newer = ended.filter(({ at }) => at > (isLate ? before : lastAt));
    for (const { key, stored } of newer) recover(key, stored);
    localStorage.setItem(LAST_AT, String(Math.max(lastAt, ...ended.map(({ at }) => at))));
    // Removed drafts, and texts whose removal was not written, as when the window was closed at once.
    const gone = ended.filter(({ key }) => localStorage.getItem(key) === null);
    await store.write(new Map(gone.map(({ key }) => [key, null])));
    return isLate && newer.some(({ stored }) => stored !== null);
  } catch {
    // Without it, drafts are kept as the browser keeps them.
    mirrorDrafts(undefined);
    return false;
  }
}
