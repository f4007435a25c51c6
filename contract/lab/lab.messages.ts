import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { PATIENT_MESSAGES } from '../patients/patients.messages.ts';

/** Texts of the lab (specification 1, sections 5 and 8; specification 2, sections 5 and 8). */
export const LAB_MESSAGES = {
  unknownStatus: COMMON_MESSAGES.unknownStatus,
  invalidPrice: 'The price must be a number of at least 0.',
  notAllowedNow: 'The lab order has moved on. This is no longer possible.',
  billCancelledWithOrder: 'The lab order was cancelled.',
  undoTooLate: 'Only an admin, or who collected it within the hour, can undo this.',
  undone: 'Undone. The sample is not collected.',
  hasReport: 'The lab order has a report. Delete the report first.',
  noReport: 'No report content or patient details found for Order ID.',
  noneFound: 'No lab order fits the search.',
  none: 'No lab orders yet.',
  searchTooShort: 'Please type at least 2 characters.',
  noPatient: COMMON_MESSAGES.noPatient,
  noTests: 'No lab tests selected.',
  testRequired: 'Lab order must have at least one test.',
  noTestsYet: 'No tests yet.',
  invalidTest: 'Invalid test data',
  tooManyTests: 'A lab order has at most 50 tests.',
  unknownTest: 'This test is not in the catalogue.',
  nothingToChange: 'There is nothing to change.',
  patientNameRequired: 'Patient Name is required.',
  registerFailed: PATIENT_MESSAGES.registerFailed,
  createFailed: 'Failed to create lab order',
  created: 'Lab order created.',
  editRestored: COMMON_MESSAGES.editRestored,
  editLeft: 'Changes of this order were not saved. Edit order shows them.',
  draftKept: COMMON_MESSAGES.orderRestored,
  testsFixed: 'The tests have a bill. Cancel the bill before changing them.',
  testsReported: 'The tests have a report. Delete the report before changing them.',
  hasBill: 'The lab order has a bill. Cancel the bill first.',
  orderDeleted: 'The lab order was deleted.',
  reportDeleted: 'The lab report was deleted. The order is in processing again.',
  noOrderId: 'No Order ID provided in the URL.',
  notReportable:
    'A report is entered while the order is processing, ready or reported, not before and not after.',
  emptyReport: 'Report content cannot be empty.',
  unreadableReport: 'The report content cannot be read.',
  notInOrder: 'This test is not in the order.',
  newerReport: 'Someone submitted a newer version of this report.',
  reported: 'Report submitted successfully!',
  noReports: 'No lab reports yet.',
  labelFailed: 'The sample labels could not be made. Please try again.',
  noSamples: 'No test of this order has a sample, so there is no label to print.',
  noneOfPatient: 'No lab orders found for this patient.',
} as const;

export const updateLabStatusFailed = (message: string) =>
  `Failed to update lab order status: ${message}`;
export const billLabOrderFailed = (message: string) =>
  `Failed to mark lab order as billed: ${message}`;
export const confirmCancelLabOrder = (patient: string) =>
  `Cancel the lab order of ${patient}? Its bill is cancelled too, and what was paid is paid back.`;
export const confirmCancelLabOrderOnly = (patient: string) =>
  `Cancel the lab order of ${patient}? What others received for it stays on its bill; an admin pays it back by cancelling the bill.`;
export const testAlreadyInOrder = (test: string) => `${test} is already in the order.`;
export const testInPanel = (test: string, panel: string) =>
  `${test} is already in ${panel}, which is in the order.`;
export const mustBeNumber = (parameter: string) => `${parameter} must be a number.`;
/** For a number in another unit than the test's. */
export const mustBeNumberIn = (parameter: string, unit: string) =>
  `${parameter} must be a number in ${unit}.`;
export const mustBeYesOrNo = (parameter: string) => `${parameter} must be Yes or No.`;
export const mustBeText = (parameter: string) =>
  `${parameter} must be text of at most 10,000 characters.`;
export const unknownParameter = (parameter: string, test: string) =>
  `${test} has no value called ${parameter}.`;
export const loadLabTestsFailed = (message: string) => `Could not load lab test list: ${message}`;
export const labOperationFailed = (message: string) => `Operation failed: ${message}`;
export const saveLabOrderFailed = (message: string) => `Lab Order Save Error: ${message}`;
export const noMatchingReports = (term: string) => `No matching reports found for "${term}".`;
export const labOrderNotFound = (id: string) => `Lab order not found for ID ${id}`;
export const labDetailsFailed = (message: string) => `Error Loading Details: ${message}`;

export const collected = (patient: string) => `Sample of ${patient} collected.`;
export const collectedUnpaid = (patient: string, unpaid: string) =>
  `Sample of ${patient} collected, unpaid: ${unpaid}.`;

export const labOrderCancelled = (patient: string) => `The lab order of ${patient} is cancelled.`;
