import pg from 'pg';
import { z } from 'zod';
import type { ConnectionOptions } from '../db/connect.ts';
import type { CallCounts } from '../http/call-counts.ts';
import type { EventHub } from './hub.ts';
import { CHANNEL, Notice } from './outbox.ts';

const RETRY_MS = { first: 100, most: 5_000 };
/**
 * A network that has gone says nothing: the connection is asked now and then whether it stands, and
 * one that does not answer in time is a broken one.
 */
const PATIENCE = { heartbeatMs: 5_000, answersWithinMs: 5_000 };

/** How many calls each server has let through travels beside the notices. */
const CALLS_CHANNEL = 'openopd_calls';
const TELL_CALLS_MS = 200;
/** A payload of NOTIFY holds at most 8,000 bytes; a count is about 50. */
const COUNTS_A_NOTICE = 100;
/** More keys than that are not one client's but a flood's, which no count by key would stop. */
const MOST_COUNTS = 500;
const CallsNotice = z.object({
  origin: z.string(),
  calls: z.array(z.tuple([z.string(), z.int().positive()])),
});

/** Whom the news of other servers concerns, and who has news for them. */
export type Listening = { readonly hub: EventHub; readonly calls: CallCounts };

/** Anybody who may connect may send on the channel; what is no JSON is nobody's notice. */
function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null');
  } catch {
    return null;
  }
}

function hear({ channel, payload }: pg.Notification, { hub, calls }: Listening): void {
  if (channel === CALLS_CHANNEL) {
    const told = CallsNotice.safeParse(parsed(payload));
    if (told.success && told.data.origin !== hub.id) calls.hear(told.data.calls);
    return;
  }
  const notice = Notice.safeParse(parsed(payload));
  if (notice.success && notice.data.origin !== hub.id) hub.deliver(notice.data);
}

async function tellCalls(client: pg.Client, { hub, calls }: Listening): Promise<void> {
  const told = calls.toTell().slice(0, MOST_COUNTS);
  for (let from = 0; from < told.length; from += COUNTS_A_NOTICE) {
    const notice = { origin: hub.id, calls: told.slice(from, from + COUNTS_A_NOTICE) };
    await client.query('SELECT pg_notify($1, $2)', [CALLS_CHANNEL, JSON.stringify(notice)]);
  }
}

/**
 * Listens to what every server on this database tells, over one connection of its own. When that
 * breaks it is made anew, and all screens are told to fetch again, since notices sent meanwhile
 * are lost.
 */
export async function listen(
  connection: ConnectionOptions,
  listening: Listening,
  onError: (error: Error) => void,
  { heartbeatMs, answersWithinMs } = PATIENCE,
): Promise<{ close(): Promise<void> }> {
  const { hub } = listening;
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let delay = RETRY_MS.first;

  async function open(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'openopd events',
      keepAlive: true,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
    });
    fresh.on('notification', (notification) => hear(notification, listening));
    // A connection that is cut reports it more than once.
    fresh.on('error', (error) => lose(fresh, error));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${CALLS_CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    if (closed) await fresh.end();
    client = fresh;
    delay = RETRY_MS.first;
  }

  function lose(broken: pg.Client, error: Error): void {
    if (closed) return;
    onError(error);
    broken.end().catch(() => {});
    if (client !== broken) return;
    client = undefined;
    hub.deafen();
    reopenLater();
  }

  function reopenLater(): void {
    if (closed) return;
    retry = setTimeout(() => open().then(() => hub.resync(), reopenLater), delay);
    delay = Math.min(delay * 2, RETRY_MS.most);
  }

  function every(milliseconds: number, work: (client: pg.Client) => Promise<unknown>) {
    let isBusy = false;
    return setInterval(() => {
      const asked = client;
      if (!asked || isBusy) return;
      isBusy = true;
      work(asked)
        .catch((error: Error) => lose(asked, error))
        .finally(() => {
          isBusy = false;
        });
    }, milliseconds).unref();
  }

  await open();
  const timers = [
    every(heartbeatMs, (asked) => asked.query('SELECT 1')),
    every(TELL_CALLS_MS, (asked) => tellCalls(asked, listening)),
  ];
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      for (const timer of timers) clearInterval(timer);
      await client?.end();
    },
  };
}
