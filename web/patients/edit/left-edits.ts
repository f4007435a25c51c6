import { watchEditPatient } from './edit-patient-store.ts';

let left: ReadonlySet<string> = new Set();
const watchers = new Set<() => void>();
let stop: (() => void) | undefined;

function look(): void {
  import('./find-left-edits.ts')
    .then(async ({ findLeftEdits }) => {
      left = await findLeftEdits(look);
      for (const watcher of watchers) watcher();
    })
    .catch(() => undefined);
}

/** Looks when a page shows its first patient, and when the edit form opens or closes: once for all rows. */
export function watchLeftEdits(watcher: () => void): () => void {
  if (watchers.size === 0) {
    look();
    stop = watchEditPatient(look);
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) stop?.();
  };
}

/** Whether a closed page left changes of this patient that were neither saved nor cancelled. */
export const isEditLeft = (patientId: string): boolean => left.has(patientId);
