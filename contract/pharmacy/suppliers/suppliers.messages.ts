/** Texts of the pharmacy's suppliers. */
export const SUPPLIER_MESSAGES = {
  nameRequired: 'Please enter the name of the supplier.',
  nameTaken: 'A supplier of this name is already in the list.',
  activeRequired: 'A supplier is active or not.',
  none: 'No supplier yet. Add those that deliver to your pharmacy.',

  saved: 'The supplier is saved.',
  saveFailed: 'The supplier was not saved.',
} as const;

export const deactivated = (name: string) => `${name} is no longer offered.`;
export const activated = (name: string) => `${name} is offered again.`;
