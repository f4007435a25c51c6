import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import type {
  enterCount as enterEndpoint,
  leaveOutCount as leaveOutEndpoint,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockBatch, lockCount } from './stock-count.store.ts';

/**
 * Keeps what the actor counted of a batch, in the place of their open count. Throws 404 for an
 * unknown batch, and 409 when its stock is no longer the quantity that the screen had.
 */
export async function enterCount(
  scope: ClinicScope,
  { params, body: { counted, expected } }: EndpointRequest<typeof enterEndpoint>,
): Promise<{ id: string }> {
  const { tx, actor, now } = scope;
  // Sales of the batch and a posting of its counts wait for this count.
  const batch = await lockBatch(tx, params.id);
  if (!batch) throw notFound(M.batchGone);
  if (batch.quantity !== expected) throw conflict(M.moved(expected, batch.quantity));
  await tx
    .updateTable('stock_counts')
    .set({ outcome: 'replaced' })
    .where('batch_id', '=', batch.id)
    .where('created_by', '=', actor.id)
    .where('outcome', 'is', null)
    .execute();
  const id = scope.newId();
  await tx
    .insertInto('stock_counts')
    .values({
      ...{ clinic_id: actor.clinicId, id, drug_id: batch.drug_id, batch_id: batch.id },
      ...{ counted, expected, at: now, created_by: actor.id },
    })
    .execute();
  await scope.audit('count-stock', { type: 'drug', id: batch.drug_id }, { counted, expected });
  scope.changed('drugs', batch.drug_id);
  return { id };
}

/** Leaves out an open count of any person. Throws 404 for an unknown one, 409 for one not open. */
export async function leaveOutCount(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof leaveOutEndpoint>,
): Promise<{ id: string }> {
  const left = await lockCount(scope.tx, id);
  if (!left) throw notFound();
  if (left.outcome !== null) throw conflict(M.countGone);
  await scope.tx
    .updateTable('stock_counts')
    .set({ outcome: 'left out' })
    .where('id', '=', id)
    .execute();
  await scope.audit('leave-out-count', { type: 'drug', id: left.drug_id }, { count: id });
  scope.changed('drugs', left.drug_id);
  return { id };
}
