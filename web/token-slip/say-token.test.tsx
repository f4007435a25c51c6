import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  getLatestVisit,
  getVisit,
  joinQueue,
  listQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const doctor = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
const meena = aPatient({ name: 'Meena Iyer', token: 2_100, subscription_status: 'active' });
const print = vi.fn();

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
  return () => vi.unstubAllGlobals();
});

const button = () => screen.findByRole('button', { name: 'Print slip' });
const slip = async () => (await screen.findByRole('article', { name: 'Token slip 7' })).textContent;

it('offers the slip of a visit created from a search result, beside Undo, by keyboard', async () => {
  const { api, visit } = visitDouble({ token_no: 7 }, {}, meena);
  api.on(listPatients, { patients: [meena], totalCount: 1, currentPage: 1, totalPages: 1 });
  api.on(getLatestVisit, fail(404, 'None.'));
  api.on(joinQueue, visit);
  const { user } = await renderApp('/search-patient', { as: 'receptionist', api });
  await user.type(await screen.findByLabelText('Patient or new case'), 'mee');
  await user.click(await screen.findByText('Meena Iyer'));
  // The record takes the focus once it has loaded.
  await waitFor(() => expect(document.activeElement?.matches('input, textarea')).toBe(true));
  await screen.findByLabelText('Complaint');
  (await button()).focus();
  await user.keyboard('{Enter}');
  expect(await slip()).toContain('Token7Meena IyerPatient no. 2100General queue');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await expectAccessible();
});

it('offers the slip with the doctor when one is assigned', async () => {
  const visit = aVisit({ token_no: 7 }, meena);
  const api = apiDouble();
  api.on(listStaff, [doctor]);
  api.on(listQueue, [visit]);
  api.on(moveVisit, { ...visit, doctor_id: doctor.id, User: { name: doctor.name } });
  const { user } = await renderApp('/dashboard', { as: 'receptionist', api });
  await user.selectOptions(await screen.findByLabelText('Doctor of Meena Iyer'), 'Dr Bose');
  expect(await screen.findByText('Meena Iyer, token 7: Dr Bose.')).toBeTruthy();
  await user.click(await button());
  expect(await slip()).toContain('Dr Bose');
});

it.each(['receptionist', 'lab'] as const)(
  'offers %s the slip with the visit’s state after its bill, and shows when it failed',
  async (as) => {
    const bill = paidBill(aBill({ patient_id: meena.id }));
    const { api, visit } = visitDouble({ token_no: 7 }, {}, meena);
    api.on(listQueue, []);
    api.on(createBill, bill);
    api.on(getBill, billDetails(bill));
    const of = { patientId: meena.id, patientName: meena.name, queueId: visit.id };
    const state = { ...of, billType: 'consultation' };
    const { user } = await renderApp('/billing', { as, api, state });
    await user.click(await screen.findByRole('button', { name: /^Receive/ }));
    await screen.findByText('PAID');
    api.on(getVisit, fail(500, 'Broken'));
    await user.click(await button());
    expect(await screen.findByText(QUEUE_MESSAGES.slipFailed)).toBeTruthy();
    api.on(getVisit, { ...visit, User: { name: 'Dr Bose' } });
    await user.click(await button());
    expect(await slip()).toContain('Dr Bose');
  },
);

it('offers the slip of a new case once it is in the queue, not before', async () => {
  const { api, visit } = visitDouble({ token_no: 7, draft: true }, {}, meena);
  const { user, events } = await renderApp(`/edit-complaint/${visit.id}`, {
    as: 'receptionist',
    api,
  });
  await screen.findByText('Not begun');
  const always = { name: 'Print the token slip of Meena Iyer' };
  expect(screen.queryByRole('button', always)).toBeNull();
  const { draft: _, ...begun } = visit;
  api.on(getVisit, begun);
  events.emit({ topic: 'queue', id: visit.id });
  expect(await screen.findByText('Meena Iyer is in the queue: token 7.')).toBeTruthy();
  expect(screen.getByRole('button', always)).toBeTruthy();
  await user.click(await button());
  expect(await slip()).toContain('Meena Iyer');
});
