import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { liveStatus, watchLiveStatus } from '#web/lib/live/live-status.ts';
import type { Editing } from './note-text.rules.ts';
import type { SaveFailure } from './use-note-saver.ts';

const TYPING_RESTS_MS = 3_000;
const TRY_AGAIN_MS = 10_000;

type Autosave = {
  editing: Editing;
  isSaving: boolean;
  failure: SaveFailure | null;
  save: () => unknown;
};

/** Saves the complaint, debounced; after a lost connection, retries until it is saved. */
export function useAutosave({ editing, isSaving, failure, save }: Autosave): void {
  const { base, mine, theirs } = editing;
  // Without a failure the note does not render when the connection changes.
  const isUnreachable = useSyncExternalStore(
    watchLiveStatus,
    () => failure !== null && liveStatus() !== 'live',
  );
  const wasRefused = failure !== null && !failure.isPassing;
  const isWanted =
    !isSaving &&
    mine.complaint !== base.complaint &&
    theirs.complaint === undefined &&
    !(wasRefused && failure.texts.complaint === mine.complaint);
  const delay = isUnreachable ? TRY_AGAIN_MS : TYPING_RESTS_MS;
  const saveNow = useEffectEvent(save);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the timer
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => saveNow(), delay);
    return () => clearTimeout(timer);
  }, [isWanted, delay, mine.complaint]);
}
