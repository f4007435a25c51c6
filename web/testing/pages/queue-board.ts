import { screen } from '@testing-library/react';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, type fail } from '../api-double.ts';
import { aStaffMember } from '../builders/people.ts';
import { aPatient, aVisit } from '../builders/visits.ts';
import { renderApp } from '../render-app.tsx';

export const doctor = aStaffMember({ role: 'doctor', name: 'Dr Bose' });

/** A visit of a patient with this name. */
export const named = (name: string, changes: Partial<Visit> = {}) =>
  aVisit(changes, aPatient({ name }));

/** Opens the queue of the day at the reception; a clinic with one doctor. */
export async function showBoard(queue: Visit[] | ReturnType<typeof fail>) {
  const api = apiDouble();
  api.on(getSubscriptionStatus, { hasProPlan: false });
  api.on(listStaff, [doctor]);
  api.on(listQueue, queue);
  const app = await renderApp('/dashboard', { as: 'receptionist', api });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, api };
}
