import { expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import { announceTab, isRunning } from './live-tabs.ts';
import { startSession } from './session.ts';
import { readTabDrafts, writeOwnDraft } from './tab-drafts.ts';

it('leaves the drafts of a running tab to it, and reads them once it has left', async () => {
  const user = aUser('receptionist');
  startSession('t', user);
  localStorage.setItem(`openopd.draft.${user.id}.case@1-other`, '"Theirs"');
  localStorage.setItem(`openopd.draft.${user.id}.case@0-closed`, '"Left"');
  writeOwnDraft('case', 'Mine');
  const other = new BroadcastChannel('openopd.tabs');
  onTestFinished(() => other.close());
  other.onmessage = () => other.postMessage({ tab: '1-other', says: 'runs' });
  onTestFinished(announceTab());
  await vi.waitFor(() => expect(isRunning('1-other')).toBe(true));
  const drafts = () => readTabDrafts('case').map(({ draft }) => draft);
  expect(drafts()).toEqual(['Left', 'Mine']);
  other.postMessage({ tab: '1-other', says: 'leaves' });
  await vi.waitFor(() => expect(isRunning('1-other')).toBe(false));
  expect(drafts()).toEqual(['Left', 'Theirs', 'Mine']);
  // A page that was killed does not leave: it is forgotten when the next one asks.
  other.postMessage({ tab: '1-other', says: 'runs' });
  await vi.waitFor(() => expect(isRunning('1-other')).toBe(true));
  other.onmessage = null;
  other.postMessage({ tab: '2-next', says: 'asks' });
  await vi.waitFor(() => expect(isRunning('1-other')).toBe(false));
});
