import {
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder } from './pharmacy-order.store.ts';
import { readOrder } from './read-order.ts';

/**
 * Completes a prescription for drugs that the clinic does not have, which takes no stock and is not
 * billed. It passes through every step of the table to dispensed. Throws 409 for an order with
 * drugs, or one that has ended.
 */
export async function closePrescription(scope: ClinicScope, id: string): Promise<PharmacyOrder> {
  const order = await lockOrder(scope.tx, id);
  if (!order) throw notFound(orderNotFound(id));
  const { medications } = await readOrder(scope, id);
  if (medications.length > 0) throw conflict(M.hasDrugs);
  if (order.status === 'pending') {
    await moveOrder(scope, { params: { id }, body: { status: 'billed' } });
  }
  await moveOrder(scope, { params: { id }, body: { status: 'dispensed' } });
  return readOrder(scope, id);
}
