import { useEffect, useSyncExternalStore } from 'react';

/** The patients whose critical results the open page shows itself. */
let shown: readonly string[] = [];
const watchers = new Set<() => void>();

function change(next: readonly string[]): void {
  shown = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** While `patientId` is set, the line of the shell leaves out this patient. */
export function useShowsPatient(patientId: string | undefined): void {
  useEffect(() => {
    if (patientId === undefined) return;
    change([...shown, patientId]);
    return () => {
      const at = shown.indexOf(patientId);
      change(shown.filter((_, index) => index !== at));
    };
  }, [patientId]);
}

/** The patients that the line of the shell leaves out. */
export function useShownPatients(): readonly string[] {
  return useSyncExternalStore(watch, () => shown);
}
