import { z } from 'zod';
import { ONLINE_MIN_PAISE } from '#contract/payments/payment.ts';
import { ProviderRefund } from '../razorpay/index.ts';
import {
  AMOUNT_TOO_SMALL,
  Currency,
  newEntityId,
  paidInSandbox,
  SandboxOrder,
  SandboxPayment,
  unixSeconds,
} from './sandbox.entities.ts';
import { type SandboxContext, tell } from './sandbox.events.ts';
import { SandboxRefusal } from './sandbox.refusal.ts';
import { change, keep, listOf, lock } from './sandbox.store.ts';

const Amount = z.coerce.number().int();
const NewOrder = z.object({
  amount: Amount.min(ONLINE_MIN_PAISE, {
    error: 'Order amount less than minimum amount allowed',
  }),
  currency: Currency,
  receipt: z
    .string()
    .max(40, { error: 'The receipt may not be greater than 40 characters.' })
    .nullish(),
  notes: z.record(z.string(), z.string()).default({}),
});

export async function createOrder(context: SandboxContext, body: unknown): Promise<SandboxOrder> {
  const { amount, currency, receipt = null, notes } = SandboxRefusal.unless(NewOrder, body);
  const { tx, now } = context;
  const order: SandboxOrder = {
    id: newEntityId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes,
    created_at: unixSeconds(now),
  };
  await keep(tx, { id: order.id, kind: 'order', body: order, at: now });
  return order;
}

export async function findOrder({ tx }: SandboxContext, id: string): Promise<SandboxOrder> {
  return SandboxRefusal.unlessThere(SandboxOrder, await lock(tx, 'order', id));
}

export async function findPayment({ tx }: SandboxContext, id: string): Promise<SandboxPayment> {
  return SandboxRefusal.unlessThere(SandboxPayment, await lock(tx, 'payment', id));
}

const FAILED = {
  status: 'failed',
  captured: false,
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'The payment was refused in the sandbox.',
} as const satisfies Partial<SandboxPayment>;

/** Pays an order as the customer at the checkout. An order is paid once. */
export async function payOrder(
  context: SandboxContext,
  { orderId, outcome }: { orderId: string; outcome: 'success' | 'failure' },
): Promise<SandboxPayment> {
  const { tx, now } = context;
  const order = await findOrder(context, orderId);
  if (order.status === 'paid') {
    throw new SandboxRefusal('This order has been paid already.');
  }
  const isPaid = outcome === 'success';
  const id = newEntityId('pay');
  const made = paidInSandbox({ id, amount: order.amount, orderId: order.id, at: now });
  const payment = isPaid ? made : { ...made, ...FAILED };
  await keep(tx, { id: payment.id, kind: 'payment', of: order.id, body: payment, at: now });
  const after: SandboxOrder = {
    ...order,
    attempts: order.attempts + 1,
    status: isPaid ? 'paid' : 'attempted',
    amount_paid: isPaid ? order.amount : 0,
    amount_due: isPaid ? 0 : order.amount,
  };
  await change(tx, order.id, after);
  await tell(context, isPaid ? 'payment.captured' : 'payment.failed', { payment });
  if (isPaid) await tell(context, 'order.paid', { payment, order: after });
  return payment;
}

const Capture = z.object({ amount: Amount, currency: z.literal('INR').default('INR') });

export async function capturePayment(context: SandboxContext, id: string, body: unknown) {
  const payment = await findPayment(context, id);
  const { amount } = SandboxRefusal.unless(Capture, body);
  if (payment.captured) throw new SandboxRefusal('This payment has already been captured');
  if (payment.status !== 'authorized') {
    throw new SandboxRefusal('Only payments which have been authorized can be captured');
  }
  if (amount !== payment.amount) {
    throw new SandboxRefusal('Capture amount must be equal to the amount authorized');
  }
  const captured: SandboxPayment = { ...payment, captured: true, status: 'captured' };
  await change(context.tx, id, captured);
  await tell(context, 'payment.captured', { payment: captured });
  return captured;
}

const KeptRefund = ProviderRefund.extend({ idempotency_key: z.string().nullable() });
const NewRefund = z.object({
  amount: Amount.min(ONLINE_MIN_PAISE, {
    error: AMOUNT_TOO_SMALL,
  }).optional(),
  receipt: z.string().nullish(),
});

/** Refunds a payment. The same key returns the first refund again. */
export async function refundPayment(
  context: SandboxContext,
  id: string,
  { body, idempotencyKey }: { body: unknown; idempotencyKey: string | undefined },
) {
  const { tx, now } = context;
  const payment = await findPayment(context, id);
  const left = payment.amount - payment.amount_refunded;
  const { amount = left, receipt = null } = SandboxRefusal.unless(NewRefund, body ?? {});
  const before = (await listOf(tx, 'refund', id)).map((row) => KeptRefund.parse(row));
  const same = idempotencyKey && before.find((one) => one.idempotency_key === idempotencyKey);
  if (same) return same;
  if (!payment.captured) throw new SandboxRefusal('The payment has not been captured');
  if (left === 0) throw new SandboxRefusal('The payment has been fully refunded already');
  if (amount > left) {
    throw new SandboxRefusal('The total refund amount is greater than the refund payment amount');
  }
  const refund = {
    id: newEntityId('rfnd'),
    entity: 'refund' as const,
    amount,
    currency: payment.currency,
    payment_id: id,
    receipt,
    notes: {},
    status: 'processed',
    speed_processed: 'normal',
    idempotency_key: idempotencyKey ?? null,
    created_at: unixSeconds(now),
  };
  await keep(tx, { id: refund.id, kind: 'refund', of: id, body: refund, at: now });
  const after: SandboxPayment = {
    ...payment,
    amount_refunded: payment.amount_refunded + amount,
    refund_status: amount === left ? 'full' : 'partial',
    status: amount === left ? 'refunded' : payment.status,
  };
  await change(tx, id, after);
  await tell(context, 'refund.processed', { refund, payment: after });
  return refund;
}
