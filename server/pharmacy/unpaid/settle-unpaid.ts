import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import { lockBillOfOrder } from '../../billing/index.ts';
import { readSettings } from '../../clinics/index.ts';
import { conflict, Refusal } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { listLinesToReturn } from '../orders/pharmacy-order.store.ts';

export type UnpaidReason = {
  readonly given?: string | undefined;
  /** The default reason for a call without a person to give one. */
  readonly otherwise?: string | undefined;
};

/**
 * Applies the clinic's rule to an order that is about to be dispensed. Returns the reason to keep, or
 * null where the order is paid or has no goods. Throws 409 for an unpaid order where the clinic forbids
 * it, and `reason_needed` where it asks for a reason and there is none.
 */
export async function settleUnpaid(
  scope: ClinicScope,
  id: string,
  { given, otherwise }: UnpaidReason,
): Promise<string | null> {
  const bill = await lockBillOfOrder(scope, id);
  if (bill?.status === 'paid') return null;
  const lines = await listLinesToReturn(scope.tx, id);
  if (lines.every((line) => line.quantity <= line.returned_quantity)) return null;
  const { unpaidGoods } = await readSettings(scope.tx, scope.actor.clinicId);
  if (unpaidGoods === 'forbid') throw conflict(M.unpaidForbidden);
  if (unpaidGoods !== 'reason') return given ?? null;
  const reason = given ?? otherwise;
  if (reason === undefined) throw new Refusal('reason_needed', M.unpaidReasonNeeded);
  return reason;
}
