import type { ClinicScope } from '../../platform/scope.ts';

/**
 * Closes results with an outcome. Results already closed stay unchanged. Returns the ones closed
 * now.
 */
export async function closeResults(
  { tx, actor, now, newId }: ClinicScope,
  kind: 'acknowledged' | 'withdrawn',
  resultIds: readonly string[],
): Promise<string[]> {
  if (resultIds.length === 0) return [];
  const rows = await tx
    .insertInto('lab_critical_closings')
    .values(
      resultIds.map((result_id) => ({
        clinic_id: actor.clinicId,
        id: newId(),
        result_id,
        kind,
        closed_by: actor.id,
        closed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.constraint('lab_critical_closings_each_once').doNothing())
    .returning('result_id')
    .execute();
  return rows.map(({ result_id }) => result_id);
}
