import type { Services } from '../../platform/services.ts';
import { UNDO_WITHIN_MS } from './lab-imports.store.ts';

/** Removes the snapshots of imports that can no longer be undone. */
export async function removeOldLabImportNotes({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_WITHIN_MS);
  await database.inSystem((tx) =>
    tx
      .deleteFrom('lab_import_tests')
      .where('import_id', 'in', (eb) =>
        eb.selectFrom('lab_imports').where('at', '<', before).select('id'),
      )
      .execute(),
  );
}
