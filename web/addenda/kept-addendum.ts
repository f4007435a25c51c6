import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { readDraft, watchDraft, writeDraft } from '#web/lib/session/drafts.ts';

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
  Kept.safeParse(readDraft(keyOf(visitId))).data ?? NONE;

function keep(visitId: string, kept: KeptAddendum): void {
  writeDraft(keyOf(visitId), kept.text === '' ? null : kept);
  for (const watcher of watchers) watcher();
}

/** The addendum that is not added yet, kept on this device like a draft. */
export function keepAddendum(visitId: string, text: string): void {
  keep(visitId, { ...readKept(visitId), text });
}

/** Offers text that could not be saved into a closed note as an addendum, behind what is there. */
export function offerAsAddendum(visitId: string, text: string): void {
  const { text: before } = readKept(visitId);
  if (text === '' || before.includes(text)) return;
  keep(visitId, { text: [before, text].filter(Boolean).join('\n'), isOffered: true });
}

/** The kept text; follows other tabs. */
export function useKeptAddendum(visitId: string): KeptAddendum {
  const stored = useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      const stop = watchDraft(keyOf(visitId), onChange);
      return () => {
        watchers.delete(onChange);
        stop();
      };
    },
    () => JSON.stringify(readKept(visitId)),
  );
  return useMemo(() => Kept.parse(JSON.parse(stored)), [stored]);
}
