import pg from 'pg';
import type { ConnectionOptions } from '../db/connect.ts';
import type { EventHub } from './hub.ts';
import { CHANNEL, Notice } from './outbox.ts';

const RETRY_MS = { first: 100, most: 5_000 };

/** Anybody who may connect may send on the channel; what is no JSON is nobody's notice. */
function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Listens to what every server on this database tells, over one connection of its own. When that
 * breaks it is made anew, and all screens are told to fetch again, since notices sent meanwhile
 * are lost.
 */
export async function listen(
  connection: ConnectionOptions,
  hub: EventHub,
  onError: (error: Error) => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let delay = RETRY_MS.first;

  async function open(): Promise<void> {
    const fresh = new pg.Client({
      ...connection,
      application_name: 'openopd events',
      keepAlive: true,
    });
    fresh.on('notification', ({ payload }) => {
      const notice = Notice.safeParse(parsed(payload));
      if (notice.success && notice.data.origin !== hub.id) hub.deliver(notice.data);
    });
    // A connection that is cut reports it more than once.
    fresh.on('error', (error) => {
      onError(error);
      reopenLater(fresh);
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
    delay = RETRY_MS.first;
  }

  function reopenLater(broken?: pg.Client): void {
    if (closed || retry) return;
    broken?.end().catch(() => {});
    retry = setTimeout(() => {
      retry = undefined;
      open().then(
        () => hub.resync(),
        () => reopenLater(),
      );
    }, delay);
    delay = Math.min(delay * 2, RETRY_MS.most);
  }

  await open();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
