import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import { recoverDrafts } from './draft-mirror.ts';
import type { Change, DraftStore } from './draft-store.ts';
import { mirrorDrafts, removeDrafts, watchDraft, writeDraft } from './drafts.ts';
import { endSession, startSession } from './session.ts';

let user = aUser('doctor');
const keyOf = (name: string) => `openopd.draft.${user.id}.${name}`;

let entries: Map<string, Change>;

/** A store that keeps its entries in `entries`. */
const storeInMemory = (): DraftStore => ({
  readAll: async () => [...entries].map(([key, change]) => ({ key, ...change })),
  write: async (changes) => {
    for (const [key, change] of changes) {
      if (change === null) entries.delete(key);
      else entries.set(key, change);
    }
  },
  removeTexts: async (prefix) => {
    for (const [key, { stored }] of entries) {
      if (key.startsWith(prefix) && stored !== null) entries.delete(key);
    }
  },
  drop: () => entries.clear(),
});
const open = async () => storeInMemory();
const texts = () => [...entries].filter(([, { stored }]) => stored !== null).map(([key]) => key);
const start = (pages: { running?: string[]; isLate?: () => boolean } = {}, opening = open) =>
  recoverDrafts(
    { running: new Set(pages.running), own: 'own', isLate: pages.isLate ?? (() => false) },
    opening,
  );

beforeEach(() => {
  entries = new Map();
  user = aUser('doctor');
  startSession('t', user);
  onTestFinished(() => {
    mirrorDrafts(undefined);
    endSession();
  });
});

it('recovers what is newer than the storage, and removes texts that the storage no longer has', async () => {
  localStorage.setItem('openopd.drafts-at', '10');
  localStorage.setItem(keyOf('case@kept'), '"kept"');
  localStorage.setItem(keyOf('case@removed'), '"removed"');
  entries.set(keyOf('case@kept'), { stored: '"outdated"', at: 9 });
  entries.set(keyOf('case@signed-out'), { stored: '"patient"', at: 9 });
  entries.set(keyOf('case@running'), { stored: '"running"', at: 9 });
  entries.set(keyOf('note@running.1'), { stored: '"running"', at: 9 });
  entries.set(keyOf('case@killed'), { stored: '"killed"', at: 11 });
  entries.set(keyOf('case@removed'), { stored: null, at: 11 });
  await start({ running: ['running'] });
  expect(localStorage.getItem(keyOf('case@kept'))).toBe('"kept"');
  expect(localStorage.getItem(keyOf('case@killed'))).toBe('"killed"');
  expect(localStorage.getItem(keyOf('case@removed'))).toBeNull();
  expect([...entries.keys()]).toEqual(
    ['case@kept', 'case@running', 'note@running.1', 'case@killed'].map(keyOf),
  );
});

describe('on signing out', () => {
  it('the texts of the person are removed, with those that the storage lacks', async () => {
    await start();
    writeDraft('case@own', 'typed');
    await vi.waitFor(() => expect(texts()).toEqual([keyOf('case@own')]));
    entries.set(keyOf('case@lost'), { stored: '"lost"', at: 1 });
    entries.set('openopd.draft.colleague.case@own', { stored: '"theirs"', at: 1 });
    removeDrafts();
    await vi.waitFor(() => expect(texts()).toEqual(['openopd.draft.colleague.case@own']));
    // The browser may not have written the removal out yet.
    expect(entries.get(keyOf('case@own'))?.stored).toBeNull();
  });

  it('in another tab, a text that was still to be written is removed behind it', async () => {
    let opened = (_: DraftStore): void => undefined;
    const starting = start({}, () => new Promise((resolve) => (opened = resolve)));
    writeDraft('case@own', 'typed');
    const key = keyOf('case@own');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    opened(storeInMemory());
    await starting;
    await vi.waitFor(() => expect(entries.get(key)?.stored).toBeNull());
  });
});

describe('from a store that opens after forms have read their drafts', () => {
  const slow = () => {
    let opened = (_: DraftStore): void => undefined;
    const starting = start(
      { isLate: () => true },
      () => new Promise((resolve) => (opened = resolve)),
    );
    return { starting, open: () => opened(storeInMemory()) };
  };
  let killed: string;
  beforeEach(() => {
    killed = keyOf('case@killed');
    localStorage.setItem('openopd.drafts-at', '10');
    entries.set(killed, { stored: '"killed"', at: 11 });
  });

  it('recovers drafts of ended pages, although this page has drafts of its own since', async () => {
    const watcher = vi.fn();
    onTestFinished(watchDraft('case', watcher));
    const { starting, open: openNow } = slow();
    writeDraft('case@own', 'typed');
    openNow();
    expect(await starting).toBe(true);
    expect(localStorage.getItem(killed)).toBe('"killed"');
    expect(watcher).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(entries.get(keyOf('case@own'))?.stored).toBe('"typed"'));
  });

  it('leaves a draft alone that this page has changed or discarded since', async () => {
    const { starting, open: openNow } = slow();
    localStorage.setItem(killed, '"older"');
    writeDraft('case@killed', null);
    openNow();
    expect(await starting).toBe(false);
    expect(localStorage.getItem(killed)).toBeNull();
  });

  it('brings back no text of a person who has signed out meanwhile', async () => {
    const { starting, open: openNow } = slow();
    removeDrafts();
    openNow();
    await starting;
    expect(localStorage.getItem(killed)).toBeNull();
    await vi.waitFor(() => expect(texts()).toEqual([]));
  });

  it('recovers nothing that the storage has newer', async () => {
    localStorage.setItem('openopd.drafts-at', '12');
    const { starting, open: openNow } = slow();
    openNow();
    expect(await starting).toBe(false);
    expect(localStorage.getItem(killed)).toBeNull();
  });
});

it('a draft that is not there is not removed', async () => {
  await start();
  writeDraft('case@own', null);
  writeDraft('note@own', 'typed');
  await vi.waitFor(() => expect([...entries.keys()]).toContain(keyOf('note@own')));
  expect([...entries.keys()]).toEqual([keyOf('note@own')]);
});
