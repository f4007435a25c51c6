import { afterEach, expect, it, vi } from 'vitest';
import { EARLY_MS, outdateEarly, takeEarly } from './early-calls.ts';

const reply = new Response('early');
const begin = (token: string | null = 'mine') => {
  window.earlyCalls = { '/api/queue': { token, at: Date.now(), reply: Promise.resolve(reply) } };
};

afterEach(() => {
  vi.useRealTimers();
  delete window.earlyCalls;
});

it('returns a call that was begun early, once', async () => {
  begin();
  await expect(takeEarly('/api/queue', 'mine')).resolves.toBe(reply);
  expect(takeEarly('/api/queue', 'mine')).toBeUndefined();
});

it('returns nothing for another address', () => {
  begin();
  expect(takeEarly('/api/queue?doctor=1', 'mine')).toBeUndefined();
});

it('drops a call of another session', () => {
  begin('another');
  expect(takeEarly('/api/queue', 'mine')).toBeUndefined();
  expect(takeEarly('/api/queue', 'another')).toBeUndefined();
});

it('drops a call that is older than live events make up for', () => {
  vi.useFakeTimers();
  begin();
  vi.advanceTimersByTime(EARLY_MS);
  expect(takeEarly('/api/queue', 'mine')).toBeUndefined();
});

it('drops a call that was begun before a change', () => {
  begin();
  outdateEarly();
  expect(takeEarly('/api/queue', 'mine')).toBeUndefined();
});
