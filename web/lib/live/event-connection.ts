import { HEARTBEAT_SECONDS, streamEvents } from '#contract/events/events.endpoints.ts';
import { openCall } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { readEvents, type ServerEvent } from './event-stream.ts';
import type { LiveStatus } from './live-status.ts';
import { watchPage } from './page-away.ts';

const SILENCE_MS = HEARTBEAT_SECONDS * 2_500;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const FAILURES_UNTIL_OFFLINE = 3;

type Listener = {
  /** Opens the stream; that of the clinic if left out. */
  open?: (signal: AbortSignal) => Promise<Response>;
  /** For the clinic's stream: how far back it is asked for changes. */
  missedMs?: () => number | undefined;
  /** Also open while the page is away: a display announces aloud behind another window. */
  isAlwaysOpen?: boolean;
  onStatus: (status: LiveStatus) => void;
  onEvent: (event: ServerEvent) => void;
};

/** Exponential backoff with jitter, so that a clinic's screens do not all reconnect at once. */
export function waitBeforeRetry(failures: number, random = Math.random()): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest / 2 + (longest / 2) * random;
}

/** A wait that can be ended early. */
function aWait() {
  let end: () => void = () => {};
  return {
    wait: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: (): void => end(),
  };
}

const openClinicStream = (signal: AbortSignal, missed_ms?: number): Promise<Response> =>
  openCall(
    streamEvents,
    { query: { missed_ms } },
    { signal, headers: { Accept: 'text/event-stream' } },
  );

/**
 * Keeps an event stream open, reconnecting when it breaks, until the returned function is called. It is closed while
 * the page is away: a browser opens six connections to a server, and a seventh call would wait for a hidden tab.
 */
export function openEventStream({
  missedMs = () => undefined,
  open = (signal) => openClinicStream(signal, missedMs()),
  isAlwaysOpen = false,
  onStatus,
  onEvent,
}: Listener): () => void {
  const closed = new AbortController();
  let failures = 0;
  const retry = aWait();
  let endStream: () => void = () => {};
  let hasLeft = false;
  const leave = (): void => {
    hasLeft = true;
    endStream();
    // Polled from its return on, until the new stream is there.
    onStatus('reconnecting');
  };
  const page = isAlwaysOpen ? undefined : watchPage(leave);

  const listen = async (): Promise<void> => {
    const connection = new AbortController();
    endStream = () => connection.abort();
    const signal = AbortSignal.any([closed.signal, connection.signal]);
    let silence = setTimeout(() => connection.abort(), SILENCE_MS);
    const alive = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENCE_MS);
    };
    try {
      const response = await open(signal);
      if (!response.body) return;
      for await (const event of readEvents(response.body, alive)) {
        if (event.event === 'ready') {
          failures = 0;
          onStatus('live');
        }
        // Also sent when the server restarts: the next attempt shows whether the session is still valid.
        if (event.event === 'ended') return;
        onEvent(event);
      }
    } finally {
      clearTimeout(silence);
      connection.abort();
    }
  };

  const keepListening = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      if (page?.isAway()) await page.shown();
      hasLeft = false;
      const refused = await listen().then(() => false, isRefusal);
      if (refused || closed.signal.aborted) return;
      if (hasLeft) continue;
      failures += 1;
      const seemsOffline = !navigator.onLine || failures >= FAILURES_UNTIL_OFFLINE;
      onStatus(seemsOffline ? 'offline' : 'reconnecting');
      await retry.wait(waitBeforeRetry(failures));
    }
  };

  const onOnline = (): void => retry.end();
  window.addEventListener('online', onOnline);
  onStatus('reconnecting');
  void keepListening();

  return () => {
    window.removeEventListener('online', onOnline);
    page?.stop();
    closed.abort();
    retry.end();
  };
}

/** A retry cannot help: the session is over, or its role has no stream. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
