import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import {
  currentSession,
  endSession,
  followOtherTabs,
  howItEnded,
  restoreSession,
  setLocked,
  startSession,
  storedToken,
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

describe('howItEnded', () => {
  it.each([
    ['server', 'server'],
    ['elsewhere', undefined],
  ] as const)('the other tabs receive that it was ended by or: %s', (ending, by) => {
    startSession('t', USER);
    const written = vi.spyOn(localStorage, 'setItem');
    endSession(by);
    expect(written.mock.calls).toEqual([['openopd.ended', ending]]);
    // Nothing is kept, and a late response sends nothing.
    expect(localStorage.length).toBe(0);
    endSession('server');
    expect(written).toHaveBeenCalledOnce();
  });

  it('does not keep the session where the storage is full', () => {
    startSession('t', USER);
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    endSession('server');
    expect(currentSession()).toBeNull();
    expect(storedToken()).toBeNull();
    expect(howItEnded()).toBe('server');
  });

  it('a tab that follows another sends nothing itself', async () => {
    onTestFinished(followOtherTabs());
    startSession('t', USER);
    const written = vi.spyOn(localStorage, 'setItem');
    localStorage.removeItem('authToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    await vi.waitFor(() => expect(currentSession()).toBeNull());
    expect(written).not.toHaveBeenCalled();
    expect(howItEnded()).toBeUndefined();
  });

  it('is no longer true once another tab has signed in', async () => {
    onTestFinished(followOtherTabs());
    startSession('t', USER);
    endSession('server');
    expect(howItEnded()).toBe('server');
    store('t2', JSON.stringify(USER));
    window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }));
    await vi.waitFor(() => expect(currentSession()?.token).toBe('t2'));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    await vi.waitFor(() => expect(currentSession()).toBeNull());
    expect(howItEnded()).toBeUndefined();
  });

  it('stays false when the server refuses a late call of a person who has signed out', () => {
    startSession('t', USER);
    endSession();
    endSession('server');
    expect(howItEnded()).toBeUndefined();
  });
});

describe('on a shared computer', () => {
  const SHARED = aUser('doctor', { lock_after_minutes: 5 });

  it('the session stays in the tab, so that it goes with the browser', async () => {
    startSession('t', SHARED);
    expect([localStorage.getItem('authToken'), localStorage.getItem('currentUser')]).toEqual([
      null,
      null,
    ]);
    expect(storedToken()).toBe('t');
    await restoreSession();
    expect(currentSession()).toMatchObject({ token: 't', fresh: false });
    // The browser was closed: the tab's storage is gone, and no other tab has it.
    sessionStorage.clear();
    await restoreSession();
    expect(currentSession()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('a tab restored later by the browser does not count as a reload', async () => {
    startSession('t', SHARED);
    sessionStorage.setItem('openopd.leftAt', String(Date.now() - 60_000));
    await restoreSession();
    expect([currentSession(), storedToken()]).toEqual([null, null]);
  });

  it('a second tab receives the session, and ends with it', async () => {
    startSession('t', SHARED);
    await vi.waitFor(() => expect(sessionStorage.getItem('openopd.shared')).not.toBeNull());
    const name = sessionStorage.getItem('openopd.shared')!;
    const [token, user] = ['authToken', 'currentUser'].map((key) => sessionStorage.getItem(key)!);
    // The other tab has its own storage.
    sessionStorage.clear();
    const first = new BroadcastChannel('openopd.shared');
    onTestFinished(() => first.close());
    first.onmessage = () => first.postMessage({ hand: name, values: [token, user, name] });
    await restoreSession();
    expect(currentSession()).toMatchObject({ token: 't', user: { id: SHARED.id } });
    localStorage.removeItem('openopd.shared');
    await restoreSession();
    expect([currentSession(), storedToken()]).toEqual([null, null]);
  });

  it('a second tab that asks before the first one listens receives the session, too', async () => {
    startSession('t', SHARED);
    await vi.waitFor(() => expect(sessionStorage.getItem('openopd.shared')).not.toBeNull());
    const name = sessionStorage.getItem('openopd.shared')!;
    const values = ['t', JSON.stringify(SHARED), name];
    sessionStorage.clear();
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    onTestFinished(() => posted.mockRestore());
    const restored = restoreSession();
    await vi.waitFor(() => expect(posted).toHaveBeenCalledWith({ ask: name }));
    const first = new BroadcastChannel('openopd.shared');
    onTestFinished(() => first.close());
    first.onmessage = () => first.postMessage({ hand: name, values });
    await restored;
    expect(currentSession()?.token).toBe('t');
    expect(localStorage.getItem('openopd.shared')).toBe(name);
  });

  it('a frozen tab leaves the session that another person has started since', async () => {
    startSession('t', SHARED);
    onTestFinished(followOtherTabs());
    // In the other tab one person signs out and another one signs in, before this tab goes on.
    localStorage.clear();
    store('t2', JSON.stringify(USER));
    window.dispatchEvent(new StorageEvent('storage', { key: 'openopd.shared' }));
    await vi.waitFor(() => expect(currentSession()?.token).toBe('t2'));
    expect(localStorage.getItem('authToken')).toBe('t2');
    expect(sessionStorage.length).toBe(0);
  });

  it('is stored as usual once the clinic switches it off, and locked in every tab', () => {
    startSession('t', SHARED);
    onTestFinished(followOtherTabs());
    localStorage.setItem('openopd.locked', '1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'openopd.locked' }));
    expect(currentSession()?.locked).toBe(true);
    setLocked(false);
    expect(localStorage.getItem('openopd.locked')).toBeNull();
    updateOwnUser({ lock_after_minutes: undefined });
    expect([localStorage.getItem('authToken'), sessionStorage.length]).toEqual(['t', 0]);
  });
});
