import { screen } from '@testing-library/react';
import { listAdmissions } from '#contract/admissions/admissions.endpoints.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble } from './api-double.ts';
import { anAdmission, anAdmissionBill } from './builders/admissions.ts';
import { SETTINGS } from './builders/visit-double.ts';
import { aPatient } from './builders/visits.ts';
import { renderApp } from './render-app.tsx';

export const IN = '2026-11-19T04:30:00.000Z';
export const OUT = '2026-11-20T10:35:00.000Z';

/** The patient of the page: without a stay, during one and after one. */
export const patient = aPatient({ name: 'Meena Iyer', token: 12 });
export const admitted = { ...patient, admission_date: IN };
export const discharged = { ...admitted, discharge_date: OUT };
export const stay = anAdmission({ patient_id: patient.id, admission_date: IN });

/** An API that knows the patient, no stay yet, and the charges of the clinic. */
export function admissionApi(): ApiDouble {
  const api = apiDouble();
  api.on(getPatient, patient);
  api.on(listAdmissions, []);
  api.on(listStaff, []);
  api.on(getClinicSettings, {
    settings: {
      ...SETTINGS,
      admissionCharge: paise(50_000),
      otherCharges: paise(30_000),
      perDayCharge: paise(120_000),
    },
  });
  api.on(getBill, anAdmissionBill({ id: stay.bill_id, patient_id: patient.id }));
  return api;
}

/** Opens the page of the patient's admission. */
export const showAdmission = (api: ApiDouble, as: Role = 'receptionist') =>
  renderApp(`/manage-admission?patient=${patient.id}`, { as, api });

export const button = (name: string) => screen.findByRole('button', { name });
export const isShown = (name: string) => screen.queryByRole('button', { name }) !== null;
