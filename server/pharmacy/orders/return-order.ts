import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import {
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
  returnedTooMany,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import { isReturnable } from '#contract/pharmacy/pharmacy-order.status.ts';
import type { returnPharmacyOrder as endpoint } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { creditReturn, lockBillOfOrder } from '../../billing/index.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { heldStock } from '../inventory/held-stock.ts';
import { lockBatches, type Movement, moveStock } from '../inventory/stock.store.ts';
import { listLinesToReturn, lockOrder } from './pharmacy-order.store.ts';
import { readOrder } from './read-order.ts';

type Line = Awaited<ReturnType<typeof listLinesToReturn>>[number];
type Returned = { readonly line: Line; readonly quantity: number };

/**
 * Takes back part of a billed or dispensed order: the pieces return to their batches, the bill is
 * lowered, and what was paid above that is refunded. Throws 409, without a change, when all returns
 * of a line would exceed its ordered quantity.
 */
export async function returnOrder(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const order = await lockOrder(scope.tx, id);
  if (!order) throw notFound(orderNotFound(id));
  if (!isReturnable(order.status)) throw conflict(M.notReturnable);
  const bill = await lockBillOfOrder(scope, id);
  const lines = await listLinesToReturn(scope.tx, id);
  const returned = body.itemsToReturn
    .filter(({ returnQuantity }) => returnQuantity > 0)
    .map(({ drug_id, returnQuantity }, position): Returned => {
      const line = lines.find((one) => one.drug_id === drug_id);
      if (!line) throw invalidField(`itemsToReturn.${position}.drug_id`, M.notInOrder);
      if (line.returned_quantity + returnQuantity > line.quantity) {
        throw conflict(returnedTooMany(line.name));
      }
      return { line, quantity: returnQuantity };
    });
  await putBack(scope, id, returned);
  const priceOf = (line: Line, quantity: number) => line.price_paise * quantity;
  const keptBefore = lines.reduce(
    (sum, one) => sum + priceOf(one, one.quantity - one.returned_quantity),
    0,
  );
  const returnedNow = returned.reduce((sum, one) => sum + priceOf(one.line, one.quantity), 0);
  const { refundMode } = body;
  const refund = bill
    ? await creditReturn(scope, { bill, keptBefore, returnedNow, refundMode })
    : 0;
  const items = returned.map(({ line, quantity }) => ({ drug: line.drug_id, quantity }));
  await scope.audit('return-pharmacy-order', { type: 'pharmacy-order', id }, { items, refund });
  scope.changed('pharmacy-orders', id);
  return { message: M.returned, refund: paise(refund), order: await readOrder(scope, id) };
}

/** Returns each piece to the batch it was sold from, latest expiry first. */
async function putBack(
  scope: ClinicScope,
  orderId: string,
  returned: readonly Returned[],
): Promise<void> {
  await lockBatches(
    scope.tx,
    returned.map(({ line }) => line.drug_id),
  );
  const held = await heldStock(scope, orderId);
  const movements: Movement[] = [];
  for (const { line, quantity } of returned) {
    let missing = quantity;
    for (const portion of held.filter(({ lineId }) => lineId === line.id).toReversed()) {
      const part = Math.min(portion.quantity, missing);
      missing -= part;
      if (part > 0) {
        const { drugId, batchId } = portion;
        movements.push({ drugId, batchId, orderLineId: line.id, kind: 'return', quantity: part });
      }
    }
    await scope.tx
      .updateTable('pharmacy_order_lines')
      .set((eb) => ({ returned_quantity: eb('returned_quantity', '+', quantity) }))
      .where('id', '=', line.id)
      .execute();
    scope.changed('drugs', line.drug_id);
  }
  await moveStock(scope, movements);
}
