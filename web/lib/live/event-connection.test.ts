import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { type ApiDouble, apiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { type EventDouble, eventDouble } from '#web/testing/event-double.ts';
import { endSession, startSession, storedToken } from '../session/session.ts';
import { openEventStream, waitBeforeRetry } from './event-connection.ts';
import type { ServerEvent } from './event-stream.ts';
import { AWAY_MS } from './page-away.ts';

let statuses: string[];
let received: ServerEvent[];
let close: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  statuses = [];
  received = [];
  startSession('token', aUser('doctor'));
});

afterEach(() => {
  close?.();
  close = undefined;
  vi.useRealTimers();
  endSession();
});

/** Opens the stream and flushes pending work without advancing the retry timer. */
async function open(api: ApiDouble, answerFirst = true): Promise<EventDouble> {
  const events = answerFirst ? eventDouble(api) : eventDouble(apiDoubleOfNothing);
  close = openEventStream({
    onStatus: (status) => statuses.push(status),
    onEvent: (event) => received.push(event),
  });
  await vi.advanceTimersByTimeAsync(0);
  return events;
}
const apiDoubleOfNothing: ApiDouble = {
  on: () => {},
  onRaw: () => {},
  isAnswered: () => false,
  requests: () => [],
};

it('sends the token and passes events on', async () => {
  const api = apiDouble();
  const events = await open(api);
  const change = { topic: 'queue', id: anId() } as const;
  events.emit(change);
  await vi.advanceTimersByTimeAsync(0);

  expect(statuses).toEqual(['reconnecting', 'live']);
  expect(received).toEqual([
    { event: 'ready', data: '{}' },
    { event: 'changed', data: JSON.stringify(change) },
  ]);
  const [request] = api.requests(streamEvents);
  expect(request?.headers.get('Authorization')).toBe('Bearer token');
  expect(request?.headers.get('Accept')).toBe('text/event-stream');
});

it.each(['cut', 'ended'] as const)('reconnects after the stream was %s', async (how) => {
  const events = await open(apiDouble());
  if (how === 'cut') events.cut();
  else events.say('ended');
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(statuses.at(-1)).toBe('live');
  expect(events.opened).toBe(2);
  expect(events.open).toBe(1);
});

it('is offline after three failed attempts, and retries at once when the network is back', async () => {
  const api = apiDouble();
  api.on(streamEvents, loseConnection());
  await open(api, false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(statuses.at(-1)).toBe('offline');

  const tries = api.requests(streamEvents).length;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(api.requests(streamEvents)).toHaveLength(tries + 1);

  eventDouble(api);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses.at(-1)).toBe('live');
});

it('treats a silent stream as broken', async () => {
  const events = await open(apiDouble());
  await vi.advanceTimersByTimeAsync(37_000);
  expect(events.opened).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(events.opened).toBe(2);
  expect(statuses.at(-1)).toBe('live');
});

it('ends with the session, and stops reconnecting', async () => {
  const api = apiDouble();
  api.on(streamEvents, fail(401, 'Unauthorized'));
  await open(api, false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.requests(streamEvents)).toHaveLength(1);
  expect(storedToken()).toBeNull();
});

it('is closed permanently', async () => {
  const events = await open(apiDouble());
  close?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events.open).toBe(0);
  expect(events.opened).toBe(1);
});

it('closes while the page is away, and opens again with it', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const turn = async (isHidden: boolean, milliseconds: number): Promise<void> => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  const events = await open(apiDouble());
  await turn(true, AWAY_MS - 1);
  await turn(false, AWAY_MS);
  expect([events.opened, events.open]).toEqual([1, 1]);

  await turn(true, AWAY_MS);
  expect(events.open).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events.opened).toBe(1);
  await turn(false, 0);
  expect([events.opened, events.open]).toEqual([2, 1]);

  // Kept for the Back button.
  window.dispatchEvent(new Event('pagehide'));
  expect(events.open).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect([events.opened, events.open]).toEqual([3, 1]);
  expect(new Set(statuses)).toEqual(new Set(['reconnecting', 'live']));
  hidden.mockRestore();
});

it('backs off with jitter, up to half a minute', () => {
  expect([1, 2, 3].map((failures) => waitBeforeRetry(failures, 1))).toEqual([1_000, 2_000, 4_000]);
  expect(waitBeforeRetry(1, 0)).toBe(500);
  expect(waitBeforeRetry(100, 1)).toBe(30_000);
});
