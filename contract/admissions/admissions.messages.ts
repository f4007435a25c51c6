import { BILLING_MESSAGES } from '../billing/billing.messages.ts';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';

/** Texts of admission, discharge and their bill (specification 1, section 8; 2, sections 5 and 8). */
export const ADMISSION_MESSAGES = {
  admitted: 'Patient admitted.',
  discharged: 'Patient discharged.',
  alreadyAdmitted: 'This patient is already admitted.',
  alreadyDischarged: 'This patient has been discharged. Please begin a new stay.',
  notDischarged: 'A new stay begins after a discharge. This patient is not discharged.',
  reasonRequired: 'Please give the reason for the new stay.',
  newStayFailed: 'Failed to begin the new stay',
  admissionUndone: 'The admission was undone.',
  undoTooLate: 'Only an admin, or who admitted the patient within the hour, can undo this.',
  undoFailed: 'Failed to undo the admission',
  notRunning: 'A deposit is taken while the patient is admitted.',
  depositReceived: 'Deposit received.',
  depositFailed: 'Failed to record the deposit',
  notAdmitted: 'Patient is not currently admitted.',
  noPatient: COMMON_MESSAGES.noPatient,
  admitFailed: 'Failed to admit patient',
  dischargeFailed: 'Failed to discharge patient',
  noActiveBill: 'No active admission bill found.',
  noBillId: 'Active admission bill ID not found in response.',
  admittedWithoutBill: "Admission successful, but couldn't navigate to billing.",
  unknownBillType: BILLING_MESSAGES.invalidType,
  invalidPayment:
    'Please enter a valid payment amount within the balance due. Patient ID must be present.',
  invalidMode: 'Please choose cash, card or UPI.',
  incompleteBill:
    'Incomplete data structure received from backend (missing bill or calculated fields).',
  incompletePayment: 'Invalid data structure received after payment submission.',
  billIdMissing: 'Bill ID is missing.',
  fetchBillFailed: BILLING_MESSAGES.fetchBillFailed,
  paymentRecorded: BILLING_MESSAGES.paymentRecorded,
  paymentFailed: BILLING_MESSAGES.paymentFailed,
  loadStaysFailed: 'Failed to load the admissions.',
  noPayments: 'No payments recorded yet.',
  noStays: 'This patient has not been admitted yet.',
  unknownDoctor: 'Please choose a doctor of the clinic.',
  unknownView: 'Unknown list of in-patients.',
  loadInPatientsFailed: 'Failed to load the in-patients.',
  noInPatients: 'No in-patients now.',
  noOneLeft: 'No discharges in the last seven days.',
  stayNoted: 'Saved.',
  noteStayFailed: 'Failed to save bed and doctor.',
} as const;

export const unexpectedBillType = (type: string) =>
  `Unexpected bill type received: ${type}. Expected 'admission'.`;

/** The amount to pay or to refund at discharge. */
export const owedAtDischarge = (amount: string) => `${amount} is still to be paid.`;
export const paidBackAtDischarge = (amount: string) => `${amount} of the deposit was paid back.`;
export const deposited = (amount: string) => `Deposit of ${amount} received.`;

/** The items of a stay's bill. */
export const STAY_ITEMS = {
  admission: 'Admission charge',
  other: 'Other charges',
  day: 'Per-day charge',
} as const;
