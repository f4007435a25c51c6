import { z } from 'zod';

/**
 * The fields that we read of the provider's entities. Amounts are in paise, times in Unix seconds.
 */
export const ProviderOrder = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.string(),
});
export type ProviderOrder = z.output<typeof ProviderOrder>;

export const ProviderPayment = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string().nullish(),
  created_at: z.int(),
});
export type ProviderPayment = z.output<typeof ProviderPayment>;

export const ProviderRefund = z.object({
  id: z.string(),
  entity: z.literal('refund'),
  amount: z.int(),
  payment_id: z.string(),
  receipt: z.string().nullish(),
  status: z.string(),
});
export type ProviderRefund = z.output<typeof ProviderRefund>;

export const SUBSCRIPTION_STATUSES = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'cancelled',
  'completed',
  'expired',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const ProviderSubscription = z.object({
  id: z.string(),
  entity: z.literal('subscription'),
  plan_id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  short_url: z.string().nullish(),
});
export type ProviderSubscription = z.output<typeof ProviderSubscription>;

export const ProviderPlan = z.object({ id: z.string(), entity: z.literal('plan') });

/** One charge of a subscription. */
export const ProviderInvoice = z.object({
  id: z.string(),
  entity: z.literal('invoice'),
  status: z.string(),
  payment_id: z.string().nullish(),
  amount_paid: z.int().nullish(),
  paid_at: z.int().nullish(),
});

/** The provider's reply when it refuses. */
export const ProviderRefusal = z.object({
  error: z.object({ code: z.string(), description: z.string() }),
});

/** A page of the provider's entities. */
export function collectionOf<T extends z.ZodType>(item: T) {
  return z.object({ entity: z.literal('collection'), items: z.array(item) });
}
