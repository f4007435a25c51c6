import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { editDrug as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { changedFields, isEmpty } from '../platform/changed-fields.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  byExpiry,
  type Portion,
  receivingBatch,
  shownBatch,
  takeFrom,
} from './allocation.rules.ts';
import { lockDrug } from './drug.store.ts';
import { readDrug } from './read-drug.ts';
import { addBatch, type LockedBatch, lockBatches, moveStock } from './stock.store.ts';

type Changes = EndpointRequest<typeof endpoint>['body'];

/**
 * Edits a drug. Another stock than there is becomes a correction of the difference. Expiry and buying
 * price are those of the batch that the drug shows; with more stock than before, those of what came.
 */
export async function editDrug(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<Drug> {
  if (!(await lockDrug(scope.tx, id))) throw notFound(M.notFound);
  const before = await readDrug(scope, id);
  if (isEmpty(changedFields(before, body))) return before;
  await changeDrug(scope, id, body);
  scope.changed('drugs', id);
  return readDrug(scope, id);
}

/** A sheet never gives a batch that is there another expiry or cost: only the form does. */
type Origin = { readonly isFromFile?: boolean };

/** Writes the changes of a drug that is locked. */
export async function changeDrug(
  scope: ClinicScope,
  id: string,
  body: Changes,
  origin: Origin = {},
): Promise<void> {
  const { tx, now } = scope;
  const { name, description, price, unit, supplier, box_number } = body;
  await tx
    .updateTable('drugs')
    .set({ name, description, price_paise: price, unit, supplier, box_number, updated_at: now })
    .where('id', '=', id)
    .execute();
  const batches = await lockBatches(tx, [id]);
  const held = batches.reduce((sum, { quantity }) => sum + quantity, 0);
  const change = (body.quantity_in_stock ?? held) - held;
  if (change <= 0 && !origin.isFromFile) await changeShown(scope, batches, body);
  const portions: readonly Portion[] =
    change > 0
      ? [{ batchId: await batchFor(scope, id, batches, body), quantity: change }]
      : (takeFrom(batches.sort(byExpiry), -change) ?? []);
  await moveStock(
    scope,
    portions.map(({ batchId, quantity }) => ({
      drugId: id,
      batchId,
      kind: 'correction',
      quantity: change > 0 ? quantity : -quantity,
    })),
  );
  await scope.audit('edit-drug', { type: 'drug', id }, body);
}

/**
 * Where stock that came in goes: to a batch of the expiry and cost given, or a new one. Without an
 * expiry given it must be one that may be sold.
 */
async function batchFor(
  scope: ClinicScope,
  drugId: string,
  batches: readonly LockedBatch[],
  { expiry_date: expiry, buying_price: cost }: Changes,
): Promise<string> {
  const joined = receivingBatch(batches, scope.today);
  const fits = (batch: LockedBatch) =>
    (expiry === undefined ? batch === joined : batch.expiry_date === expiry) &&
    (cost === undefined || batch.buying_price_paise === cost);
  const batch = shownBatch(batches.filter(fits));
  if (batch) return batch.id;
  // What the form showed and nobody changed holds for what came, too; but no expiry that is over.
  const { expiry_date = null } = joined ?? {};
  const { buying_price_paise = null } = shownBatch(batches) ?? {};
  return addBatch(scope, {
    drugId,
    expiryDate: expiry === undefined ? expiry_date : expiry,
    buyingPricePaise: cost === undefined ? buying_price_paise : cost,
  });
}

async function changeShown(
  { tx }: ClinicScope,
  batches: readonly LockedBatch[],
  { expiry_date, buying_price }: Changes,
): Promise<void> {
  const shown = shownBatch(batches);
  if (!shown || (expiry_date === undefined && buying_price === undefined)) return;
  await tx
    .updateTable('drug_batches')
    .set({ expiry_date, buying_price_paise: buying_price })
    .where('id', '=', shown.id)
    .execute();
}
