import { BOOKS_MESSAGES } from '../../books/books.messages.ts';

/** Texts of the ledger of a supplier. */
export const SUPPLIER_LEDGER_MESSAGES = {
  none: 'No invoice, payment or return on these days.',
  loadFailed: 'The ledger could not be loaded.',
  amountRequired: BOOKS_MESSAGES.amountRequired,
  dayRequired: BOOKS_MESSAGES.dayRequired,
  wayRequired: 'Please choose how it was paid.',
  inFuture: 'A payment cannot be later than today.',
  openingInFuture: 'An opening balance cannot be later than today.',
  openingInvalid: 'Enter the amount with at most 2 decimals; negative when they owe you.',
  openingDayRequired: 'Please enter the day of the opening balance.',
  invoiceUnknown: 'This invoice is not one of this supplier.',
  onlyCash: 'You may record payments in cash. Please ask an admin for the others.',
  alreadyTakenBack: 'This payment is already taken back, or takes another one back.',
  undone: 'This delivery was undone. It has no total.',
  totalInvalid: 'The total must be more than 0, with at most 2 decimals.',

  paid: 'The payment is recorded.',
  payFailed: 'The payment was not recorded.',
  takenBack: 'The payment is taken back.',
  takeBackFailed: 'The payment was not taken back.',
  openingSaved: 'The opening balance is saved.',
  openingFailed: 'The opening balance was not saved.',
  totalSaved: 'The total of the invoice is saved.',
  totalFailed: 'The total was not saved.',
} as const;

/** The text of a payment in the cash book, within its 200 characters. */
export function cashParticulars(supplier: string, reference: string | null): string {
  const text = `Paid to ${supplier}${reference ? ` (${reference})` : ''}`;
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
