import { describe, expect, it } from 'vitest';
import { ADMISSION_MESSAGES as ADMISSION } from './admissions/admissions.messages.ts';
import { AUTH_MESSAGES as AUTH } from './auth/auth.messages.ts';
import { CLINIC_MESSAGES as CLINIC } from './clinics/clinics.messages.ts';
import { httpErrorMessage, MESSAGES } from './kernel/messages.ts';
import { LAB_TEST_MESSAGES as LAB_TEST } from './lab/lab-test.messages.ts';
import { MONEY_MESSAGES as MONEY } from './money/money.messages.ts';
import { loadPatientsFailed, PATIENT_MESSAGES as PATIENT } from './patients/patients.messages.ts';
import { apiError, operationFailed, QUEUE_MESSAGES as QUEUE } from './queue/queue.messages.ts';
import {
  fetchPlansFailed,
  START_MESSAGES as START,
} from './subscriptions/start-subscription.messages.ts';

/** Where a screen's test speaks of a constant, this is what it says. */
describe('the words', () => {
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
    [QUEUE.createEntryFailed, 'Failed to create queue entry'],
    [QUEUE.noEntryId, 'Failed to get ID from new queue entry.'],
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
  ])('“%s” are the specification’s', (said, words) => {
    expect(said).toBe(words);
  });
});
