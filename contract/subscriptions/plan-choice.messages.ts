/** The texts that a patient's own contract needs, without those of the other screens. */
export const PLAN_CHOICE_MESSAGES = {
  selectPlan: 'Please select a subscription plan.',
  planNotFound: 'Selected plan details not found.',
  unknownChange: 'A subscription is started with a plan, or cancelled.',
} as const;
