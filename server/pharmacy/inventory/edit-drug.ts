import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { editDrug as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { changedFields, isEmpty } from '../../platform/changed-fields.ts';
import { toColumns } from '../../platform/db/columns/columns.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { mrpOf } from '../sales/mrp.rules.ts';
import { byExpiry, type Portion, placeFor, shownBatch, takeFrom } from './allocation.rules.ts';
import { DRUG_COLUMNS } from './drug.columns.ts';
import { lockDrug } from './drug.store.ts';
import { clearGstRate, setGstRates } from './gst-rates.store.ts';
import { readDrug } from './read-drug.ts';
import { addBatch, type LockedBatch, lockBatches, moveStock } from './stock.store.ts';

type Changes = EndpointRequest<typeof endpoint>['body'];

/**
 * Edits a drug. A changed stock is booked as a correction of the difference. Expiry and buying
 * price apply to the shown batch, or to the added pieces when the stock is raised. A cleared GST
 * rate is not known from today or the given day on.
 */
export async function editDrug(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<Drug> {
  if (!(await lockDrug(scope.tx, id))) throw notFound(M.notFound);
  const before = await readDrug(scope, id);
  if (isEmpty(changedFields(before, body))) return before;
  await changeDrug(scope, before, body);
  if (body.gst_percent === null && before.gst_percent !== null) {
    await clearGstRate(scope, { id, from: body.gst_from ?? scope.today });
  }
  scope.changed('drugs', id);
  return readDrug(scope, id);
}

/** Updates a locked drug. Added pieces have the MRP of the drug after the change. */
export async function changeDrug(scope: ClinicScope, drug: Drug, body: Changes): Promise<void> {
  const { tx, now } = scope;
  const { id } = drug;
  await tx
    .updateTable('drugs')
    .set({ ...toColumns(DRUG_COLUMNS, body), updated_at: now })
    .where('id', '=', id)
    .execute();
  const batches = await lockBatches(tx, [id]);
  const held = batches.reduce((sum, { quantity }) => sum + quantity, 0);
  const change = (body.quantity_in_stock ?? held) - held;
  // Null is a cleared MRP.
  const own = body.mrp === undefined ? drug.mrp : body.mrp;
  const mrp = mrpOf({ price: body.price ?? drug.price, mrp: own });
  if (change <= 0) await changeShown(scope, batches, body);
  const portions: readonly Portion[] =
    change > 0
      ? [
          {
            batchId: await batchFor(scope, id, placeFor(batches, { ...body, mrp }, scope.today)),
            quantity: change,
          },
        ]
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
  await setGstRates(scope, [{ ...body, id }]);
  await scope.audit('edit-drug', { type: 'drug', id }, body);
}

function batchFor(
  scope: ClinicScope,
  drugId: string,
  place: ReturnType<typeof placeFor>,
): string | Promise<string> {
  return 'batch' in place ? place.batch.id : addBatch(scope, { drugId, ...place.origin });
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
