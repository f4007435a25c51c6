import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import { store } from '#web/testing/pages/stored-session.ts';
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

describe('restoreSession', () => {
  it('restores a stored session', async () => {
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

it('notifies its watchers once per change', () => {
  const watcher = vi.fn();
  onTestFinished(watchSession(watcher));
  endSession();
  expect(watcher).not.toHaveBeenCalled();
  startSession('t', USER);
  updateOwnUser({ name: 'New Name' });
  endSession();
  expect(watcher).toHaveBeenCalledTimes(3);
});

it('notifies no watcher when the data of the person stays the same', () => {
  startSession('t', USER);
  const watcher = vi.fn();
  onTestFinished(watchSession(watcher));
  const { name, email } = USER;
  updateOwnUser({ name, email, second_factor_demand: undefined });
  expect(watcher).not.toHaveBeenCalled();
  expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toEqual(USER);
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

it('leaves a session that another tab is still storing', async () => {
  onTestFinished(followOtherTabs());
  // The keys of another process arrive one by one.
  store(null, JSON.stringify(USER));
  window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }));
  await Promise.resolve();
  expect(localStorage.getItem('currentUser')).not.toBeNull();
  localStorage.removeItem('currentUser');
  store('t', null);
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  await Promise.resolve();
  expect(localStorage.getItem('authToken')).toBe('t');
  store(null, JSON.stringify(USER));
  window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }));
  await vi.waitFor(() => expect(currentSession()?.token).toBe('t'));
});

it('stores the token last: with it, the other tabs have the whole session', () => {
  const written = vi.spyOn(localStorage, 'setItem');
  onTestFinished(() => written.mockRestore());
  startSession('t', USER);
  expect(written.mock.calls.map(([key]) => key)).toEqual(['currentUser', 'authToken']);
});
