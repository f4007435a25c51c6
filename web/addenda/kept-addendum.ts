import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import {
  readOwnDraft,
  readTabDrafts,
  removeTakenOver,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';

const Kept = z.object({
  text: z.string(),
  /** The closing of the note put it here. */
  isOffered: z.boolean(),
});
export type KeptAddendum = z.output<typeof Kept>;

const NONE: KeptAddendum = { text: '', isOffered: false };
const keyOf = (visitId: string) => `addendum.${visitId}`;
const watchers = new Set<() => void>();

const readKept = (visitId: string): KeptAddendum =>
  Kept.safeParse(readOwnDraft(keyOf(visitId))).data ?? NONE;

function keep(visitId: string, kept: KeptAddendum): void {
  writeOwnDraft(keyOf(visitId), kept.text === '' ? null : kept);
  for (const watcher of watchers) watcher();
}

/** Takes over the newest text that a closed tab left, unless this tab has one. */
function takeOver(visitId: string): void {
  if (readKept(visitId) !== NONE) return;
  for (const one of readTabDrafts(keyOf(visitId)).reverse()) {
    const { data } = Kept.safeParse(one.draft);
    if (!data) continue;
    keep(visitId, data);
    removeTakenOver([one], keyOf(visitId));
    return;
  }
}

/** The addendum that is not added yet, kept on this device like a draft, by each tab its own. */
export function keepAddendum(visitId: string, text: string): void {
  keep(visitId, { ...readKept(visitId), text });
}

/** The text that this tab has typed and not added. */
export const typedAddendum = (visitId: string): string => readKept(visitId).text.trim();

/** Offers text that could not be saved into a closed note as an addendum, behind what is there. */
export function offerAsAddendum(visitId: string, text: string): void {
  const { text: before } = readKept(visitId);
  if (text === '' || before.includes(text)) return;
  keep(visitId, { text: [before, text].filter(Boolean).join('\n'), isOffered: true });
}

/** The text that this tab keeps. */
export function useKeptAddendum(visitId: string): KeptAddendum {
  const stored = useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      takeOver(visitId);
      return () => watchers.delete(onChange);
    },
    () => JSON.stringify(readKept(visitId)),
  );
  return useMemo(() => Kept.parse(JSON.parse(stored)), [stored]);
}
