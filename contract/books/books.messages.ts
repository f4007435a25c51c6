/** Texts of the books that are made from the ledger. */
export const BOOKS_MESSAGES = {
  rangeTooLong: 'Please select at most one year at once.',
  gstRangeTooLong: 'A GST return is for a month or a quarter. Please select at most 92 days.',
  noGstin: 'The clinic has no GSTIN. Enter it in Settings, Letterhead.',
  gstNotDivided: 'GST not divided: a GSTIN is missing',
  noSupplies: 'Nothing was billed or credited on these days.',
  tooManyRows:
    'These are too many rows for one page. Please select fewer days, or export to Excel.',
  noCases: 'No fee was received on these days, and no bill was left unpaid.',
  noCash: 'No cash came in or went out on these days.',
  noPurchases: 'No invoice of a supplier and no return is dated on these days.',
  noStock: 'No drug was in stock on this day.',
  dayRequired: 'Please enter the day.',
  directionRequired: 'Please choose whether it was paid out or received.',
  amountRequired: 'The amount must be more than 0, with at most 2 decimals.',
  particularsRequired: 'Please enter what it was for.',
  particularsStay: 'Without the name of a patient: it stays in the book, also after an erasure.',
  inFuture: 'An entry cannot be later than today.',
  alreadyReversed: 'This entry is already reversed, or reverses another one.',
  ofSupplier: 'This is a payment to a supplier. Take it back on the page of the supplier.',
  entered: 'The entry is in the cash book.',
  reversed: 'The entry is reversed.',
} as const;

export const entryFailed = (message: string) => `The entry was not saved: ${message}`;
export const booksFailed = (message: string) => `The book could not be loaded: ${message}`;
