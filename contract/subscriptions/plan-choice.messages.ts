/** The texts that a patient's own contract needs: lists of patients and visits do without the others. */
export const PLAN_CHOICE_MESSAGES = {
  selectPlan: 'Please select a subscription plan.',
  unknownChange: 'A subscription is started with a plan, or cancelled.',
} as const;
