import type { CreateBillBody } from '#contract/billing/bill-body.ts';
import {
  type BillTotals,
  billTotals,
  financialYear,
  WHOLE_BASIS_POINTS,
} from '#contract/billing/bill-total.rules.ts';
import { loweredBill, BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { formatMoney, isWithinAPaisa, type Paise } from '#contract/kernel/numbers/money.ts';
import { findPatientRow } from '../patients/index.ts';
import { withNextNumber } from '../platform/db/number-series.ts';
import { withNext } from '../platform/db/scoped-connection.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import { holdPatient } from '../platform/hold-patient.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { assignDoctor, holdVisitToBill } from '../queue/index.ts';
import { type IncomingPayment, payLocked } from './apply-payment.ts';
import { setPaid } from './bill.store.ts';
import { insertItems, type Stamp } from './bill-ledger.store.ts';
import { type BilledOrder, billOrder, type OrderSources, orderOf } from './billed-order.ts';
import {
  insertDiscount,
  type SettledDiscount,
  settleDiscount,
} from './discounts/settle-discount.ts';
import { holdFollowed } from './follow-up/follow-up.store.ts';

/** The unique constraints that allow one live bill for an order or a visit. */
const BILLED_BEFORE = new Set([
  'bills_one_live_a_pharmacy_order',
  'bills_one_live_a_lab_order',
  'bills_one_live_consultation_a_visit',
]);

/**
 * A bill to create. Stored idempotency keys are of the request as parsed, so the contract keeps the wire's
 * name of the visit's id in it.
 */
type NewBill = Omit<CreateBillBody, 'queueId'> & { readonly visitId: CreateBillBody['queueId'] };

function stampOf(scope: ClinicScope): Stamp {
  const { actor, now } = scope;
  return { clinicId: actor.clinicId, by: actor.id, at: now, newId: () => scope.newId() };
}

async function insertBill(
  scope: ClinicScope,
  body: NewBill,
  { order, discount }: { order: BilledOrder | undefined; discount: SettledDiscount },
): Promise<string> {
  const { tx, actor, now } = scope;
  const { waiver, payments } = body;
  const id = scope.newId();
  const year = financialYear(scope.today);
  try {
    const insert = withNextNumber(tx, { clinicId: actor.clinicId, name: `bill ${year}` })
      .insertInto('bills')
      .values({
        clinic_id: actor.clinicId,
        id,
        financial_year: year,
        number: (eb) => eb.selectFrom('numbered').select('value'),
        patient_id: body.patientId,
        type: body.type,
        payment_mode: waiver ? null : (body.paymentMode ?? payments?.[0]?.payment_mode ?? null),
        discount_basis_points: discountOf(body),
        discount_above_limit: discount.isAbove,
        discount_reason: discount.reason,
        waived_as: waiver?.as ?? null,
        waived_reason: waiver?.reason ?? null,
        follow_up_of: body.followUpOf ?? null,
        visit_id: body.visitId ?? null,
        pharmacy_order_id: order?.kind === 'pharmacy' ? order.id : null,
        lab_order_id: order?.kind === 'lab' ? order.id : null,
        created_at: now,
        updated_at: now,
        created_by: actor.id,
      });
    // Only the bill of an order or a visit can be refused. Another is sent with the next query, so
    // that its number is locked for fewer round trips.
    if (order || body.visitId) await insert.execute();
    else await tx.executeQuery(withNext(insert.compile()));
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint && BILLED_BEFORE.has(constraint)) throw conflict(M.alreadyBilled);
    // The visit is unknown or another patient's.
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
  await insertDiscount(scope, stamp, { billId, amount: totals.discount });
}

/** In basis points. A waived bill is discounted in full. */
function discountOf({ waiver, discountPercentage }: CreateBillBody): number {
  return waiver ? WHOLE_BASIS_POINTS : discountPercentage;
}

/**
 * Creates a bill and returns its id. The server computes the total and throws 400 when the body's
 * differs. Cash, UPI and card pay it at once; online leaves it pending; `payments` pay their parts;
 * a waived bill is paid. In the same transaction its order becomes billed and its visit's doctor is
 * assigned. Throws 409 when it was already billed, for a cancelled visit, and for a discount that the
 * clinic's rule refuses.
 */
export async function createBill(
  scope: ClinicScope,
  { queueId: visitId, ...asked }: CreateBillBody,
  sources: OrderSources,
): Promise<string> {
  const sent: NewBill = { ...asked, visitId };
  await holdPatient(scope.tx, sent.patientId);
  const patient = await findPatientRow(scope.tx, sent.patientId);
  if (!patient) throw notFound();
  const seen = billTotals(sent.items, discountOf(sent));
  const { amount } = sent;
  if (typeof amount === 'number' && !isWithinAPaisa(amount, seen.total)) {
    throw invalidField('amount', M.amountDiffers);
  }
  const received = partsOf(sent, seen.total);
  if (visitId && sent.type === 'consultation') await holdVisitToBill(scope, visitId);
  if (sent.followUpOf) await holdFollowed(scope.tx, sent.followUpOf, sent.patientId);
  const order = orderOf(sent);
  const items = order ? await billOrder(scope, { order, body: sent, sources }) : sent.items;
  const body = { ...sent, items };
  const totals = billTotals(items, discountOf(sent));
  const parts = upTo(received, { sent, items, total: totals.total });
  const given = { percentage: discountOf(body), amount: totals.discount };
  const discount = await settleDiscount(scope, body, given);
  const billId = await insertBill(scope, body, { order, discount });
  await writeItems(scope, body, { billId, totals });
  const waiver = body.waiver ?? undefined;
  const { followUpOf } = body;
  const above = discount.isAbove && { aboveLimit: true, discountReason: discount.reason };
  const made = { ...totals, order, waiver, ...(followUpOf && { followUpOf }), ...above };
  await scope.audit('create-bill', { type: 'bill', id: billId }, made);
  if (totals.total === 0) {
    await setPaid(scope.tx, { id: billId, at: scope.now });
  }
  let paid = 0;
  for (const part of parts) {
    const left = { type: body.type, due_paise: totals.total, paid_paise: paid };
    await payLocked(scope, { ...left, status: 'pending' }, { billId, ...part });
    paid += part.amount;
  }
  if (visitId && body.doctorId) {
    await assignDoctor(scope, { visitId, doctorId: body.doctorId });
  }
  scope.changed('bills', billId);
  if (visitId) scope.changed('queue', visitId);
  return billId;
}

/**
 * The parts of a bill that was lowered to the MRP of its packs. Change is given of a single cash part.
 * Throws 409 with the lower prices for other parts above the total: they are booked as received.
 */
function upTo(parts: readonly Part[], { sent, items, total }: Settled): readonly Part[] {
  if (parts.reduce((sum, { amount }) => sum + amount, 0) <= total) return parts;
  const [first, ...others] = parts;
  const wasTold = sent.payments !== undefined || typeof sent.amount === 'number';
  if (first && others.length === 0 && (first.mode === 'cash' || !wasTold)) {
    return total === 0 ? [] : [{ ...first, amount: total }];
  }
  const lowered = items.flatMap(({ drug_id, price }, at) =>
    drug_id && price !== sent.items[at]?.price ? [{ drug_id, price_paise: price }] : [],
  );
  throw conflict(loweredBill(formatMoney(total)), { lowered });
}

type Settled = {
  readonly sent: CreateBillBody;
  readonly items: CreateBillBody['items'];
  readonly total: Paise;
};
type Part = Pick<IncomingPayment, 'amount' | 'mode' | 'reference'>;

/**
 * The payments received at the counter, none of them zero. Throws 400 for more than the bill. The
 * provider reports online payments later.
 */
function partsOf({ payments, paymentMode, waiver }: CreateBillBody, total: number): Part[] {
  if (waiver) return [];
  if (!payments) {
    const isNow = paymentMode !== undefined && paymentMode !== 'online' && total > 0;
    return isNow ? [{ amount: total, mode: paymentMode }] : [];
  }
  const parts = payments.map(({ amount_paid: amount, payment_mode: mode, reference }) => ({
    ...{ amount, mode, reference },
  }));
  if (parts.reduce((sum, { amount }) => sum + amount, 0) > total) {
    throw invalidField('payments', M.receivedTooMuch);
  }
  return parts;
}
