import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { SEARCH_MAX } from '../kernel/paging.ts';

/** Texts of the billing page (specification 2, sections 3, 5 and 8). */
export const BILLING_MESSAGES = {
  emptyBill: 'Cannot finalize an empty bill.',
  patientMissing: 'Patient ID is missing for creating a bill.',
  missingPatient: 'Missing Patient Information',
  invalidItem: 'Invalid item details.',
  feeTwice: 'Consultation Fee already added.',
  invalidFee: 'Invalid fee amount.',
  invalidPayment: 'Please enter a valid positive payment amount.',
  paymentAboveBalance: 'The payment is more than the balance due.',
  invalidMode: 'Please choose how it is paid.',
  receivedTooMuch: 'The amount received is more than the bill.',
  tooManyPayments: 'A bill is received in at most 10 parts.',
  invalidReference: 'A reference number has 6 to 35 letters and digits.',
  referenceOfUpi: 'Only a UPI payment has a reference number.',
  referenceTwice: 'This reference number is entered twice.',
  waivedReasonRequired: 'Please give the reason why it is free.',
  onlyFeeIsWaived: 'Only a consultation can be free or a follow-up.',
  onlyFeeFollows: 'Only a consultation can be a follow-up.',
  nothingToFollow:
    'The consultation that this one follows was cancelled. Please open the bill again.',
  invalidFollowUpDays: 'The days of a follow-up must be a whole number from 1 to 365.',
  invalidFollowUpVisits: 'The visits of a follow-up must be a whole number from 1 to 20.',
  invalidFollowUpFee: 'The follow-up fee must be a valid number.',
  waivedIsNotPaid: 'What is free is not paid.',
  invalidDiscount: 'The discount must be between 0 and 100 percent, with at most 2 decimals.',
  aboveLimit: 'Discount above the limit',
  discountReasonNeeded: 'The discount is above the limit of the clinic. Please give a reason.',
  discountForbidden: 'The discount is above the limit of the clinic.',
  discountLimitChanged: 'The limit of discounts has changed meanwhile. Please try again.',
  invalidType: 'Unknown bill type.',
  amountDiffers: 'The amount does not match the items of the bill.',
  tooLarge: 'The bill is too large.',
  tooManyItems: 'A bill holds at most 200 items.',
  reasonRequired: 'Please give the reason for cancelling the bill.',
  alreadyBilled: 'This has been billed already.',
  orderChanged: 'The order has changed since the bill was begun. Please open it again.',
  orderNotBillable: 'A cancelled order cannot be billed.',
  orderDispensed: 'The medicines were dispensed. Please process a return instead.',
  orderReported: 'The lab order has a report and its bill cannot be cancelled.',
  notPayable: 'This bill takes no payment.',
  paidWithTheStay: 'An admission bill is paid at the admission bill page.',
  visitCancelled: 'The visit was cancelled.',
  visitGone: 'The visit has left the queue, so there is nothing to bill.',
  alreadyCancelled: 'This bill is cancelled.',
  fetchPatientFailed: COMMON_MESSAGES.patientDetailsFailed,
  fetchBillFailed: 'Failed to fetch bill details',
  invalidBill: 'Invalid bill details structure.',
  createPendingFailed: 'Failed to create pending bill',
  processFailed: 'Failed to process bill',
  paid: 'Bill marked as paid!',
  waivedFree: 'Billed as free.',
  waivedFollowUp: 'Billed as a follow-up.',
  paymentRecorded: 'Payment recorded.',
  paymentFailed: 'Failed to record payment',
  cancelFailed: 'Failed to cancel the bill',
  cancelled: 'Bill cancelled.',
  payBackUnread: 'Open the bill to see what is paid back.',
  feeUnknown: "Could not fetch doctor's fee, using default.",
  labItemsDropped: 'Some lab items were left out because their name or price is missing.',
  noBills: 'No bills found for this patient.',
  noneFound: 'No bill fits this search.',
  none: 'No bill has been made yet.',
  listFailed: 'The bills could not be loaded.',
  searchTooLong: `Please search with at most ${SEARCH_MAX} characters.`,
  sandboxReceipt: 'SANDBOX: paid with play money. No real money was received.',
} as const;

export const leftWithoutBill = (patient: string) =>
  patient ? `No bill was made for ${patient}.` : 'No bill was made.';

export const billDue = (balance: string) => `Bill made, ${balance} is due.`;
export const wasPaid = (amount: string, modes: string) => `${amount} was paid (${modes}).`;

/** Beside the button of a bill: the item that is being typed lacks a part, and is not billed. */
export const itemLeftOff = (part: string, isMissing: boolean) =>
  `The typed item is not on the bill: its ${part} is ${isMissing ? 'missing' : 'not valid'}.`;

export const billIsCancelledToo = (due: string) => `${due} is due, and is cancelled too.`;

/** The refusal of a bill whose payments are more than it, since a sale lowers it to the MRP of its packs. */
export const loweredBill = (total: string) =>
  `The MRP on the packs lowered this bill to ${total}. Please receive that.`;

/**
 * `This reference number is used on bill 2026-27/000042 (₹500.00, 3 Nov 2026).` The amount is that of the whole
 * transfer, which may have paid several bills.
 */
export function referenceUsed(bills: readonly string[], amount: string, day: string): string {
  const last = bills.at(-1) ?? '';
  const named =
    bills.length < 2 ? `bill ${last}` : `bills ${bills.slice(0, -1).join(', ')} and ${last}`;
  return `This reference number is used on ${named} (${amount}, ${day}).`;
}
