import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DisplayBoard } from '#contract/waiting-room/display.ts';
import { followBoard, getBoard } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { apiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { eventDouble } from '#web/testing/event-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const ADDRESS = `/display/${'c'.repeat(22)}`;
const called = (token: number, room: string | null = 'Room 2') => ({
  token,
  room,
  doctor: 'Dr Bose',
  calledAt: '2026-11-21T09:00:00.000Z',
});
const aBoard = (board: Partial<DisplayBoard> = {}): DisplayBoard => ({
  clinic: 'Lotus Clinic',
  timeZone: 'Asia/Kolkata',
  voice: 'english-hindi',
  now: [called(45)],
  next: [
    { token: 46, doctor: null },
    { token: 47, doctor: 'Dr Bose' },
  ],
  waiting: 5,
  ...board,
});

const spoken: string[] = [];

/** A browser that speaks and may sound. */
beforeEach(() => {
  spoken.splice(0);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    speak: ({ lang, text }: { lang: string; text: string }) => spoken.push(`${lang} ${text}`),
  });
  return () => vi.unstubAllGlobals();
});

async function show(board: DisplayBoard = aBoard()) {
  const api = apiDouble();
  api.on(getBoard, board);
  const events = eventDouble(api, followBoard);
  await renderApp(ADDRESS, { api });
  await screen.findByRole('heading', { name: 'Lotus Clinic' });
  await waitFor(() => expect(events.open).toBe(1));
  return { api, events };
}

const now = () => screen.getByRole('region', { name: 'Now' });
const next = () => screen.getByRole('region', { name: 'Next' });

it('shows the called token with room and doctor, the next ones, and how many more wait', async () => {
  await show();
  expect(now().textContent).toBe('Now45Room 2Dr Bose');
  expect(
    within(next())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['46', '47Dr Bose']);
  expect(next().textContent).toContain('and 3 more');
  await expectAccessible();
});

it('shows two tokens of one number, of the day before and of the new one', async () => {
  const one = { token: 1, doctor: 'Dr Bose' };
  const { api, events } = await show(aBoard({ next: [one, { token: 1, doctor: 'Dr Das' }] }));
  const shown = () =>
    within(next())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(['1Dr Bose', '1Dr Das']);
  api.on(getBoard, aBoard({ next: [{ token: 1, doctor: 'Dr Das' }] }));
  await act(async () => events.tell('changed', {}));
  await waitFor(() => expect(shown()).toEqual(['1Dr Das']));
});

it('follows the queue and announces a newly called token in both languages, once', async () => {
  const { api, events } = await show();
  expect(spoken).toEqual([]);
  api.on(getBoard, aBoard({ now: [called(46)], next: [], waiting: 0 }));
  await act(async () => events.tell('changed', {}));
  await waitFor(() => expect(now().textContent).toContain('46Room 2'));
  await waitFor(() =>
    expect(spoken).toEqual(['en-IN Token 46, Room 2.', 'hi-IN टोकन नंबर 46, कमरा नंबर 2.']),
  );
  expect(next().textContent).toContain('No one is waiting.');
  await act(async () => events.tell('changed', {}));
  expect(spoken).toHaveLength(2);
});

it('announces nothing after an outage, when the called patients are inside already', async () => {
  const { api, events } = await show();
  const later = Date.now() + 10 * 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  api.on(getBoard, aBoard({ now: [called(46)] }));
  await act(async () => events.tell('changed', {}));
  await waitFor(() => expect(now().textContent).toContain('46Room 2'));
  expect(spoken).toEqual([]);
  api.on(getBoard, aBoard({ now: [called(47)] }));
  await act(async () => events.tell('changed', {}));
  await waitFor(() => expect(spoken).toHaveLength(2));
  vi.restoreAllMocks();
});

it('keeps the last board without a network, marks it as old, and recovers', async () => {
  const { api, events } = await show();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  api.on(getBoard, loseConnection());
  await act(async () => events.tell('changed', {}));
  expect(await screen.findByText('No connection. This may be old.')).toBeTruthy();
  expect(now().textContent).toContain('45');
  api.on(getBoard, aBoard({ now: [] }));
  await act(async () => events.tell('changed', {}));
  await waitFor(() => expect(now().textContent).toContain('No token is called.'));
  expect(screen.queryByText('No connection. This may be old.')).toBeNull();
});

it('shows nothing of the queue once its address is revoked', async () => {
  const { api, events } = await show();
  api.on(getBoard, fail(404, M.unknownDisplay));
  await act(async () => events.tell('changed', {}));
  expect(await screen.findByText(M.unknownDisplay)).toBeTruthy();
  expect(screen.queryByText('45')).toBeNull();
});

it('offers sound until the browser allows it, and none on a silent display', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Turn on sound' })).toBeTruthy();
});

it('a silent display has no button and no voice', async () => {
  const { api, events } = await show(aBoard({ voice: 'off' }));
  expect(screen.queryByRole('button')).toBeNull();
  api.on(getBoard, aBoard({ voice: 'off', now: [called(46)] }));
  await act(async () => events.tell('changed', {}));
  await waitFor(() => expect(now().textContent).toContain('46'));
  expect(spoken).toEqual([]);
});
