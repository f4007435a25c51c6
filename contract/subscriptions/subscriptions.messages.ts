/** Screen texts for one kind of plan; the validation messages are the same for all kinds. */
export type SubscriptionPlanTexts = {
  readonly [K in
    | 'fetchFailed'
    | 'fetchOneFailed'
    | 'createFailed'
    | 'updateFailed'
    | 'deactivateFailed'
    | 'created'
    | 'updated'
    | 'deactivated'
    | 'noPlans']: string;
};

/** Texts of the plans’ own screens (specification 2, sections 5 and 8). */
export const SUBSCRIPTION_MESSAGES = {
  required: 'Please fill in all required fields (Name, Price, Period, Interval > 0).',
  invalidPrice: 'Price must be a number of at least 0 with at most 2 decimals.',
  longInterval: 'Interval must be at most 1000.',
  unknownStatus: 'Status must be active or inactive.',
  fetchFailed: 'Failed to fetch subscription plans',
  fetchOneFailed: 'Failed to fetch subscription plan details',
  createFailed: 'Failed to create subscription plan',
  updateFailed: 'Failed to update subscription plan',
  deactivateFailed: 'Failed to deactivate subscription plan',
  created: 'Subscription plan created successfully!',
  updated: 'Subscription plan updated successfully!',
  deactivated: 'Subscription plan deactivated.',
  confirmDeactivate:
    'Are you sure you want to deactivate this plan? This action cannot be undone directly.',
  alreadyInactive: 'This plan is inactive already.',
  noPlans: 'No subscription plans found.',
} as const;
