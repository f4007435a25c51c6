/** Texts of the checks beside an order. */
export const SAFETY_MESSAGES = {
  reasonRequired: 'Please give a reason.',
  reasonsNeeded: 'Please say why the order is right in spite of the warnings.',
  checksFailed: 'The order could not be checked here. It is checked when it is saved.',
} as const;

/** Common reasons, each selected by one key. */
export const USUAL_REASONS = [
  'Taken before without trouble',
  'Benefit outweighs the risk',
  'Will be monitored',
  'Doctor has confirmed',
  'Intended together',
] as const;

export const notChecked = (names: readonly string[]) => `Not checked: ${names.join(', ')}`;
