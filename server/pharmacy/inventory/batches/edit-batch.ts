import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { editBatch as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { notFound } from '../../../platform/errors.ts';
import type { ClinicScope } from '../../../platform/scope.ts';
import { lockDrug } from '../drug.store.ts';
import { type LockedBatch, lockBatches } from '../stock.store.ts';
import { readBatches } from './read-batches.ts';

type Body = EndpointRequest<typeof endpoint>['body'];

/**
 * Enters the expiry and corrects the MRP of one batch in stock, also of one that is not sold next,
 * which the form of the drug does not reach. The undo of an import leaves a corrected MRP. Throws 404
 * for an unknown drug or a batch without stock.
 */
export async function editBatch(
  scope: ClinicScope,
  { params: { id, batchId }, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  if (!(await lockDrug(tx, id))) throw notFound(M.notFound);
  const batch = (await lockBatches(tx, [id])).find((one) => one.id === batchId);
  if (!batch || batch.quantity === 0) throw notFound(M.batchNotFound);
  const { columns, changes } = changesOf(batch, body);
  if (Object.keys(columns).length > 0) {
    await tx.updateTable('drug_batches').set(columns).where('id', '=', batchId).execute();
    await tx.updateTable('drugs').set({ updated_at: now }).where('id', '=', id).execute();
    await scope.audit('edit-drug', { type: 'drug', id }, { batch: batchId, ...changes });
    scope.changed('drugs', id);
  }
  return readBatches(scope, { params: { id } });
}

/** The columns to set and what the audit trail has of them; both empty when nothing changes. */
function changesOf(batch: LockedBatch, { expiry_date, mrp }: Body) {
  const isDated = expiry_date !== null && batch.expiry_date !== expiry_date;
  const isPriced = mrp !== undefined && batch.mrp_paise !== mrp;
  return {
    columns: {
      ...(isDated && { expiry_date }),
      ...(isPriced && { mrp_paise: mrp, mrp_import_id: null }),
    },
    changes: {
      ...(isDated && { expiry_date, expiry_before: batch.expiry_date }),
      ...(isPriced && { mrp, mrp_before: batch.mrp_paise }),
    },
  };
}
