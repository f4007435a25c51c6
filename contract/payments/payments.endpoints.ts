import { z } from 'zod';
import { BILL_STATUSES } from '../billing/bill.status.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import {
  CheckoutFailure,
  CheckoutResult,
  CreateOrderBody,
  PAYMENT_PROVIDERS,
  PaymentOrder,
  RefusedRefund,
  SandboxPayBody,
  VerifyBody,
} from './payment.ts';

export const getPaymentProvider = endpoint({
  method: 'GET',
  path: '/api/payment/provider',
  summary: 'Who collects what is paid online',
  access: 'billing.take-payment',
  replies: { 200: z.object({ provider: z.enum(PAYMENT_PROVIDERS) }) },
});

/** The amount must equal the bill's balance. Returns an existing open order again. */
export const createPaymentOrder = endpoint({
  method: 'POST',
  path: '/api/payment/create-order',
  summary: 'Ask the payment provider to collect the balance of a bill',
  access: 'billing.take-payment',
  body: CreateOrderBody,
  replies: {
    201: z.object({
      /** Public settings of the checkout; contains no secret. */
      key_id: z.string(),
      order: PaymentOrder,
      provider: z.enum(PAYMENT_PROVIDERS),
    }),
  },
});

/** Idempotent. An invalid signature returns 400 and changes nothing. */
export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/payment/verify',
  summary: 'Take what the checkout handed back, and book the payment',
  access: 'billing.take-payment',
  body: VerifyBody,
  replies: {
    200: z.object({
      success: z.literal(true),
      message: z.string(),
      billStatus: z.enum(BILL_STATUSES),
    }),
  },
});

/** Signed over the raw body (`X-Razorpay-Signature`); each `x-razorpay-event-id` is applied once. */
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/api/payment/webhook',
  summary: 'News of the payment provider',
  access: 'public',
  replies: { 200: z.object({ received: z.literal(true) }) },
});

/** Refunds that the provider has not paid out; oldest first. */
export const listRefusedRefunds = endpoint({
  method: 'GET',
  path: '/api/payment/refunds/refused',
  summary: 'Refunds that the payment provider has refused',
  access: 'refunds.settle',
  reads: 'list',
  topics: ['bills'],
  replies: { 200: z.array(RefusedRefund) },
});

/** Only a rejected refund (409 otherwise). */
export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/payment/refunds/:id/retry',
  summary: 'Send a refund to the payment provider again',
  access: 'refunds.settle',
  params: z.object({ id: Id }),
  replies: { 200: z.object({ message: z.string() }) },
});

export const startOnlineSubscription = endpoint({
  method: 'POST',
  path: '/api/payment/razorpay-subscription',
  summary: 'A link at which a patient pays for a subscription online',
  access: 'subscriptions.sell',
  body: z.object({ patientId: Id, planId: Id }),
  replies: { 201: z.object({ short_url: z.string().min(1) }) },
});

/** Does not exist when a real provider is configured. */
export const paySandbox = endpoint({
  method: 'POST',
  path: '/api/payment/sandbox/pay',
  summary: 'Pay an order in the sandbox, or let it fail',
  access: 'billing.take-payment',
  body: SandboxPayBody,
  replies: { 200: z.union([CheckoutResult, CheckoutFailure]) },
});
