import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/people.ts';
import {
  currentSession,
  endSession,
  followOtherTabs,
  restoreSession,
  startSession,
  updateOwnUser,
  watchSession,
} from './session.ts';

const USER = aUser('doctor');

beforeEach(() => endSession());

function store(token: string | null, user: string | null): void {
  if (token !== null) localStorage.setItem('authToken', token);
  if (user !== null) localStorage.setItem('currentUser', user);
}

describe('restoreSession', () => {
  it('takes up a stored session', async () => {
    store('t', JSON.stringify({ ...USER, added_later: 1 }));
    await restoreSession();
    expect(currentSession()).toEqual({ token: 't', user: USER, fresh: false });
  });

  it.each([
    ['no token', null, JSON.stringify(USER)],
    ['no person', 't', null],
    ['no JSON', 't', '{'],
    ['another shape', 't', '{"name":"Asha"}'],
    ['an unknown role', 't', JSON.stringify({ ...USER, role: 'king' })],
  ])('clears both when there is %s', async (_, token, user) => {
    store(token, user);
    await restoreSession();
    expect(currentSession()).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});

it('a new session is stored under the names of the specification', () => {
  startSession('t', USER);
  expect(localStorage.getItem('authToken')).toBe('t');
  expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual(USER);
  expect(currentSession()?.fresh).toBe(true);
});

it('tells its watchers once a change', () => {
  const watcher = vi.fn();
  onTestFinished(watchSession(watcher));
  endSession();
  expect(watcher).not.toHaveBeenCalled();
  startSession('t', USER);
  updateOwnUser({ name: 'New Name' });
  endSession();
  expect(watcher).toHaveBeenCalledTimes(3);
});

it('follows the other tabs', async () => {
  onTestFinished(followOtherTabs());
  store('t', JSON.stringify(USER));
  window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }));
  await vi.waitFor(() => expect(currentSession()?.user.id).toBe(USER.id));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'unrelated' }));
  expect(currentSession()).not.toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  await vi.waitFor(() => expect(currentSession()).toBeNull());
});
