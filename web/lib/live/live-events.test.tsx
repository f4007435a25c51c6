import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { apiDouble, loseConnection } from '#web/testing/api-double.ts';
import { anId, aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { eventDouble } from '#web/testing/event-double.ts';
import { holdTime, pass } from '#web/testing/timers.ts';
import { queryClient } from '../api/query-client.ts';
import { useApi } from '../api/use-api.ts';
import { endSession, startSession, storedToken } from '../session/session.ts';
import { startLiveEvents } from './live-events.ts';

function Names() {
  const staff = useApi(listStaff, {}, { live: true });
  const health = useApi(getHealth, {});
  return (
    <p>
      {staff.data?.map(({ name }) => name).join(', ')} {health.data?.status}
    </p>
  );
}

let stop: (() => void) | undefined;

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  startSession(anId(), aUser('admin'));
});

afterEach(() => {
  stop?.();
  endSession();
});

function show() {
  const api = apiDouble();
  api.on(listStaff, [aStaffMember({ name: 'Ravi' })]);
  api.on(getHealth, { status: 'ok' });
  const events = eventDouble(api);
  const open = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Names />
      </QueryClientProvider>,
    );
  const start = () => {
    stop = startLiveEvents();
    open();
  };
  return { api, events, open, start };
}

it('refetches only what an event names, once for several events', async () => {
  const { api, events, start } = show();
  start();
  await screen.findByText('Ravi ok');
  api.on(listStaff, [aStaffMember({ name: 'Lata' })]);
  for (const topic of ['settings', 'staff', 'staff'] as const) events.emit({ topic, id: anId() });
  await screen.findByText('Lata ok');
  expect(api.requests(listStaff)).toHaveLength(2);
  expect(api.requests(getHealth)).toHaveLength(1);
});

it('asks its first connection, and no later one, for what changed while the page was read', async () => {
  const { api, events, start } = show();
  start();
  await screen.findByText('Ravi ok');
  events.cut();
  await waitFor(() => expect(events.opened).toBe(2));
  const asked = api.requests(streamEvents).map(({ query }) => query.missed_ms);
  expect(asked).toEqual([10_000, undefined]);
});

it('drops an early reply that is taken only after a change', async () => {
  const { api, events, open } = show();
  const reply = Promise.resolve(Response.json([aStaffMember({ name: 'Asha' })]));
  vi.stubGlobal('earlyCalls', { '/api/staff': { token: storedToken(), at: Date.now(), reply } });
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  stop = startLiveEvents();
  await waitFor(() => expect(invalidate).toHaveBeenCalledTimes(1));
  events.emit({ topic: 'staff', id: anId() });
  await waitFor(() => expect(invalidate).toHaveBeenCalledTimes(2));
  open();
  await screen.findByText('Ravi ok');
  expect(api.requests(listStaff)).toHaveLength(1);
});

it('refetches everything after a gap', async () => {
  const { api, events, start } = show();
  start();
  await screen.findByText('Ravi ok');
  events.say('ready');
  await waitFor(() => expect(api.requests(listStaff)).toHaveLength(2));
  await waitFor(() => expect(api.requests(getHealth)).toHaveLength(2));
});

it('refetches failed and older queries on the first connection', async () => {
  holdTime();
  const { api, start } = show();
  api.on(getHealth, loseConnection());
  api.on(streamEvents, loseConnection());
  start();
  await screen.findByText('Ravi');
  await pass(5_000);
  const failed = api.requests(getHealth).length;

  api.on(getHealth, { status: 'ok' });
  eventDouble(api);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Ravi ok');
  expect(api.requests(getHealth)).toHaveLength(failed + 1);
  // Read five seconds before: no event named the changes since then.
  expect(api.requests(listStaff)).toHaveLength(2);
});

it('polls live queries every 10 s while the stream is down, and stops when it is back', async () => {
  holdTime();
  const { api, start } = show();
  api.on(streamEvents, loseConnection());
  start();
  await screen.findByText('Ravi ok');
  await pass(10_000);
  expect(api.requests(listStaff)).toHaveLength(2);
  await pass(10_000);
  expect(api.requests(listStaff)).toHaveLength(3);
  expect(api.requests(getHealth)).toHaveLength(1);

  eventDouble(api);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1_000);
  const readings = api.requests(listStaff).length;
  await pass(25_000);
  expect(api.requests(listStaff)).toHaveLength(readings);
});

it('polls after a live stream has broken, and for the next user whose role has no stream', async () => {
  holdTime();
  const { api, events, start } = show();
  start();
  await screen.findByText('Ravi ok');
  await pass(25_000);
  expect(api.requests(listStaff)).toHaveLength(1);

  api.on(streamEvents, loseConnection());
  events.cut();
  await pass(0);
  const readings = api.requests(listStaff).length;
  await pass(10_000);
  expect(api.requests(listStaff)).toHaveLength(readings + 1);

  eventDouble(api);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1_000);
  stop?.();
  const before = api.requests(listStaff).length;
  await pass(20_000);
  expect(api.requests(listStaff)).toHaveLength(before + 2);
});

it('the cache is cleared at the end of the session', async () => {
  const { start } = show();
  start();
  await screen.findByText('Ravi ok');
  expect(queryClient.getQueryCache().getAll()).not.toHaveLength(0);
  act(() => endSession());
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
