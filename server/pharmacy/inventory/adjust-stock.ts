import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { insufficientStock, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { adjustStock as endpoint } from '#contract/pharmacy/drugs.endpoints.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { mrpOf } from '../sales/mrp.rules.ts';
import {
  byExpiry,
  isSellable,
  type Portion,
  receivingBatch,
  takeFrom,
} from './allocation.rules.ts';
import { lockDrug } from './drug.store.ts';
import { readDrug } from './read-drug.ts';
import { addBatch, lockBatches, moveStock } from './stock.store.ts';

type Adjustment = EndpointRequest<typeof endpoint>['body'];

/**
 * Adds to or removes from a drug's stock manually. Stock with its own expiry or price becomes a new
 * batch, and so does a purchase of a drug whose batches have another MRP, and stock added when no batch
 * can be sold. Stock is removed from the earliest
 * expiry on (expired batches first, except for damage). Throws 409, without a change, when more is
 * removed than there is.
 */
export async function adjustStock(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<Drug> {
  const { tx, now } = scope;
  const { id } = params;
  if (!(await lockDrug(tx, id))) throw notFound(M.notFound);
  const drug = await readDrug(scope, id);
  const { quantityChange, free_quantity: free, reason, remark } = body;
  const portions =
    quantityChange > 0 ? await put(scope, drug, body) : await take(scope, drug, body);
  await moveStock(
    scope,
    // A purchase is one portion.
    portions.map((portion) => ({
      ...portion,
      drugId: id,
      kind: reason,
      freeQuantity: free,
      note: remark,
    })),
  );
  await tx.updateTable('drugs').set({ updated_at: now }).where('id', '=', id).execute();
  await scope.audit(
    'adjust-stock',
    { type: 'drug', id },
    {
      quantityChange,
      reason,
      ...(free > 0 && { free_quantity: free }),
      ...(remark !== null && { remark }),
    },
  );
  scope.changed('drugs', id);
  return readDrug(scope, id);
}

async function put(scope: ClinicScope, drug: Drug, body: Adjustment): Promise<Portion[]> {
  const { quantityChange: quantity, batch_no, expiry_date, buying_price, mrp } = body;
  const isOwnBatch = [batch_no, expiry_date, buying_price, mrp].some((told) => told !== null);
  const joined = isOwnBatch ? undefined : await joinedBy(scope, drug, body);
  const batchId =
    joined?.id ??
    (await addBatch(scope, {
      drugId: drug.id,
      batchNo: batch_no,
      expiryDate: expiry_date,
      buyingPricePaise: buying_price,
      mrpPaise: mrp,
    }));
  return [{ batchId, quantity }];
}

/**
 * The batch that stock without its own batch joins. New pieces have the drug's MRP; found ones stood on
 * the shelf, and are part of what is sold next.
 */
async function joinedBy({ tx, today }: ClinicScope, drug: Drug, { reason }: Adjustment) {
  const mrp = reason === 'purchase' ? mrpOf(drug) : undefined;
  return receivingBatch(await lockBatches(tx, [drug.id]), { today, mrp });
}

async function take(scope: ClinicScope, drug: Drug, body: Adjustment): Promise<Portion[]> {
  const batches = (await lockBatches(scope.tx, [drug.id])).sort(byExpiry);
  // Damage occurs among the stock on sale.
  const ordered =
    body.reason === 'damage'
      ? batches.sort((a, b) => +isSellable(b, scope.today) - +isSellable(a, scope.today))
      : batches;
  const portions = takeFrom(ordered, -body.quantityChange);
  if (!portions) throw conflict(insufficientStock([drug.name]));
  return portions.map(({ batchId, quantity }) => ({ batchId, quantity: -quantity }));
}
