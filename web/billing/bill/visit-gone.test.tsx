import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const bose = aStaffMember({ role: 'doctor', name: 'Dr Bose', opd_fee: paise(65_000) });
const queueId = anId();
const visit = aVisit({ id: queueId, doctor_id: bose.id }, asha);
const undone = aVisit({ id: queueId, doctor_id: bose.id, status: 'cancelled' }, asha);
const receive = () => screen.findByRole('button', { name: 'Receive ₹650.00' });

async function open() {
  const api = apiDouble();
  api.on(getStaffMember, bose);
  api.on(getPatient, asha);
  api.on(getVisit, visit);
  api.on(listQueue, []);
  const ofVisit = { patientId: asha.id, patientName: asha.name, queueId, doctorId: bose.id };
  const state = { ...ofVisit, billType: 'consultation' };
  const app = await renderApp('/billing', { as: 'receptionist', api, state });
  await receive();
  return { ...app, api };
}

it('the bill of a visit that was undone cannot be made, and links to the queue', async () => {
  const { user, api, events } = await open();
  api.on(getVisit, undone);
  await act(async () => events.emit({ topic: 'queue', id: queueId }));
  expect(await screen.findByText(M.visitGone)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Receive/ })).toBeNull();
  await expectAccessible();
  const again = screen.getByRole('link', { name: 'Add to queue again' });
  expect(again.getAttribute('href')).toBe(`/dashboard/add-patient?patient=${asha.id}`);
  await user.click(screen.getByRole('link', { name: 'Go to Dashboard' }));
  await screen.findByText('Nobody is in the queue yet.');
  expect(screen.queryByText(/^No bill was made/)).toBeNull();
});

it('the bill of a visit that a job removed cannot be made either', async () => {
  const { user, api } = await open();
  api.on(createBill, fail(409, QUEUE_MESSAGES.notAllowedNow));
  api.on(getVisit, fail(404, 'Not found'));
  await user.click(await receive());
  expect(await screen.findByText(M.visitGone)).toBeTruthy();
});

it('the typed bill is shown again when its visit is in the queue again', async () => {
  const { user, api, events } = await open();
  await user.type(screen.getByLabelText('Discount (%)'), '10');
  api.on(getVisit, undone);
  await act(async () => events.emit({ topic: 'queue', id: queueId }));
  await screen.findByText(M.visitGone);
  api.on(getVisit, visit);
  await act(async () => events.emit({ topic: 'queue', id: queueId }));
  expect(await screen.findByRole('button', { name: 'Receive ₹585.00' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(M.visitGone)).toBeNull());
});
