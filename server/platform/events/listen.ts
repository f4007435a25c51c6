import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { ConnectionOptions } from '../db/connect.ts';
import type { CallCounts } from '../http/call-counts.ts';
import type { EventHub } from './hub.ts';
import { CHANNEL, Notice } from './outbox.ts';
import { ToldInOrder } from './told-in-order.ts';

const RETRY_MS = { first: 100, most: 5_000 };
/**
 * A lost network gives no sign, so the connection is probed regularly. A probe without a timely
 * answer means that it is broken.
 */
const PATIENCE = { heartbeatMs: 5_000, answersWithinMs: 5_000 };

/** A server that shows no sign of life for so many heartbeats has stopped, or is cut off. */
const SILENT_AFTER_BEATS = 4;
/** Changes are collected for so long and sent together. */
const COLLECT_MS = 10;
/** The most notices of one statement. */
const NOTICES_AT_ONCE = 100;

/** The counts of calls have a channel of their own. */
const CALLS_CHANNEL = 'openopd_calls';
const TELL_CALLS_MS = 200;
/** A NOTIFY payload has at most 8,000 bytes; a count has about 50. */
const COUNTS_A_NOTICE = 100;
/** More keys than this come from a flood, which limits per key would not stop. */
const MOST_COUNTS = 500;
const CallsNotice = z.object({
  origin: z.string(),
  calls: z.array(z.tuple([z.string(), z.int().positive()])),
});

/** The receivers of other servers' notices, and the counts to send to them. */
export type Listening = { readonly hub: EventHub; readonly calls: CallCounts };

/** Anyone who can connect can send on the channel, so invalid JSON is ignored. */
function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null');
  } catch {
    return null;
  }
}

function hear(
  { channel, payload }: pg.Notification,
  { hub, calls }: Listening,
  told: ToldInOrder,
): void {
  if (channel === CALLS_CHANNEL) {
    const counts = CallsNotice.safeParse(parsed(payload));
    if (counts.success && counts.data.origin !== hub.id) calls.hear(counts.data.calls);
    return;
  }
  const notice = Notice.safeParse(parsed(payload));
  if (!notice.success || notice.data.origin === hub.id) return;
  const { origin, seq, sign } = notice.data;
  if (sign === 'leaving') told.leave(origin);
  else if (seq !== undefined) {
    const arrival = told.hear(origin, { seq, isSign: sign !== undefined, now: performance.now() });
    if (arrival === 'after a gap') hub.resync();
    if (arrival === 'again') return;
  }
  hub.deliver(notice.data);
}

/** Sends notices in one statement, in their order. */
async function send(client: pg.Client, notices: readonly Notice[]): Promise<void> {
  await client.query('SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice', [
    CHANNEL,
    notices.map((notice) => JSON.stringify(notice)),
  ]);
}

/** Sends the notices that wait. */
async function tellChanges(client: pg.Client, { courier }: EventHub): Promise<void> {
  for (;;) {
    const notices = courier.waiting().slice(0, NOTICES_AT_ONCE);
    if (notices.length === 0) return;
    await send(client, notices);
    courier.sent(notices);
  }
}

async function tellCalls(client: pg.Client, { hub, calls }: Listening): Promise<void> {
  const told = calls.toTell().slice(0, MOST_COUNTS);
  for (let from = 0; from < told.length; from += COUNTS_A_NOTICE) {
    const notice = { origin: hub.id, calls: told.slice(from, from + COUNTS_A_NOTICE) };
    await client.query('SELECT pg_notify($1, $2)', [CALLS_CHANNEL, JSON.stringify(notice)]);
  }
}

/**
 * Listens to the notices of all servers on this database over one connection. A broken connection
 * is replaced, and all screens are notified to fetch again, because notices sent meanwhile are lost.
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
  const told = new ToldInOrder();

  async function open(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'openopd events',
      keepAlive: true,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
    });
    fresh.on('notification', (notification) => hear(notification, listening, told));
    // A cut connection emits several errors.
    fresh.on('error', (error) => lose(fresh, error));
    try {
      await fresh.connect();
      // A notice needs no flush to the disk: the changes that it names are committed.
      await fresh.query(`LISTEN ${CHANNEL}; LISTEN ${CALLS_CHANNEL}; SET synchronous_commit = off`);
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
    told.clear();
    hub.deafen();
    reopenLater();
  }

  function reopenLater(): void {
    if (closed) return;
    retry = setTimeout(() => open().then(reopened, reopenLater), delay);
    delay = Math.min(delay * 2, RETRY_MS.most);
  }

  function reopened(): void {
    hub.resync();
    tell();
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

  let telling: Promise<void> | undefined;
  function tell(): void {
    const asked = client;
    if (!asked || telling) return;
    telling = pause(COLLECT_MS)
      .then(() => tellChanges(asked, hub))
      .catch((error: Error) => lose(asked, error))
      .finally(() => {
        telling = undefined;
        if (hub.courier.waiting().length > 0) tell();
      });
  }

  async function beat(asked: pg.Client): Promise<void> {
    await send(asked, [hub.courier.sign('alive')]);
    const since = performance.now() - SILENT_AFTER_BEATS * heartbeatMs;
    if (told.dropSilent(since)) hub.resync();
  }

  await open();
  hub.courier.onAdded(tell);
  const timers = [
    every(heartbeatMs, beat),
    every(TELL_CALLS_MS, (asked) => tellCalls(asked, listening)),
  ];
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      for (const timer of timers) clearInterval(timer);
      await telling;
      const leaving = client;
      if (!leaving) return;
      await tellChanges(leaving, hub)
        .then(() => send(leaving, [hub.courier.sign('leaving')]))
        .catch(() => {});
      await leaving.end();
    },
  };
}
