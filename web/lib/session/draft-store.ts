import { z } from 'zod';

const DATABASE = 'openopd.drafts';
const STORE = 'drafts';

/** A change of a draft: its text, or null when it was removed, and the time in ms. */
const Change = z.object({ stored: z.string().nullable(), at: z.number() });
export type Change = z.output<typeof Change>;

/** The store of changes that a killed browser does not lose. */
export type DraftStore = {
  readonly readAll: () => Promise<(Change & { readonly key: string })[]>;
  /** Writes changes in one transaction; null removes an entry. */
  readonly write: (changes: ReadonlyMap<string, Change | null>) => Promise<void>;
  /** Removes the texts whose keys begin so; removals stay, which the browser may not have written out yet. */
  readonly removeTexts: (prefix: string) => Promise<void>;
  /** Closes the store and removes all of it. */
  readonly drop: () => void;
};

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

const writing = (database: IDBDatabase) =>
  database.transaction(STORE, 'readwrite', { durability: 'relaxed' });

function storeIn(database: IDBDatabase): DraftStore {
  // Another page drops it.
  database.onversionchange = () => database.close();
  return {
    readAll: async () => {
      const transaction = database.transaction(STORE);
      const store = transaction.objectStore(STORE);
      const [keys, values] = [store.getAllKeys(), store.getAll()];
      await done(transaction);
      return keys.result.flatMap((key, at) => {
        const { data } = Change.safeParse(values.result[at]);
        return data ? { ...data, key: String(key) } : [];
      });
    },
    write: (changes) => {
      const transaction = writing(database);
      const store = transaction.objectStore(STORE);
      for (const [key, change] of changes) {
        if (change === null) store.delete(key);
        else store.put(change, key);
      }
      return done(transaction);
    },
    removeTexts: (prefix) => {
      const transaction = writing(database);
      const keys = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const request = transaction.objectStore(STORE).openCursor(keys);
      request.onsuccess = () => {
        const cursor = request.result;
        if (Change.safeParse(cursor?.value).data?.stored !== null) cursor?.delete();
        cursor?.continue();
      };
      return done(transaction);
    },
    drop: () => {
      database.close();
      indexedDB.deleteDatabase(DATABASE);
    },
  };
}

/** Rejects when the browser has no such store; may take long, or never end when another page blocks it. */
export function openDraftStore(): Promise<DraftStore> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(storeIn(request.result));
    request.onerror = () => reject(request.error);
  });
}
