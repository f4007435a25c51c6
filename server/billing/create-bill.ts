import type { CreateBillBody } from '#contract/billing/bill.ts';
import {
  type BillTotals,
  billTotals,
  financialYear,
  isSameAmount,
} from '#contract/billing/bill-total.rules.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { findPatientRow } from '../patients/index.ts';
import { nextNumber } from '../platform/db/counters.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { assignDoctor } from '../queue/index.ts';
import { applyPayment } from './apply-payment.ts';
import { insertCredit, insertItems, type Stamp, setBillStatus } from './bill.store.ts';
import { type BilledOrder, billOrder, type OrderDesk, orderOf } from './billed-order.ts';

/** One live bill for an order or a visit: the database holds that, and these tell of it. */
const BILLED_BEFORE = new Set([
  'bills_one_live_a_pharmacy_order',
  'bills_one_live_a_lab_order',
  'bills_one_live_consultation_a_visit',
]);

function stampOf(scope: ClinicScope): Stamp {
  const { actor, now } = scope;
  return { clinicId: actor.clinicId, by: actor.id, at: now, newId: () => scope.newId() };
}

async function insertBill(
  scope: ClinicScope,
  body: CreateBillBody,
  order: BilledOrder | undefined,
): Promise<string> {
  const { tx, actor, now } = scope;
  const id = scope.newId();
  const year = financialYear(scope.today);
  const number = await nextNumber(tx, { clinicId: actor.clinicId, name: `bill ${year}` });
  try {
    await tx
      .insertInto('bills')
      .values({
        clinic_id: actor.clinicId,
        id,
        financial_year: year,
        number,
        patient_id: body.patientId,
        type: body.type,
        payment_mode: body.paymentMode,
        discount_basis_points: body.discountPercentage,
        visit_id: body.queueId ?? null,
        pharmacy_order_id: order?.kind === 'pharmacy' ? order.id : null,
        lab_order_id: order?.kind === 'lab' ? order.id : null,
        created_at: now,
        updated_at: now,
        created_by: actor.id,
      })
      .execute();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint && BILLED_BEFORE.has(constraint)) throw conflict(M.alreadyBilled);
    // The visit of another patient, or none.
    if (constraint?.includes('visit_id')) throw notFound();
    throw error;
  }
  return id;
}

async function writeItems(
  scope: ClinicScope,
  body: CreateBillBody,
  { billId, totals }: { billId: string; totals: BillTotals },
): Promise<void> {
  const stamp = stampOf(scope);
  const items = body.items.map((item) => ({
    type: item.type ?? body.type,
    name: item.name,
    quantity: item.quantity,
    price: item.price,
    drugId: item.drug_id ?? null,
    labTestId: item.item_id ?? null,
  }));
  try {
    await insertItems(scope.tx, stamp, { billId, items });
  } catch (error) {
    // A drug or a test that the clinic does not have.
    if (violatedConstraint(error)?.match(/^bill_items_.*_fkey$/))
      throw invalidField('items', M.invalidItem);
    throw error;
  }
  await insertCredit(scope.tx, stamp, { billId, kind: 'discount', amount: totals.discount });
}

/**
 * Makes a bill and answers its id. The server adds up; another amount is 400. Cash, UPI and card
 * pay it at once, online leaves it pending. The order that it is for becomes billed, and the
 * doctor of its visit is assigned, or there is no bill. What was billed before is 409.
 */
export async function createBill(
  scope: ClinicScope,
  body: CreateBillBody,
  desk: OrderDesk,
): Promise<string> {
  if (!(await findPatientRow(scope.tx, body.patientId))) throw notFound();
  const totals = billTotals(body.items, body.discountPercentage);
  const { amount } = body;
  if (typeof amount === 'number' && !isSameAmount(amount, totals.total)) {
    throw invalidField('amount', M.amountDiffers);
  }
  const order = orderOf(body);
  if (order) await billOrder(scope, { order, body, desk });
  const billId = await insertBill(scope, body, order);
  await writeItems(scope, body, { billId, totals });
  await scope.audit('create-bill', { type: 'bill', id: billId }, { ...totals, order });
  await collect(scope, { billId, total: totals.total, mode: body.paymentMode });
  if (body.queueId && body.doctorId) {
    await assignDoctor(scope, { visitId: body.queueId, doctorId: body.doctorId });
  }
  scope.changed('bills', billId);
  if (body.queueId) scope.changed('queue', body.queueId);
  return billId;
}

/** Nothing to pay is paid; what is paid online, the provider reports later. */
async function collect(
  scope: ClinicScope,
  bill: { billId: string; total: number; mode: CreateBillBody['paymentMode'] },
): Promise<void> {
  const { billId, total: amount, mode } = bill;
  if (amount === 0) {
    await setBillStatus(scope.tx, { id: billId, from: 'pending', to: 'paid', at: scope.now });
    return;
  }
  if (mode !== 'online') await applyPayment(scope, { billId, amount, mode });
}
