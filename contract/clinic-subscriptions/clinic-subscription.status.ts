import type { TransitionTable } from '../kernel/transitions.ts';

/** An active subscription past its end is shown as `expired`; it is stored as active. */
export const CLINIC_SUBSCRIPTION_STATUSES = [
  'pending',
  'active',
  'halted',
  'completed',
  'expired',
] as const;
export type ClinicSubscriptionStatus = (typeof CLINIC_SUBSCRIPTION_STATUSES)[number];

export const NO_SUBSCRIPTION = 'No Subscription';
export const CLINIC_SUBSCRIPTION_LABELS = {
  pending: 'Pending',
  active: 'Active',
  halted: 'Halted',
  completed: 'Completed',
  expired: 'Expired',
} as const satisfies Record<ClinicSubscriptionStatus, string>;

/**
 * Superadmin actions on a clinic's subscription (specification 2, section 4): Activate when it is
 * not active, Deactivate when it is, Terminate until it has ended.
 */
export const CLINIC_SUBSCRIPTION_TRANSITIONS = {
  activate: {
    from: ['pending', 'halted', 'completed', 'expired'],
    to: 'active',
    label: 'Activate',
  },
  deactivate: { from: ['active'], to: 'halted', label: 'Deactivate' },
  terminate: {
    from: ['pending', 'active', 'halted', 'expired'],
    to: 'completed',
    label: 'Terminate',
  },
} as const satisfies TransitionTable<ClinicSubscriptionStatus>;
export type ClinicSubscriptionAction = keyof typeof CLINIC_SUBSCRIPTION_TRANSITIONS;
