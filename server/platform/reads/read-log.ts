import { v7 as newId } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/scoped-database.ts';
import { type NewRead, writeReads } from './reads.store.ts';
import { recently } from './recently.ts';

/** The thing shown: a patient's record, a list, or a file (of one patient or of all). */
export type Shown =
  | { readonly kind: 'record' | 'export'; readonly patientId: string }
  | { readonly kind: 'record' | 'export'; readonly visitId: string }
  | { readonly kind: 'list' | 'export' };

/** The user, the call, and the page it was made from (empty when unknown). */
export type ShownTo = {
  readonly clinicId: string;
  readonly userId: string;
  readonly call: string;
  readonly screen: string;
};

export type ReadLog = {
  /** Notes what was shown, in memory, without a round trip. */
  note(by: ShownTo, shown: Shown): void;
  /** Resolves when all earlier notes are written. Throws when they cannot be. */
  flush(): Promise<void>;
  /** Writes the remaining notes. */
  close(): Promise<void>;
};

/** Notes are written after this time, or when there are many. */
const FLUSH_MS = 2_000;
const FLUSH_ROWS = 200;
/** The most notes kept while the database does not answer. */
const WAITING_MAX = 20_000;

/** Records who was shown what, in batches. A killed server loses at most the last two seconds. */
export function createReadLog(options: {
  database: Database;
  clock: Clock;
  onError: (error: Error) => void;
}): ReadLog {
  const { database, clock, onError } = options;
  const shownBefore = recently();
  let waiting: NewRead[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, FLUSH_ROWS);
      await database.inSystem((tx) => writeReads(tx, batch));
      // Newer notes come after it, unless the limit has dropped the oldest.
      const written = new Set(batch);
      waiting = waiting.filter((read) => !written.has(read));
    }
  }

  /** Serialized, so that each flush has written everything noted before it. */
  function flush(): Promise<void> {
    writing = writing.catch(() => {}).then(write);
    return writing;
  }

  function flushLater(ms: number): void {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        flushLater(FLUSH_MS);
      });
    }, ms).unref();
  }

  return {
    note(by, shown) {
      const at = clock.now();
      if (shown.kind !== 'export') {
        const whom =
          'patientId' in shown ? shown.patientId : 'visitId' in shown ? shown.visitId : '';
        if (shownBefore(`${by.userId} ${whom} ${by.screen || by.call}`, at.getTime())) return;
      }
      waiting.push({ id: newId(), at, ...by, ...shown });
      if (waiting.length > WAITING_MAX) {
        waiting.shift();
        onError(new Error('the database does not take the log of reads; its oldest row is lost'));
      }
      if (waiting.length === FLUSH_ROWS) {
        clearTimeout(timer);
        timer = undefined;
        flushLater(0);
      } else flushLater(FLUSH_MS);
    },
    flush,
    async close() {
      await flush().catch((error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
      });
      clearTimeout(timer);
    },
  };
}
