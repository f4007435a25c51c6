import { COMMON_MESSAGES } from '../../kernel/common.messages.ts';

/** Texts of the pharmacy's suppliers. */
export const SUPPLIER_MESSAGES = {
  nameRequired: 'Please enter the name of the supplier.',
  nameTaken: 'A supplier of this name is already in the list.',
  activeRequired: 'A supplier is active or not.',
  none: 'No supplier yet. Add those that deliver to your pharmacy.',

  supplierUnknown: 'This supplier is not in the list.',
  supplierMissing: 'Please choose the supplier of this invoice.',
  onlyDelivery: 'Only a delivery has a supplier and an invoice.',
  invoiceDate: 'Please enter the date of the invoice.',
  postedBefore: 'This invoice of this supplier was posted before. Nothing was added to the stock.',
  postedInMarch:
    'An invoice of this number was posted with a date before 1 April. If this is another one, enter its date. Nothing was added to the stock.',
  postedUndated:
    'An invoice of this number was posted without its date. If this is another one, add the year to its number, like 123/25-26. Nothing was added to the stock.',
  numberRequired: 'Please enter the number of the invoice.',
  quantityInvalid: 'The quantity is a whole number of packs, paid or free.',
  packInvalid: 'A pack has 1 to 10,000 pieces.',
  tooMuch: 'The lines sum to more than ₹100,00,00,000. Please check quantity and cost.',
  paperTotalInvalid: 'The total on the paper must be more than 0, with at most 2 decimals.',
  lookAtFields: 'Please correct the marked fields.',
  postFailed: 'The invoice was not posted.',
  discarded: 'The typed invoice is discarded.',
  noLines: 'Please add a drug to the invoice.',
  tooManyLines: 'An invoice has at most 500 lines.',
  drugUnknown: COMMON_MESSAGES.unknownDrug,
  noDeliveries: 'No delivery of this supplier was posted yet.',

  saved: 'The supplier is saved.',
  saveFailed: 'The supplier was not saved.',
} as const;

export const deactivated = (name: string) => `${name} is no longer offered.`;
export const activated = (name: string) => `${name} is offered again.`;
export const posted = (number: string) => `Invoice ${number} is posted.`;
