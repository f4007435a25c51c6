import { sql } from 'kysely';
import type { ClinicScope } from '../platform/scope.ts';

/**
 * Adds the complaint that reception typed to a waiting visit, below the one that it has. It changes nothing when the
 * visit has this text already.
 */
export async function noteComplaint(
  scope: ClinicScope,
  { visitId, complaint }: { visitId: string; complaint: string },
): Promise<void> {
  const { tx, now } = scope;
  const { numUpdatedRows } = await tx
    .updateTable('visits')
    .set({
      complaint: sql<string>`concat_ws(E'\n', nullif(complaint, ''), ${complaint}::text)`,
      written_at: now,
      updated_at: now,
    })
    .where('id', '=', visitId)
    .where('status', '=', 'waiting')
    .where(sql<boolean>`position(${complaint}::text IN complaint) = 0`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await scope.audit('save-complaint', { type: 'visit', id: visitId }, { complaint });
  scope.changed('queue', visitId);
}
