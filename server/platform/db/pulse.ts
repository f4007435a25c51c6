import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConnectionOptions } from './connect.ts';

/** How often the database is probed, and when it counts as silent. */
export type Patience = {
  /** The interval between probes, and between checks for an answer. */
  readonly everyMs: number;
  /** Checks that a probe may stay unanswered. Checks delayed by a busy server do not count. */
  readonly looks: number;
};

/** Replies must come within 10 s in any case, so the database counts as silent after 6 s. */
export const PATIENCE: Patience = { everyMs: 500, looks: 12 };

/**
 * The database accepts connections but does not answer: it is frozen or its network is down.
 * Statements already sent may still run.
 */
export class DatabaseSilentError extends Error {
  /** PostgreSQL's code for a failed connection, which becomes a 503. */
  readonly code = '08006';
  constructor() {
    super('The database does not answer.');
  }
}

export type Pulse = {
  readonly isSilent: boolean;
  /** Runs `work`, and throws when the database falls silent meanwhile. */
  orSilence<T>(work: Promise<T>): Promise<T>;
  /** Registers a pool whose waiting connections are ended on silence. */
  watch(pool: pg.Pool): void;
  close(): Promise<void>;
};

/** Destroys a client's socket: a connection that waits cannot be closed cleanly. */
function cut(client: pg.ClientBase): void {
  client.connection?.stream.destroy(new DatabaseSilentError());
}

/**
 * Probes the database over a connection of its own. A slow statement is left alone, because the
 * probe is still answered. When the probe is not answered, all waiting calls fail at once, and new
 * calls are refused until it answers again. No call hangs, and none pile up.
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

  /** One probe. An error counts as an answer: the database is away and reports it. */
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
      // A probe that was cut off for silence is not an answer.
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
