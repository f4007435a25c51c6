import { screen, within } from '@testing-library/react';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests, listUsedLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents, listNotices } from '#contract/privacy/consent.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from './api-double.ts';
import { aPastComplaint, aPharmacyOrder } from './builders/history.ts';
import { aLabOrder } from './builders/lab-orders.ts';
import { aPatient } from './builders/visits.ts';

const ai_response = 'Probably **viral**.\n```json\n{"name":"create_lab_order"}\n```';
export const patient = aPatient({
  name: 'Meena Iyer',
  token: 77,
  address: '12 Lake Road',
  ai_response,
});
/** The address of the patient's record. */
export const address = `/dashboard/patient-record/${patient.id}`;
export const complaint = aPastComplaint({
  complaint: 'Old cough',
  createdAt: '2026-11-19T05:00:00.000Z',
});
export const pharmacyOrder = aPharmacyOrder(
  { status: 'pending', date: '2026-11-21T05:00:00.000Z', dispensedBy: null },
  patient,
);
const owed = { standing: 'due', due: paise(30_000) } as const;
export const reported = aLabOrder(
  { status: 'reported', serialNumber: 2, reportId: patient.id, payment: owed },
  patient,
);
export const pending = aLabOrder({ createdAt: '2026-11-19T06:00:00.000Z' }, patient);
export const report = {
  ...reported,
  ...{ reportId: reported.id, testName: 'CBC', reportFindings: 'Haemoglobin: 9.8' },
  reportCreatedAt: '2026-11-21T09:00:00.000Z',
};

/** An API that knows a record with one entry of each kind, and no open visit. */
export function recordApi(): ApiDouble {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(getPatient, patient);
  api.on(listPastComplaints, [complaint]);
  api.on(listPatientPharmacyOrders, [pharmacyOrder]);
  api.on(listPatientLabOrders, [reported, pending]);
  api.on(listPatientLabReports, [report]);
  api.on(listUsedLabTests, []);
  api.on(listLabTests, []);
  api.on(listConsents, []);
  api.on(listNotices, []);
  api.on(listPatientVitals, []);
  api.on(getLatestVisit, fail(404, 'This patient has no open visit.'));
  return api;
}

export const region = async (name: RegExp | string) =>
  within(await screen.findByRole('region', { name }));
