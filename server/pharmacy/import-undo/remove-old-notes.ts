import type { Services } from '../../platform/services.ts';
import { removeNotesBefore, UNDO_WITHIN_MS } from './drug-imports.store.ts';

/** Removes the snapshots of imports that can no longer be undone. */
export async function removeOldImportNotes({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_WITHIN_MS);
  await database.inSystem((tx) => removeNotesBefore(tx, before));
}
