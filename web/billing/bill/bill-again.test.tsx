import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cancelBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, billDetails } from '#web/testing/builders/bills.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const bose = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
const visit = aVisit({ doctor_id: bose.id, billed: true }, asha);
const bill = aBill({ queueId: visit.id, patient_id: asha.id, Patient: asha });
const cancelled = billDetails({ ...bill, status: 'cancelled', cancel_reason: 'Wrong discount' });

async function open(shown = billDetails(bill), isBilled = true) {
  const api = apiDouble();
  api.on(getPatient, asha);
  api.on(getStaffMember, bose);
  api.on(getVisit, { ...visit, billed: isBilled });
  api.on(getBill, shown);
  const state = { patientId: asha.id, billId: bill.id };
  return { ...(await renderApp('/billing', { as: 'admin', api, state })), api };
}

it('a visit whose bill was cancelled is billed again from it', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel bill' }));
  expect(screen.queryByRole('link', { name: 'Bill again' })).toBeNull();
  await user.type(await screen.findByLabelText('Reason'), 'Wrong discount');
  api.on(cancelBill, cancelled);
  api.on(getBill, cancelled);
  api.on(getVisit, { ...visit, billed: false });
  await user.keyboard('{Enter}');
  const again = await screen.findByRole('link', { name: 'Bill again' });
  await expectAccessible();
  await user.click(again);
  expect(await screen.findByText('Create Bill for Asha Menon')).toBeTruthy();
  expect(window.history.state.usr).toMatchObject({ queueId: visit.id, doctorId: bose.id });
});

it('a visit that has another bill is not billed again', async () => {
  await open(cancelled);
  await screen.findByText('Cancelled: Wrong discount');
  await screen.findByText(/^Token/);
  expect(screen.queryByRole('link', { name: 'Bill again' })).toBeNull();
});

it('a cancelled bill of something else does not bill the consultation', async () => {
  await open({ ...cancelled, bill: { ...cancelled.bill, type: 'other' } }, false);
  await screen.findByText('Cancelled: Wrong discount');
  await screen.findByText(/^Token/);
  expect(screen.queryByRole('link', { name: 'Bill again' })).toBeNull();
});
