import { expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import type { recoverDrafts } from './draft-mirror.ts';

it('leaves the drafts of a running tab to it, and reads those of a closed and of a killed one', async () => {
  // The page of an earlier test has met its tabs already.
  vi.resetModules();
  const { startSession } = await import('./session.ts');
  const { isRunning, meetTabs } = await import('./live-tabs.ts');
  const { readTabDrafts, writeOwnDraft } = await import('./tab-drafts.ts');
  const user = aUser('receptionist');
  startSession('t', user);
  for (const tab of ['0-closed', '1-killed', '2-other']) {
    localStorage.setItem(`openopd.draft.${user.id}.case@${tab}`, `"${tab}"`);
  }
  writeOwnDraft('case', 'Mine');
  // A page that was killed leaves its mark.
  for (const tab of ['1-killed', '2-other']) localStorage.setItem(`openopd.tab.${tab}`, '');
  const other = new BroadcastChannel('openopd.tabs');
  onTestFinished(() => other.close());
  other.onmessage = () => other.postMessage({ tab: '2-other', says: 'runs' });
  await meetTabs();
  const drafts = () => readTabDrafts('case').map(({ draft }) => draft);
  expect(drafts()).toEqual(['0-closed', '1-killed', 'Mine']);
  expect(localStorage.getItem('openopd.tab.1-killed')).toBeNull();
  other.postMessage({ tab: '2-other', says: 'leaves' });
  await vi.waitFor(() => expect(isRunning('2-other')).toBe(false));
  expect(drafts()).toEqual(['0-closed', '1-killed', '2-other', 'Mine']);
  // A killed page is forgotten when the next one asks.
  other.postMessage({ tab: '2-other', says: 'runs' });
  await vi.waitFor(() => expect(isRunning('2-other')).toBe(true));
  other.onmessage = null;
  other.postMessage({ tab: '3-next', says: 'asks' });
  await vi.waitFor(() => expect(isRunning('2-other')).toBe(false));
});

it('does not hold up the page when drafts take long to recover, and offers them later', async () => {
  vi.resetModules();
  let end = (_: boolean): void => undefined;
  const recovery = vi.fn<typeof recoverDrafts>(() => new Promise((resolve) => (end = resolve)));
  vi.doMock('./draft-mirror.ts', () => ({ recoverDrafts: recovery }));
  onTestFinished(() => {
    vi.doUnmock('./draft-mirror.ts');
  });
  const { meetTabs, offerLeft } = await import('./live-tabs.ts');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const met = meetTabs();
  const offer = vi.fn();
  offerLeft(offer);
  await vi.waitFor(() => expect(recovery).toHaveBeenCalled());
  const isLate = (): boolean | undefined => recovery.mock.calls[0]?.[0].isLate();
  expect(isLate()).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  await met;
  expect(isLate()).toBe(true);
  expect(offer).toHaveBeenCalledOnce();
  end(true);
  await vi.waitFor(() => expect(offer).toHaveBeenCalledTimes(2));
});
