import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { editDrug as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { byExpiry, type Portion, shownBatch, takeFrom } from './allocation.rules.ts';
import { lockDrug } from './drug.store.ts';
import { readDrug } from './read-drug.ts';
import { addBatch, lockBatches, moveStock } from './stock.store.ts';

type Changes = EndpointRequest<typeof endpoint>['body'];

/**
 * Edits a drug. Another stock than there is becomes a correction of the difference; expiry and buying
 * price are those of the batch that the drug shows.
 */
export async function editDrug(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<Drug> {
  if (!(await lockDrug(scope.tx, id))) throw notFound(M.notFound);
  await changeDrug(scope, id, body);
  scope.changed('drugs', id);
  return readDrug(scope, id);
}

/** Writes the changes of a drug that is locked. */
export async function changeDrug(scope: ClinicScope, id: string, body: Changes): Promise<void> {
  const { tx, now } = scope;
  const { name, description, price, unit, supplier, box_number } = body;
  await tx
    .updateTable('drugs')
    .set({ name, description, price_paise: price, unit, supplier, box_number, updated_at: now })
    .where('id', '=', id)
    .execute();
  const batches = await lockBatches(tx, [id]);
  const batchId =
    shownBatch(batches)?.id ??
    (await addBatch(scope, { drugId: id, expiryDate: null, buyingPricePaise: null }));
  await changeBatch(scope, batchId, body);
  const held = batches.reduce((sum, { quantity }) => sum + quantity, 0);
  const change = (body.quantity_in_stock ?? held) - held;
  const portions: readonly Portion[] =
    change > 0
      ? [{ batchId, quantity: change }]
      : (takeFrom(batches.sort(byExpiry), -change) ?? []);
  await moveStock(
    scope,
    portions.map(({ batchId: from, quantity }) => ({
      drugId: id,
      batchId: from,
      kind: 'correction',
      quantity: change > 0 ? quantity : -quantity,
    })),
  );
  await scope.audit('edit-drug', { type: 'drug', id }, body);
}

async function changeBatch({ tx }: ClinicScope, batchId: string, body: Changes): Promise<void> {
  if (body.expiry_date === undefined && body.buying_price === undefined) return;
  await tx
    .updateTable('drug_batches')
    .set({ expiry_date: body.expiry_date, buying_price_paise: body.buying_price })
    .where('id', '=', batchId)
    .execute();
}
