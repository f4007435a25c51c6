import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { drugNames, lockDrugs } from './drug.store.ts';

/** Hides a drug. Orders, bills and stock movements keep it. */
export async function deleteDrug(scope: ClinicScope, { params }: { params: { id: string } }) {
  const { tx, now } = scope;
  const row = await tx
    .updateTable('drugs')
    .set({ deleted_at: now })
    .where('id', '=', params.id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst();
  if (!row) throw notFound(M.notFound);
  await scope.audit('delete-drug', { type: 'drug', id: row.id }, { name: row.name });
  scope.changed('drugs', row.id);
  return { message: `${row.name} was deleted.` };
}

/** Hides every drug of the clinic. `deleted_at` is null when there was none. */
export async function deleteAllDrugs(scope: ClinicScope) {
  const { tx, now, actor } = scope;
  const ids = (await drugNames(tx)).map(({ id }) => id);
  await lockDrugs(tx, ids);
  const rows = await tx
    .updateTable('drugs')
    .set({ deleted_at: now })
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  const count = rows.length;
  await scope.audit('delete-all-drugs', { type: 'clinic', id: actor.clinicId }, { count });
  scope.changed('drugs', actor.clinicId);
  return {
    message: count === 1 ? '1 drug was deleted.' : `${count} drugs were deleted.`,
    deleted_at: count === 0 ? null : now.toISOString(),
  };
}
