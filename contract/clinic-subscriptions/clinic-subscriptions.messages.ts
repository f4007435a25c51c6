import { PLAN_CHOICE_MESSAGES } from '../subscriptions/plan-choice.messages.ts';
import type { SubscriptionPlanTexts } from '../subscriptions/subscriptions.messages.ts';
import type { ClinicSubscriptionAction } from './clinic-subscription.status.ts';

/** Texts of the clinic plans' own screens, derived from those of the patients' plans. */
export const CLINIC_PLAN_MESSAGES = {
  fetchFailed: 'Failed to fetch clinic subscription plans',
  fetchOneFailed: 'Failed to fetch clinic subscription plan details',
  createFailed: 'Failed to create clinic subscription plan',
  updateFailed: 'Failed to update clinic subscription plan',
  deactivateFailed: 'Failed to deactivate clinic subscription plan',
  created: 'Clinic subscription plan created successfully!',
  updated: 'Clinic subscription plan updated successfully!',
  deactivated: 'Clinic subscription plan deactivated.',
  noPlans: 'No clinic subscription plans found.',
} as const satisfies SubscriptionPlanTexts;

/** Texts of a clinic's subscription (specification 2, sections 4, 5 and 8). */
export const CLINIC_SUBSCRIPTION_MESSAGES = {
  selectPlan: 'Please select a clinic subscription plan.',
  chooseClinicAndPlan: 'Please select a clinic and a plan.',
  noActivePlans: 'No active clinic subscription plans available.',
  planNotFound: PLAN_CHOICE_MESSAGES.planNotFound,
  clinicNotFound: 'This clinic does not exist.',
  alreadyActive: 'This clinic already has an active subscription.',
  notAllowed: 'The subscription is not in a state that allows this.',
  otherPending: 'Your clinic has another subscription that waits for its payment.',
  pending: 'You have a pending subscription. Redirecting to payment...',
  hasPro: 'Your clinic has the pro plan.',
  startedByHand: 'Please ask the person who runs it to start the pro plan for your clinic.',
  adminsBuy: 'An admin of the clinic buys the pro plan.',
  fetchStatusFailed: 'Failed to fetch clinic subscription status',
  initiateFailed: 'Failed to initiate clinic subscription',
  noLink: 'Failed to get Razorpay clinic subscription link from backend.',
  fetchPlansFailed: 'Failed to fetch subscription plans.',
  manualFailed: 'Failed to manually activate clinic subscription',
  started: 'Clinic subscription started.',
} as const;

/** Confirmation, success and failure text of each action. */
export const CLINIC_SUBSCRIPTION_ACTION_MESSAGES = {
  activate: {
    confirm: 'Are you sure you want to activate this clinic subscription?',
    done: 'Clinic subscription activated.',
    failed: 'Failed to activate clinic subscription',
  },
  deactivate: {
    confirm: 'Are you sure you want to deactivate this clinic subscription?',
    done: 'Clinic subscription deactivated.',
    failed: 'Failed to deactivate clinic subscription',
  },
  terminate: {
    confirm:
      'Are you sure you want to terminate this clinic subscription? The clinic loses its pro plan.',
    done: 'Clinic subscription terminated.',
    failed: 'Failed to terminate clinic subscription.',
  },
} as const satisfies Record<
  ClinicSubscriptionAction,
  { confirm: string; done: string; failed: string }
>;

/** Names the clinic that an action concerns; `person` is the account in whose row it was chosen. */
export const concernsClinic = (clinic: string, person?: string) =>
  `This is the plan of ${clinic} and of everyone there${person ? `, not the account of ${person}` : ''}.`;

/** Names the person to ask, if known. */
export const askToBuyPro = (admins: readonly string[]) =>
  admins.length === 0 ? 'Please ask your admin.' : `Please ask ${admins.join(' or ')}.`;
