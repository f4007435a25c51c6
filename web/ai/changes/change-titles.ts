import type { ChangeType } from '#contract/ai/plan/planned.ts';

/** The title of a change, on its card and in questions about it. */
export const CHANGE_TITLES = {
  'create-pharmacy-order': 'New pharmacy order',
  'edit-pharmacy-order': 'Change of the pharmacy order',
  'delete-pharmacy-order': 'Delete the pharmacy order',
  'create-lab-order': 'New lab order',
  'edit-lab-order': 'Change of the lab order',
  'update-patient': 'Patient details',
  'add-complaint': 'New complaint in the history',
  'save-summary': 'New case summary',
  'save-memory': 'AI memory of the clinic',
} as const satisfies Record<ChangeType, string>;
