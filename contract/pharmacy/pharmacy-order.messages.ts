import { COMMON_MESSAGES } from '../kernel/common.messages.ts';

/** Texts of the pharmacy's orders (specification 2, sections 5 and 8). */
export const PHARMACY_ORDER_MESSAGES = {
  invalidFormat: 'Invalid data format received from API',
  noneOfPatient: 'No pharmacy orders found for this patient.',
  nothingOrdered:
    'Please add at least one medication or provide a prescription for unavailable drugs.',
  invalidQuantity: 'The quantity must be a whole number above 0.',
  invalidPerDay: 'Tablets per day must be a whole number from 1.',
  invalidDays: 'The number of days must be a whole number from 1.',
  unknownDrug: COMMON_MESSAGES.unknownDrug,
  unknownStatus: COMMON_MESSAGES.unknownStatus,
  hasDrugs: 'This order has drugs. Please bill and dispense it.',
  closed: 'Prescription closed.',
  unpaidReasonNeeded: 'This order is not paid. Please give a reason.',
  /** The reason of an order that an answer of the assistant dispensed. */
  unpaidByAssistant: 'Dispensed with the assistant, no reason given',
  unpaidForbidden: 'This order is not paid. Your clinic hands out medicines only after payment.',
  movedOn: 'The order has moved on. This is no longer possible.',
  billCancelledWithOrder: 'The pharmacy order was cancelled.',
  notReturnable: 'Only a billed or dispensed order can be returned.',
  notInOrder: 'This drug is not in the order.',
  nothingReturned: 'Please select a quantity greater than 0 for at least one item to return.',
  invalidReturn: 'The quantity to return must be a whole number from 0.',
  returned: 'Return processed successfully! Stock has been updated.',
  notPending: 'Only a pending order can be changed.',
  changedMeanwhile: 'Somebody else has changed this order meanwhile.',
  twoVersions: 'What you have entered is still here. Nothing is saved until you decide.',
  patientRequired: COMMON_MESSAGES.patientRequired,
  deleted: 'The order was deleted.',
  returnedSince: 'Something was returned since. This can no longer be undone.',
  undoTooLate: 'Only an admin, or who dispensed it within the hour, can undo this.',
  undone: 'Undone. The order is billed and not dispensed.',
  partlyReturned: 'Part of this order was given back. It can only be returned.',
  noMedicationLeft: 'Please add at least one medication.',
  none: 'No pharmacy orders yet.',
  noneFound: 'No order fits the search.',
  created: 'Pharmacy order created successfully.',
  updated: 'Pharmacy order updated successfully!',
  createFailed: 'Failed to create order. Please try again.',
  updateFailed: 'Failed to update order. Please try again.',
  prescriberNameRequired: 'Please enter the prescriber’s name.',
  draftKept: COMMON_MESSAGES.orderRestored,
} as const;

export const loadOrdersFailed = (message: string) => `Error loading orders: ${message}`;
export const orderNotFound = (id: string) => `Order with ID ${id} not found.`;
export const invalidOrTooFew = (names: readonly string[]) =>
  `Invalid quantity or insufficient stock for: ${names.join(', ')}`;
export const returnedTooMany = (name: string) =>
  `More of ${name} would be returned than was ordered.`;
export const alreadyInOrder = (name: string) => `${name} is already in the order.`;

export const moveOrderFailed = (id: string, message: string) =>
  `Error updating status for order ${id}: ${message}`;

/** The text for an error without a message. */
export const statusNotUpdated = (reply: { statusText: string; status: number; body: string }) =>
  `Failed to update status: ${reply.statusText} (${reply.status}) - ${reply.body}`;

export const noOrderToBill = (id: string) => `Error: Could not find order ${id} to bill.`;

export const returnFailed = (message: string) => `Error processing return: ${message}`;

export const returnNotProcessed = (statusText: string) => `Failed to process return: ${statusText}`;

export const confirmCancelOrder = (patient: string) => `Cancel the order of ${patient}?`;

export const confirmCancelBilled = (patient: string) =>
  `Cancel the order of ${patient}? Its bill is cancelled too, what was paid is paid back, and the drugs go back into stock.`;

export const dispensed = (patient: string) => `Dispensed to ${patient}.`;
export const dispensedUnpaid = (patient: string, unpaid: string) =>
  `Dispensed to ${patient}, unpaid: ${unpaid}.`;

export const orderCancelled = (patient: string) => `The order of ${patient} is cancelled.`;
