import { screen } from '@testing-library/react';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

export const asha = aPatient({ name: 'Asha Menon', token: 7, phone: '98765 43210' });
export const doctor = aStaffMember({ role: 'doctor', opd_fee: paise(65_000) });
/** The values that the page of a consultation hands over. */
export const consultation = {
  patientId: asha.id,
  patientName: 'Asha Menon',
  queueId: anId(),
  doctorId: doctor.id,
  billType: 'consultation',
};
const bill = paidBill(aBill({ patient_id: asha.id }));

/** An API that knows Asha, her visit and doctor, and makes a paid bill. */
export function billApi() {
  const api = apiDouble();
  api.on(getPatient, asha);
  api.on(getStaffMember, doctor);
  api.on(getVisit, aVisit({ id: consultation.queueId, token_no: 48 }, asha));
  api.on(createBill, bill);
  api.on(getBill, billDetails(bill));
  return api;
}

/** Opens the page of a new bill with what another page hands over. */
export async function openBill(state: unknown, api = billApi()) {
  const app = await renderApp('/billing', { as: 'receptionist', api, state });
  return { ...app, api };
}

export const totalDue = () =>
  screen.getByText('Total', { selector: 'dt' }).nextSibling?.textContent;
export const receiveButton = () => screen.getByRole('button', { name: /^Receive/ });
