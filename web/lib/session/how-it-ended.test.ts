import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import { store } from '#web/testing/pages/stored-session.ts';
import {
  currentSession,
  endSession,
  followOtherTabs,
  howItEnded,
  startSession,
  storedToken,
} from './session.ts';

const USER = aUser('doctor');
beforeEach(() => endSession());

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

  it('forgets how it ended once another tab has signed in', async () => {
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
