import { BILLING_MESSAGES as B } from '#contract/billing/billing.messages.ts';
import { DAY_MS } from '#contract/kernel/dates.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { ONLINE_MIN_PAISE } from '#contract/payments/payment.ts';
import type { createPaymentOrder as endpoint } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { Steps } from '../../platform/http/route.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { ProviderError } from '../../razorpay/index.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { type Gateway, gatewayOf } from '../provider/gateway.ts';
import type { BillReceiver, PaymentReceivers } from '../receivers.ts';
import {
  findOpenOrder,
  insertOrder,
  type OrderRow,
  setOrderStatus,
} from './payment-order.store.ts';
import { settleOrder } from './settle-order.ts';

const ANSWERED_FOR_MS = 6 * DAY_MS;

type Wanted = { readonly amount: number; readonly billId: string };

/** Locks an online bill. Throws when it cannot be paid online, or when its balance has changed. */
async function lockPayable(scope: ClinicScope, bills: BillReceiver, { amount, billId }: Wanted) {
  const bill = await bills.lock(scope.tx, billId);
  if (!bill) throw notFound();
  if (bill.type === 'admission') throw conflict(B.paidWithTheStay);
  if (bill.status !== 'pending') throw conflict(B.notPayable);
  if (amount !== bill.due_paise - bill.paid_paise) throw invalidField('amount', M.notTheBalance);
  if (amount < ONLINE_MIN_PAISE) throw invalidField('amount', M.tooSmall);
}

/**
 * Creates a payment order for the balance of a bill at the provider. Throws 400 for another amount,
 * 409 for a bill that accepts no payment or turns out to be paid, and 503, without changing the
 * bill, when the provider does not answer. Returns an open order for the same amount again, so that
 * a second try cannot collect twice.
 */
export async function createOrder(
  steps: Steps,
  receivers: PaymentReceivers,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const gateway = await gatewayOf(steps.services);
  const open = await steps.transact(async (scope) => {
    await lockPayable(scope, receivers.bills, body);
    return findOpenOrder(scope.tx, body.billId);
  });
  const isKnown = open && isFor(open, gateway, body);
  // It may have been paid while the webhook was lost.
  const standing = isKnown ? await askProvider(newsOf(steps, receivers, gateway, open)) : 'unknown';
  if (standing === 'paid') throw conflict(M.paidMeanwhile);
  const now = steps.services.clock.now();
  if (isKnown && standing === 'unpaid' && isFresh(open, now)) return presentOrder(open, gateway);
  const asked = await askProvider(
    gateway.client.createOrder({
      amount: body.amount,
      receipt: body.billId,
      notes: { bill_id: body.billId },
    }),
  );
  const order = await steps.transact((scope) =>
    keepOrder(scope, receivers.bills, {
      wanted: body,
      gateway,
      providerOrderId: asked.id,
      instead: open?.id,
    }),
  );
  return presentOrder(order, gateway);
}

/** The provider's state of an order. `unknown` for one made with other keys. */
async function newsOf(
  { services }: Steps,
  receivers: PaymentReceivers,
  gateway: Gateway,
  order: OrderRow,
): Promise<'paid' | 'unpaid' | 'unknown'> {
  try {
    const booked = await settleOrder(services, receivers, { gateway, order });
    return booked.length > 0 ? 'paid' : 'unpaid';
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused') return 'unknown';
    throw error;
  }
}

/** The settling job checks an order for a week. A reused order has at least a day of it left. */
function isFresh({ created_at }: OrderRow, now: Date): boolean {
  return now.getTime() - created_at.getTime() < ANSWERED_FOR_MS;
}

function isFor(order: OrderRow, { name }: Gateway, { amount }: Wanted): boolean {
  return order.amount_paise === amount && order.provider === name;
}

async function keepOrder(
  scope: ClinicScope,
  bills: BillReceiver,
  options: {
    wanted: Wanted;
    gateway: Gateway;
    providerOrderId: string;
    /** The order that this one replaces. */
    instead: string | undefined;
  },
): Promise<OrderRow> {
  const { tx, actor, now } = scope;
  const { wanted, gateway, providerOrderId, instead } = options;
  await lockPayable(scope, bills, wanted);
  const open = await findOpenOrder(tx, wanted.billId);
  // A concurrent request has created an order: both use it, and this one is never paid.
  if (open && open.id !== instead && isFor(open, gateway, wanted)) return open;
  if (open) await setOrderStatus(tx, { id: open.id, to: 'replaced' });
  const order = await insertOrder(tx, {
    clinic_id: actor.clinicId,
    id: scope.newId(),
    bill_id: wanted.billId,
    provider: gateway.name,
    provider_order_id: providerOrderId,
    amount_paise: wanted.amount,
    created_at: now,
    created_by: actor.id,
  });
  const changes = { order: providerOrderId, amount: wanted.amount };
  await scope.audit('create-payment-order', { type: 'bill', id: wanted.billId }, changes);
  return order;
}

function presentOrder(order: OrderRow, gateway: Gateway): EndpointReply<typeof endpoint> {
  return {
    key_id: gateway.keyId,
    provider: gateway.name,
    order: {
      id: order.provider_order_id,
      entity: 'order',
      amount: order.amount_paise,
      currency: 'INR',
      receipt: order.bill_id,
      status: 'created',
    },
  };
}
