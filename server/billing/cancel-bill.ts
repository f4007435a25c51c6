import { BILL_TRANSITIONS } from '#contract/billing/bill.status.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { holdPatientOf } from '../platform/hold-patient.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { findBillRow, lockBill, setBillStatus } from './bill.store.ts';
import { insertCredit } from './bill-ledger.store.ts';
import type { OrderSources } from './billed-order.ts';
import { payBack } from './pay-back.ts';

/**
 * Cancels a bill: refunds its payments, credits the amount due and cancels its order. Throws 409
 * for a cancelled bill and for an order already served.
 */
export async function cancelBill(
  scope: ClinicScope,
  {
    id,
    reason,
    sources,
    refundMode,
  }: { id: string; reason: string; sources: OrderSources; refundMode?: RefundMode | undefined },
): Promise<void> {
  const { tx, actor, now } = scope;
  const billed = await findBillRow(tx, id);
  if (!billed) throw notFound();
  // In one order, which prevents deadlocks: the patient, the order, the bill.
  await holdPatientOf(tx, 'bills', id);
  if (billed.pharmacy_order_id) await sources.pharmacy.release(scope, billed.pharmacy_order_id);
  if (billed.lab_order_id) await sources.lab.release(scope, billed.lab_order_id);
  const bill = await lockBill(tx, id);
  if (!bill || !allowedActions(BILL_TRANSITIONS, bill.status).includes('cancel'))
    throw conflict(M.alreadyCancelled);

  // A paid bill must be paid in full after every row, so it is reopened while its rows are
  // reversed.
  if (bill.status === 'paid') await setBillStatus(tx, { id, from: 'paid', to: 'pending', at: now });
  await payBack(scope, { billId: id, amount: bill.paid_paise, refundMode });
  const stamp = { clinicId: actor.clinicId, by: actor.id, at: now, newId: () => scope.newId() };
  const credit = {
    billId: id,
    kind: 'cancellation',
    amount: bill.due_paise,
    note: reason,
  } as const;
  await insertCredit(tx, stamp, credit);
  await setBillStatus(tx, {
    id,
    from: 'pending',
    to: 'cancelled',
    at: now,
    cancelReason: reason,
  });
  const { due_paise: due, paid_paise: refunded } = bill;
  await scope.audit('cancel-bill', { type: 'bill', id }, { reason, due, refunded, refundMode });
  scope.changed('bills', id);
  if (bill.visit_id) scope.changed('queue', bill.visit_id);
}
