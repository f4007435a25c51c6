import { draftNames } from '#web/lib/session/drafts.ts';
import { meetTabs } from '#web/lib/session/live-tabs.ts';
import { readTabDrafts } from '#web/lib/session/tab-drafts.ts';
import { correctionName } from './correction-name.ts';

const PREFIX = correctionName('');

/** The ids of patients with an edit that a closed page left neither saved nor cancelled. */
export async function findLeftEdits(): Promise<ReadonlySet<string>> {
  await meetTabs();
  const ids = draftNames().flatMap((name) =>
    name.startsWith(PREFIX) ? [name.slice(PREFIX.length).split('@')[0] ?? ''] : [],
  );
  const isLeft = (id: string) =>
    readTabDrafts(correctionName(id)).some(({ draft }) => draft !== null);
  return new Set(ids.filter(isLeft));
}
