import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { ProviderOrder, ProviderPayment, ProviderSubscription } from '../razorpay/index.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in the provider's format: `order_` and 14 letters or digits. */
export function newEntityId(prefix: string): string {
  const letters = Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${prefix}_${letters.join('')}`;
}

export function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}

/** The provider's refusals of an amount and a currency. */
export const AMOUNT_TOO_SMALL = 'The amount must be at least INR 1.00';
export const Currency = z.literal('INR', { error: 'Currency is not supported' });

const Notes = z.record(z.string(), z.string()).catch({});

/** The sandbox's entities. The provider's client reads some of their fields. */
export const SandboxOrder = ProviderOrder.extend({
  amount_paid: z.int(),
  amount_due: z.int(),
  attempts: z.int(),
  notes: Notes,
  created_at: z.int(),
});
export type SandboxOrder = z.output<typeof SandboxOrder>;

export const SandboxPayment = ProviderPayment.extend({
  order_id: z.string().nullable(),
  captured: z.boolean(),
  amount_refunded: z.int(),
  refund_status: z.enum(['partial', 'full']).nullable(),
  method: z.string(),
  error_code: z.string().nullable(),
  error_description: z.string().nullable(),
});
export type SandboxPayment = z.output<typeof SandboxPayment>;

export const SandboxPlan = z.object({
  id: z.string(),
  entity: z.literal('plan'),
  period: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
  interval: z.int(),
  item: z.object({ name: z.string(), amount: z.int(), currency: z.string() }),
  created_at: z.int(),
});
export type SandboxPlan = z.output<typeof SandboxPlan>;

export const SandboxSubscription = ProviderSubscription.extend({
  short_url: z.string(),
  notes: Notes,
  total_count: z.int(),
  paid_count: z.int(),
  remaining_count: z.int(),
  current_start: z.int().nullable(),
  current_end: z.int().nullable(),
  ended_at: z.int().nullable(),
  created_at: z.int(),
});
export type SandboxSubscription = z.output<typeof SandboxSubscription>;

/** A payment made in the sandbox, for an order or without one. */
export function paidInSandbox(made: {
  id: string;
  amount: number;
  orderId?: string;
  at: Date;
}): SandboxPayment {
  return {
    id: made.id,
    entity: 'payment',
    amount: made.amount,
    currency: 'INR',
    status: 'captured',
    order_id: made.orderId ?? null,
    captured: true,
    amount_refunded: 0,
    refund_status: null,
    method: 'upi',
    error_code: null,
    error_description: null,
    created_at: unixSeconds(made.at),
  };
}
