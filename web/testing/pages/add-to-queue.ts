import { screen } from '@testing-library/react';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble } from '../api-double.ts';
import { aStaffMember } from '../builders/people.ts';
import type { aPatient } from '../builders/visits.ts';
import { renderApp } from '../render-app.tsx';

export const doctor = aStaffMember({ role: 'doctor', name: 'Dr Bose' });

export function pageOf(...patients: ReturnType<typeof aPatient>[]) {
  return { patients, totalCount: patients.length, currentPage: 1, totalPages: 1 };
}

/** A clinic with one doctor, an empty queue and no patient. */
export function emptyClinic() {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(getSubscriptionStatus, { hasProPlan: false });
  api.on(listStaff, [doctor]);
  api.on(listQueue, []);
  api.on(listPatients, pageOf());
  api.on(listDoctorHours, { doctors: [] });
  return api;
}

/** Opens the page that adds a patient to the queue, with its search. */
export async function openAddToQueue(api: ApiDouble) {
  const app = await renderApp('/dashboard/add-patient', { as: 'receptionist', api });
  const search = await screen.findByLabelText('Find a patient by name, phone or token');
  return { ...app, search };
}
