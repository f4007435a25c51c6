import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionOptions } from './connect.ts';

/** How the database is asked whether it is there, and when it counts as silent. */
export type Patience = {
  /** Between two questions, and between two looks at whether one was answered. */
  readonly everyMs: number;
  /** Looks that a question may stay unanswered. A server that is itself too busy to look counts none. */
  readonly looks: number;
};

/** Calls are answered within 10 s whatever the database does: it is silent after 6. */
export const PATIENCE: Patience = { everyMs: 500, looks: 12 };

/** The database is there but says nothing: frozen, or its network is gone. What was sent may be done later. */
export class DatabaseSilentError extends Error {
  /** Of a connection that failed, which is answered with 503. */
  readonly code = '08006';
  constructor() {
    super('The database does not answer.');
  }
}

export type Pulse = {
  readonly isSilent: boolean;
  /** Runs `work`, but no longer than the database answers anybody. */
  orSilence<T>(work: Promise<T>): Promise<T>;
  /** From now on a silence ends what waits on this pool's connections. */
  watch(pool: pg.Pool): void;
  close(): Promise<void>;
};

/** Of a client its socket, which its types do not show: a connection that waits cannot be asked to end. */
function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as {
    connection?: { stream: { destroy(error: Error): void } };
  };
  connection?.stream.destroy(new DatabaseSilentError());
}

/**
 * Asks the database over a connection of its own whether it answers at all. A slow statement is left
 * alone, since others are answered meanwhile; when nobody is, all that wait are told at once, and what
 * comes is refused until it answers again. No call hangs, and none pile up.
 */
export function startPulse(
  connection: ConnectionOptions,
  onChange: (isSilent: boolean) => void,
  { everyMs, looks }: Patience = PATIENCE,
): Pulse {
  const busy = new Set<pg.ClientBase>();
  const waiting = new Set<() => void>();
  const stopping = new AbortController();
  let isSilent = false;
  let client: pg.Client | undefined;
  let unanswered = 0;

  function beSilent(): void {
    if (client) cut(client);
    client = undefined;
    unanswered = 0;
    if (isSilent) return;
    isSilent = true;
    onChange(true);
    for (const tell of waiting) tell();
    for (const each of busy) cut(each);
  }

  /** One question; an error is an answer too, of a database that is away and says so. */
  async function ask(): Promise<void> {
    let asked = client;
    try {
      if (!asked) {
        asked = new pg.Client({ ...connection, application_name: 'openopd pulse' });
        asked.on('error', () => {});
        client = asked;
        await asked.connect();
      }
      await asked.query('SELECT 1');
    } catch {
      if (client === asked) client = undefined;
      asked?.end().catch(() => {});
      // One that was cut for its silence has not answered.
      if (asked !== undefined && isSilent) return;
    }
    if (stopping.signal.aborted) return;
    unanswered = 0;
    if (!isSilent) return;
    isSilent = false;
    onChange(false);
  }

  async function beat(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      let isAnswered = false;
      void ask().finally(() => {
        isAnswered = true;
      });
      for (;;) {
        await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
        if (isAnswered || signal.aborted) break;
        unanswered += 1;
        if (unanswered >= looks) {
          beSilent();
          break;
        }
      }
    }
  }
  void beat();

  return {
    get isSilent() {
      return isSilent;
    },
    async orSilence(work) {
      if (isSilent) {
        work.catch(() => {});
        throw new DatabaseSilentError();
      }
      const silence = Promise.withResolvers<never>();
      const tell = () => silence.reject(new DatabaseSilentError());
      waiting.add(tell);
      try {
        return await Promise.race([work, silence.promise]);
      } finally {
        waiting.delete(tell);
      }
    },
    watch(pool) {
      pool.on('acquire', (each) => busy.add(each));
      pool.on('release', (_error, each) => busy.delete(each));
      pool.on('remove', (each) => busy.delete(each));
    },
    async close() {
      stopping.abort();
      const last = client;
      client = undefined;
      if (!last) return;
      if (unanswered > 1) cut(last);
      else await last.end().catch(() => {});
    },
  };
}
