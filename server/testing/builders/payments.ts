import type { CheckoutResult } from '#contract/payments/payment.ts';
import {
  createPaymentOrder,
  paySandbox,
  receiveWebhook,
} from '#contract/payments/payments.endpoints.ts';
import { sandboxKeys } from '../../payment-sandbox/index.ts';
import { sign } from '../../razorpay/index.ts';
import type { TestApp } from '../build-app.ts';
import { newBill } from './bills.ts';
import { newPatient, type Person } from './clinic.ts';

/** Creates an online bill of ₹500. */
export async function newOnlineBill(app: TestApp, person: Person) {
  const { id: patientId } = await newPatient(app, person, 'Meena Iyer');
  return newBill(app, person, { patientId, paymentMode: 'online' });
}

/** Creates a payment order at the provider for a bill's amount. */
export async function newPaymentOrder(
  app: TestApp,
  { token }: Person,
  bill: Awaited<ReturnType<typeof newOnlineBill>>,
) {
  const { balance: amount } = bill.calculated;
  const { order } = await app.ok(
    createPaymentOrder,
    { body: { amount, billId: bill.id } },
    { token },
  );
  return order;
}

/** Pays an order at the sandbox's checkout and returns what the browser receives. */
export async function payAtCheckout(
  app: TestApp,
  { token }: Person,
  orderId: string,
): Promise<CheckoutResult> {
  const body = { order_id: orderId, outcome: 'success' } as const;
  const result = await app.ok(paySandbox, { body }, { token });
  if ('error' in result) throw new Error(result.error.description);
  return result;
}

/** One webhook of the sandbox, as its courier delivers it. */
export type News = { readonly id: string; readonly body: unknown };

/** Takes the sandbox's undelivered webhooks, oldest first, each once. */
export async function takeNews(app: TestApp): Promise<News[]> {
  const rows = await app.started.services.database.inSystem((tx) =>
    tx
      .deleteFrom('sandbox_entities')
      .where('kind', '=', 'event')
      .returning(['id', 'body', 'created_at'])
      .execute(),
  );
  return rows.map(({ id, body }) => ({ id, body }));
}

/** A webhook of the same second that ends the subscription. It may arrive before the others. */
export function newsOfTheEnd(news: readonly News[]): News {
  const texts = news.map(({ body }) => JSON.stringify(body));
  const activated = texts.find((text) => text.includes('subscription.activated')) ?? '';
  const body: unknown = JSON.parse(
    activated
      .replace('subscription.activated', 'subscription.cancelled')
      .replace('"status":"active"', '"status":"cancelled"'),
  );
  return { id: crypto.randomUUID(), body };
}

/** Delivers a webhook, with the sandbox's signature by default. */
export async function bringNews(
  app: TestApp,
  { id, body }: News,
  signature?: string,
): Promise<number> {
  const text = JSON.stringify(body);
  const { webhookSecret } = await sandboxKeys(app.started.services);
  const response = await app.app.inject({
    method: receiveWebhook.method,
    url: receiveWebhook.path,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature ?? sign(text, webhookSecret),
      'x-razorpay-event-id': id,
    },
    payload: text,
  });
  return response.statusCode;
}

/** Creates a refund that the provider has refused, and returns its id. */
export async function newRefusedRefund(
  app: TestApp,
  { user }: Person,
  billId: string,
): Promise<string> {
  const id = crypto.randomUUID();
  const clinicId = user.clinic_id ?? '';
  const at = app.clock.now();
  await app.started.services.database.inClinic(clinicId, (tx) =>
    tx
      .insertInto('payment_refunds')
      .values({
        clinic_id: clinicId,
        id,
        bill_id: billId,
        provider_payment_id: `pay_of_${id}`,
        amount_paise: 20_000,
        reason: 'surplus',
        status: 'refused',
        refusal: 'Not enough balance.',
        next_try_at: at,
        created_at: at,
      })
      .execute(),
  );
  return id;
}
