import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { DayRange } from '../kernel/day-range.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { CreatePlanBody, Plan, UpdatePlanBody } from './plan.ts';

const PlanParams = z.object({ id: Id });

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/subscriptions',
  summary: 'The clinic’s plans for patients, by name',
  access: 'subscriptions.view-plans',
  topics: ['subscriptions'],
  replies: { 200: z.array(Plan) },
});

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/subscriptions/:id',
  summary: 'One plan for patients',
  access: 'subscriptions.view-plans',
  params: PlanParams,
  topics: ['subscriptions'],
  replies: { 200: Plan },
});

export const createPlan = endpoint({
  method: 'POST',
  path: '/api/subscriptions',
  summary: 'Offer a plan to patients',
  access: 'subscriptions.edit-plans',
  body: CreatePlanBody,
  idempotent: true,
  replies: { 201: Plan },
});

/** Existing subscriptions keep their price and end date. */
export const updatePlan = endpoint({
  method: 'PUT',
  path: '/api/subscriptions/:id',
  summary: 'Change a plan for patients',
  access: 'subscriptions.edit-plans',
  params: PlanParams,
  body: UpdatePlanBody,
  replies: { 200: Plan },
});

/** Disables the plan; existing subscriptions keep running. */
export const deactivatePlan = endpoint({
  method: 'DELETE',
  path: '/api/subscriptions/:id',
  summary: 'Deactivate a plan for patients',
  access: 'subscriptions.edit-plans',
  undoes: true,
  params: PlanParams,
  replies: { 200: z.object({ message: z.string() }) },
});

/** Payments at the counter for subscriptions, at the price of that time; newest first. */
export const listManualTransactions = endpoint({
  method: 'GET',
  path: '/api/subscriptions/transactions/manual',
  summary: 'Subscriptions paid at the counter within a range of days',
  access: 'money.view-flow',
  reads: 'list',
  query: DayRange,
  topics: ['subscriptions'],
  replies: {
    200: z.array(
      z.object({
        id: Id,
        patient_id: Id,
        /** The patient's name. */
        name: z.string(),
        /** Start of the paid term; a renewal is paid in advance. */
        subscription_start_date: Instant,
        paid_at: Instant,
        subscription_payment_method: z.string(),
        subscriptionPlan: z.object({
          name: z.string(),
          price: Money,
        }),
        /** The refunded amount of the payment, on any day; absent without a refund. */
        refunded: Money.optional(),
      }),
    ),
  },
});
