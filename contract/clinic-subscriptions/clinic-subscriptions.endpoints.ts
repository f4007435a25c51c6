import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { CreatePlanBody, Plan, UpdatePlanBody } from '../subscriptions/plan.ts';
import { ClinicSubscription, ManualActivateBody } from './clinic-subscription.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from './clinic-subscriptions.messages.ts';

const Params = z.object({ id: Id });

/** An admin sees the active plans. */
export const listClinicPlans = endpoint({
  method: 'GET',
  path: '/api/clinic-subscriptions/plans',
  summary: 'The plans for clinics, by name',
  access: 'clinic-plans.view',
  topics: ['clinic-plan'],
  replies: { 200: z.array(Plan) },
});

export const getClinicPlan = endpoint({
  method: 'GET',
  path: '/api/clinic-subscriptions/plans/:id',
  summary: 'One plan for clinics',
  access: 'clinic-plans.view',
  params: Params,
  topics: ['clinic-plan'],
  replies: { 200: Plan },
});

export const createClinicPlan = endpoint({
  method: 'POST',
  path: '/api/clinic-subscriptions/plans',
  summary: 'Offer a plan to clinics',
  access: 'clinic-plans.edit',
  body: CreatePlanBody,
  replies: { 201: Plan },
});

/** Existing subscriptions keep their end date. */
export const updateClinicPlan = endpoint({
  method: 'PUT',
  path: '/api/clinic-subscriptions/plans/:id',
  summary: 'Change a plan for clinics',
  access: 'clinic-plans.edit',
  params: Params,
  body: UpdatePlanBody,
  replies: { 200: Plan },
});

/** Disables the plan; existing subscriptions keep running. */
export const deactivateClinicPlan = endpoint({
  method: 'DELETE',
  path: '/api/clinic-subscriptions/plans/:id',
  summary: 'Deactivate a plan for clinics',
  access: 'clinic-plans.edit',
  params: Params,
  replies: { 200: z.object({ message: z.string() }) },
});

/**
 * Returns a link at which the clinic's admin pays for the plan. Returns the same link again while
 * its payment is pending. Returns 409 while a subscription is active.
 */
export const initiateClinicSubscription = endpoint({
  method: 'POST',
  path: '/api/clinic-subscriptions/initiate',
  summary: 'Begin to buy a plan for the own clinic',
  access: 'clinic-subscriptions.buy',
  body: z.object({ planId: z.uuid({ error: M.selectPlan }) }),
  replies: { 201: z.object({ short_url: z.string() }) },
});

/** Null when no payment is pending. */
export const getPendingClinicSubscription = endpoint({
  method: 'GET',
  path: '/api/clinic-subscriptions/pending',
  summary: 'Where the own clinic’s pending subscription is paid',
  access: 'clinic-subscriptions.buy',
  topics: ['clinic-plan'],
  replies: { 200: z.object({ short_url: z.string().nullable() }) },
});

/** Starts a subscription without the payment provider. One active subscription per clinic (409). */
export const manuallyActivateClinic = endpoint({
  method: 'POST',
  path: '/api/clinic-subscriptions/manual-activate',
  summary: 'Start a clinic’s subscription by hand',
  access: 'clinic-subscriptions.manage',
  body: ManualActivateBody,
  replies: { 201: ClinicSubscription },
});

export const activateClinicSubscription = endpoint({
  method: 'PUT',
  path: '/api/clinic-subscriptions/:id/activate',
  summary: 'Activate a clinic’s subscription',
  access: 'clinic-subscriptions.manage',
  params: Params,
  replies: { 200: ClinicSubscription },
});

/** Sets it to `halted`; the rest of its term can be activated again. */
export const deactivateClinicSubscription = endpoint({
  method: 'PUT',
  path: '/api/clinic-subscriptions/:id/deactivate',
  summary: 'Halt a clinic’s subscription',
  access: 'clinic-subscriptions.manage',
  params: Params,
  replies: { 200: ClinicSubscription },
});

/** Sets it to `completed`. */
export const terminateClinicSubscription = endpoint({
  method: 'PUT',
  path: '/api/clinic-subscriptions/:id/terminate',
  summary: 'End a clinic’s subscription',
  access: 'clinic-subscriptions.manage',
  params: Params,
  body: z.object({
    status: z
      .literal('completed', { error: 'A terminated subscription is completed.' })
      .default('completed'),
  }),
  replies: { 200: ClinicSubscription },
});
