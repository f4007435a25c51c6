import { z } from 'zod';
import { mirrorDrafts } from './drafts.ts';

const DATABASE = 'openopd.drafts';
const STORE = 'drafts';
/** In `localStorage`: the time of the last change that it has. */
const LAST_AT = 'openopd.drafts-at';
/** A store that does not open must not hold up the application. */
const OPENS_MS = 500;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject(new Error('The store did not open.')), OPENS_MS);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** A change of a draft: its text, or null when it was removed, and the time in ms. */
const Change = z.object({ stored: z.string().nullable(), at: z.number() });
type Change = z.output<typeof Change>;

async function readAll(database: IDBDatabase): Promise<(Change & { key: string })[]> {
  const transaction = database.transaction(STORE);
  const store = transaction.objectStore(STORE);
  const [keys, values] = [store.getAllKeys(), store.getAll()];
  await done(transaction);
  return keys.result.flatMap((key, at) => {
    const { data } = Change.safeParse(values.result[at]);
    return data ? { ...data, key: String(key) } : [];
  });
}

/** Writes the changes of drafts, one transaction at a time, with all that came meanwhile in the next. */
function writer(database: IDBDatabase): (key: string, stored: string | null) => void {
  let waiting = new Map<string, Change>();
  let isWriting = false;
  const write = async (): Promise<void> => {
    isWriting = true;
    while (waiting.size > 0) {
      const changes = waiting;
      waiting = new Map();
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
      for (const [key, change] of changes) transaction.objectStore(STORE).put(change, key);
      await done(transaction);
    }
    isWriting = false;
  };
  const giveUp = (): void => {
    // An outdated copy must not replace newer drafts at the next start.
    mirrorDrafts(undefined);
    database.close();
    indexedDB.deleteDatabase(DATABASE);
  };
  return (key, stored) => {
    const at = Date.now();
    waiting.set(key, { stored, at });
    localStorage.setItem(LAST_AT, String(at));
    if (!isWriting) write().catch(giveUp);
  };
}

/**
 * The browser writes `localStorage` out some seconds after a change, or a minute when there are many. A
 * browser that is killed loses them. IndexedDB is written out with each transaction, so drafts are kept
 * there too: recovers those of pages that ended, and repeats each change from then on.
 */
export async function recoverDrafts(isLive: (name: string) => boolean): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  try {
    const database = await opened();
    const ended = (await readAll(database)).filter(({ key }) => !isLive(key));
    const lastAt = Number(localStorage.getItem(LAST_AT) ?? 0);
    // A page that was left in the middle of a transaction has the newer draft in `localStorage`.
    for (const { key, stored } of ended.filter(({ at }) => at > lastAt)) {
      if (stored === null) localStorage.removeItem(key);
      else localStorage.setItem(key, stored);
    }
    localStorage.setItem(LAST_AT, String(Math.max(lastAt, ...ended.map(({ at }) => at))));
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    for (const { key, stored } of ended) {
      if (stored === null) transaction.objectStore(STORE).delete(key);
    }
    await done(transaction);
    mirrorDrafts(writer(database));
  } catch {
    // Without it, drafts are kept as the browser keeps them.
  }
}
