import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { editBatchExpiry as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockDrug } from './drug.store.ts';
import { readBatches } from './read-batches.ts';
import { lockBatches } from './stock.store.ts';

/**
 * Enters the expiry of one batch in stock, also of one that is not sold next, which the form of the
 * drug does not reach; null leaves it as it is. Throws 404 for an unknown drug or a batch without stock.
 */
export async function editBatchExpiry(
  scope: ClinicScope,
  { params: { id, batchId }, body: { expiry_date } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  if (!(await lockDrug(tx, id))) throw notFound(M.notFound);
  const batch = (await lockBatches(tx, [id])).find((one) => one.id === batchId);
  if (!batch || batch.quantity === 0) throw notFound(M.batchNotFound);
  if (expiry_date !== null && batch.expiry_date !== expiry_date) {
    await tx.updateTable('drug_batches').set({ expiry_date }).where('id', '=', batchId).execute();
    await tx.updateTable('drugs').set({ updated_at: now }).where('id', '=', id).execute();
    const changes = { batch: batchId, expiry_date, expiry_before: batch.expiry_date };
    await scope.audit('edit-drug', { type: 'drug', id }, changes);
    scope.changed('drugs', id);
  }
  return readBatches(scope, { params: { id } });
}
