import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import { store } from '#web/testing/pages/stored-session.ts';
import {
  currentSession,
  endSession,
  followOtherTabs,
  restoreSession,
  setLocked,
  startSession,
  storedToken,
  updateOwnUser,
} from './session.ts';

const USER = aUser('doctor');
beforeEach(() => endSession());

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
