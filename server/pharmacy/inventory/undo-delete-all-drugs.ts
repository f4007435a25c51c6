import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { nameKey } from '#contract/kernel/name-key.ts';
import { addedSince, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { undoDeleteAllDrugs as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { conflict } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { drugNames, lockDrugNames } from './drug.store.ts';

/** How long after their deletion all drugs can be restored. */
const DELETED_WITHIN_MS = 3_600_000;

/**
 * Shows the drugs of one deletion again. Batches, stock and ledger were kept, so returns since then
 * count. Throws 409 after an hour, when nothing of this deletion is hidden any more, and when a drug
 * of the same name was added since.
 */
export async function undoDeleteAllDrugs(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
) {
  const { tx, now, actor } = scope;
  const deletedAt = new Date(body.deleted_at);
  if (now.getTime() - deletedAt.getTime() > DELETED_WITHIN_MS) throw conflict(M.restoreTooLate);
  // Serializes with imports of the same names and with another undo.
  await lockDrugNames(tx, actor.clinicId);
  const present = await drugNames(tx);
  const restored = await tx
    .updateTable('drugs')
    .set({ deleted_at: null })
    .where('deleted_at', '=', deletedAt)
    .returning('name')
    .execute();
  const count = restored.length;
  if (count === 0) throw conflict(M.nothingToRestore);
  const keys = new Set(restored.map(({ name }) => nameKey(name)));
  const clashes = present.map(({ name }) => name).filter((name) => keys.has(nameKey(name)));
  if (clashes.length > 0) throw conflict(addedSince(clashes.toSorted()));
  await scope.audit('undo-delete-all-drugs', { type: 'clinic', id: actor.clinicId }, { count });
  scope.changed('drugs', actor.clinicId);
  return { message: count === 1 ? '1 drug was restored.' : `${count} drugs were restored.` };
}
