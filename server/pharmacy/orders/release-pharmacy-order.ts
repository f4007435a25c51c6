import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import { expectMoved } from '../../platform/db/expect-moved.ts';
import { conflict } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { heldStock } from '../inventory/held-stock.ts';
import { lockBatches, moveStock } from '../inventory/stock.store.ts';

/** Returns the stock that an order still holds to its batches. */
async function putBack(scope: ClinicScope, orderId: string): Promise<void> {
  const drugsOfOrder = await scope.tx
    .selectFrom('pharmacy_order_lines')
    .where('order_id', '=', orderId)
    .select('drug_id')
    .execute();
  await lockBatches(
    scope.tx,
    drugsOfOrder.map(({ drug_id }) => drug_id),
  );
  const held = await heldStock(scope, orderId);
  await moveStock(
    scope,
    held.map(({ lineId, drugId, batchId, quantity }) => ({
      drugId,
      batchId,
      quantity,
      orderLineId: lineId,
      kind: 'cancellation' as const,
    })),
  );
  for (const { drug_id } of drugsOfOrder) scope.changed('drugs', drug_id);
}

/**
 * Cancels the order of a bill that is being cancelled and puts its stock back. Throws 409 for a
 * dispensed order, whose drugs must be returned instead.
 */
export async function releasePharmacyOrder(scope: ClinicScope, id: string): Promise<void> {
  const order = await scope.tx
    .selectFrom('pharmacy_orders')
    .where('id', '=', id)
    .select('status')
    .forUpdate()
    .executeTakeFirst();
  if (!order || order.status === 'cancelled') return;
  if (order.status === 'dispensed') throw conflict(BILLING_MESSAGES.orderDispensed);
  if (order.status === 'billed') await putBack(scope, id);
  expectMoved(
    await scope.tx
      .updateTable('pharmacy_orders')
      .set({ status: 'cancelled', updated_at: scope.now })
      .where('id', '=', id)
      .where('status', '=', order.status)
      .executeTakeFirst(),
    M.movedOn,
  );
  await scope.audit('cancel-pharmacy-order', { type: 'pharmacy-order', id });
  scope.changed('pharmacy-orders', id);
}
