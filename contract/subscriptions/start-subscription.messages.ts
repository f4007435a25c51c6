import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { PLAN_CHOICE_MESSAGES } from './plan-choice.messages.ts';

/** Texts of starting a subscription (specification 1, sections 5 and 8; specification 2, 5 and 8). */
export const START_MESSAGES = {
  ...PLAN_CHOICE_MESSAGES,
  noActivePlans: 'No active subscription plans available.',
  alreadyActive: 'This patient already has an active subscription.',
  renewedMeanwhile: 'This subscription has changed. Please check it again.',
  cancelReasonRequired: 'Please give the reason for cancelling the subscription.',
  cancelled: 'Subscription cancelled.',
  cancelFailed: 'Failed to cancel the subscription',
  runsLongEnough: 'This subscription already runs for as long as one can.',
  noneToCancel: 'This patient has no active subscription.',
  updatePatientFailed: 'Failed to update patient subscription',
  patientMissing: COMMON_MESSAGES.patientIdMissing,
  patientNotFound: 'Patient not found.',
} as const;

export const fetchPlansFailed = (status: number) =>
  `Failed to fetch subscription plans (${status})`;
export const loadDataFailed = (message: string) => `Failed to load data: ${message}`;
export const startFailed = (message: string) => `Failed to start subscription: ${message}`;
export const runsUntil = (day: string) =>
  `The subscription runs until ${day}. What is paid now begins then.`;
export const renewsItself = (day: string) =>
  `The payment provider charges the next term by itself on ${day}, unless the patient has ended the agreement.`;
export const renewedManually = (name: string) =>
  `Subscription renewed successfully for ${name} (Manual Payment)!`;
export const startedManually = (name: string) =>
  `Subscription started successfully for ${name} (Manual Payment)!`;
