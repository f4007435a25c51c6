import { describe, expect, it } from 'vitest';
import { ADMISSION_MESSAGES as ADMISSION } from './admissions/admissions.messages.ts';
import {
  AI_MESSAGES as AI,
  drugNotFound,
  invalidDosage,
  invalidGender,
  labTestNotFound,
} from './ai/ai.messages.ts';
import { AUTH_MESSAGES as AUTH } from './auth/auth.messages.ts';
import { BILLING_MESSAGES as BILLING } from './billing/billing.messages.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as CLINIC_PLAN } from './clinic-subscriptions/clinic-subscriptions.messages.ts';
import { CLINIC_MESSAGES as CLINIC } from './clinics/clinics.messages.ts';
import { httpErrorMessage, MESSAGES } from './kernel/messages.ts';
import { LAB_MESSAGES as LAB } from './lab/lab.messages.ts';
import { LAB_TEST_MESSAGES as LAB_TEST } from './lab/tests/lab-test.messages.ts';
import { MONEY_MESSAGES as MONEY } from './money/money.messages.ts';
import { loadPatientsFailed, PATIENT_MESSAGES as PATIENT } from './patients/patients.messages.ts';
import { PAYMENT_MESSAGES as PAYMENT } from './payments/payments.messages.ts';
import { apiError, operationFailed, QUEUE_MESSAGES as QUEUE } from './queue/queue.messages.ts';
import { STAFF_MESSAGES as STAFF } from './staff/staff.messages.ts';
import {
  fetchPlansFailed,
  START_MESSAGES as START,
} from './subscriptions/start-subscription.messages.ts';
import { SUBSCRIPTION_MESSAGES as PLANS } from './subscriptions/subscriptions.messages.ts';

/** Screen tests refer to these constants; this test fixes their text. */
describe('the message constants', () => {
  it.each([
    [MESSAGES.unauthorized, 'Unauthorized'],
    [httpErrorMessage(502), 'HTTP error! status: 502'],
    [AUTH.registered, 'Registration successful! Please log in.'],
    [AUTH.registrationFailed, 'Registration failed. Please try again.'],
    [MONEY.fetchFailed, 'Failed to fetch data. Check console for details.'],
    [LAB_TEST.saveFailed, 'Failed to add/update lab test.'],
    [LAB_TEST.importFailed, 'Failed to import lab tests from Excel.'],
    [CLINIC.updated, 'Clinic settings updated successfully!'],
    [
      CLINIC.invalidCharge,
      'Invalid charge amount. Please enter non-negative numbers for all fields.',
    ],
    [QUEUE.startNeedsDoctor, 'Cannot start consultation without an assigned doctor.'],
    [QUEUE.assignNeedsPatient, 'Cannot proceed: Patient ID or Name is missing.'],
    [QUEUE.fetchQueueFailed, 'Failed to fetch queue'],
    [QUEUE.fetchDoctorsFailed, 'Failed to fetch doctors'],
    [QUEUE.updateStatusFailed, 'Failed to update status'],
    [QUEUE.createVisitFailed, 'Failed to create queue entry'],
    [QUEUE.noVisitId, 'Failed to get ID from new queue entry.'],
    [QUEUE.addFailed, 'Failed to add patient to queue'],
    [operationFailed('why'), 'Operation failed: why'],
    [apiError(500, 'why'), 'API Error (500): why'],
    [PATIENT.searchFailed, 'Failed to search patients.'],
    [PATIENT.createFailed, 'Failed to create patient'],
    [PATIENT.registerFailed, 'Failed to register patient'],
    [PATIENT.detailsFailed, 'Failed to fetch patient details'],
    [loadPatientsFailed('why'), 'Failed to load patients: why'],
    [ADMISSION.noPatient, 'No patient selected.'],
    [ADMISSION.notAdmitted, 'Patient is not currently admitted.'],
    [ADMISSION.admitFailed, 'Failed to admit patient'],
    [ADMISSION.dischargeFailed, 'Failed to discharge patient'],
    [ADMISSION.noActiveBill, 'No active admission bill found.'],
    [ADMISSION.noBillId, 'Active admission bill ID not found in response.'],
    [
      ADMISSION.incompleteBill,
      'Incomplete data structure received from backend (missing bill or calculated fields).',
    ],
    [ADMISSION.admittedWithoutBill, "Admission successful, but couldn't navigate to billing."],
    [START.selectPlan, 'Please select a subscription plan.'],
    [START.planNotFound, 'Selected plan details not found.'],
    [START.updatePatientFailed, 'Failed to update patient subscription'],
    [fetchPlansFailed(503), 'Failed to fetch subscription plans (503)'],
  ])('“%s” match the specification', (said, words) => {
    expect(said).toBe(words);
  });
});

describe('the message constants of document 2', () => {
  it.each([
    [BILLING.emptyBill, 'Cannot finalize an empty bill.'],
    [BILLING.patientMissing, 'Patient ID is missing for creating a bill.'],
    [BILLING.missingPatient, 'Missing Patient Information'],
    [BILLING.invalidItem, 'Invalid item details.'],
    [BILLING.feeTwice, 'Consultation Fee already added.'],
    [BILLING.invalidFee, 'Invalid fee amount.'],
    [BILLING.invalidPayment, 'Please enter a valid positive payment amount.'],
    [BILLING.fetchPatientFailed, 'Failed to fetch patient details'],
    [BILLING.fetchBillFailed, 'Failed to fetch bill details'],
    [BILLING.invalidBill, 'Invalid bill details structure.'],
    [BILLING.processFailed, 'Failed to process bill'],
    [BILLING.paid, 'Bill marked as paid!'],
    [BILLING.paymentFailed, 'Failed to record payment'],
    [BILLING.feeUnknown, "Could not fetch doctor's fee, using default."],
    [
      ADMISSION.invalidPayment,
      'Please enter a valid payment amount within the balance due. Patient ID must be present.',
    ],
    [ADMISSION.incompletePayment, 'Invalid data structure received after payment submission.'],
    [ADMISSION.billIdMissing, 'Bill ID is missing.'],
    [ADMISSION.noPayments, 'No payments recorded yet.'],
    [PAYMENT.verificationFailed, 'Payment verification failed. Contact support.'],
    [PLANS.required, 'Please fill in all required fields (Name, Price, Period, Interval > 0).'],
    [
      PLANS.confirmDeactivate,
      'Are you sure you want to deactivate this plan? This action cannot be undone directly.',
    ],
    [CLINIC_PLAN.selectPlan, 'Please select a clinic subscription plan.'],
    [CLINIC_PLAN.chooseClinicAndPlan, 'Please select a clinic and a plan.'],
    [CLINIC_PLAN.manualFailed, 'Failed to manually activate clinic subscription'],
    [STAFF.required, 'Name, Email, Role, and Password are required.'],
    [STAFF.invalidFee, 'Invalid OPD Fee format. Please enter a number.'],
    [LAB.noTests, 'No lab tests selected.'],
    [LAB.testRequired, 'Lab order must have at least one test.'],
    [LAB.noPatient, 'No patient selected.'],
    [LAB.invalidTest, 'Invalid test data'],
    [LAB.noReport, 'No report content or patient details found for Order ID.'],
    [AI.queryRequired, 'Input is empty.'],
    [AI.visitIdMissing, 'Missing Record ID.'],
    [AI.noFunctionCall, 'AI response did not contain a recognized function call.'],
    [AI.nothingPerformed, 'AI response did not result in a recognized or performed function call.'],
    [AI.invalidFormat, 'Invalid AI response format.'],
    [AI.noPatientDetails, 'No valid patient details provided for update.'],
    [invalidGender('X'), 'Invalid gender specified: "X". Use M, F, or O.'],
    [drugNotFound('Dolo'), 'Drug "Dolo" not found or no close match.'],
    [labTestNotFound('MRI'), 'Lab test "MRI" not found or no close match.'],
    [invalidDosage('Dolo'), 'Invalid dosage/duration for Dolo'],
  ])('“%s” match the specification', (said, words) => {
    expect(said).toBe(words);
  });
});
