import { z } from 'zod';
import { COUNTER_MODES } from '../billing/bill.status.ts';
import { REFUND_MODE_REQUIRED } from '../billing/refund-mode.ts';
import { Instant } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, requiredLine } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { START_MESSAGES as M } from './start-subscription.messages.ts';

const OfPatient = z.object({ id: Id });

const PaidTerm = z.object({
  id: Id,
  plan: z.string(),
  amount: Money,
  method: z.enum(['manual', 'online']),
  paid_at: Instant,
});

/** The amount paid for terms that have not ended. */
export const getSubscriptionPaid = endpoint({
  method: 'GET',
  path: '/api/patients/:id/subscription',
  summary: 'What was paid for a patient’s running subscription',
  access: 'subscriptions.sell',
  reads: { patient: 'params.id' },
  params: OfPatient,
  topics: ['patients', 'subscriptions'],
  replies: { 200: z.object({ paid: z.array(PaidTerm), total: Money }) },
});

export const CancelSubscriptionBody = z.object({
  reason: requiredLine({ label: 'The reason', required: M.cancelReasonRequired, max: 300 }),
  /** Mode of the full refund at the counter. When absent, nothing is refunded. */
  refundMode: z.enum(COUNTER_MODES, { error: REFUND_MODE_REQUIRED }).optional(),
});

/** Ends the current subscription; returns 409 without one. */
export const cancelPatientSubscription = endpoint({
  method: 'POST',
  path: '/api/patients/:id/subscription/cancel',
  summary: 'Cancel a patient’s subscription',
  access: 'subscriptions.sell',
  params: OfPatient,
  body: CancelSubscriptionBody,
  idempotent: true,
  replies: { 200: z.object({ message: z.string(), refunded: Money }) },
});
