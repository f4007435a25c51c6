import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getFollowUp } from '#contract/billing/follow-up.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const asha = aPatient({ name: 'Asha Menon' });
const window = { days: 7, visits: 2, fee: paise(0) };
const bose = aStaffMember({ role: 'doctor', name: 'Dr Bose', opd_fee: paise(65_000) });
const rao = aStaffMember({
  ...{ role: 'doctor', name: 'Dr Rao', opd_fee: paise(80_000), follow_up: window },
});
const bill = paidBill(aBill({ patient_id: asha.id }));
const total = () => screen.getByText('Total', { selector: 'dt' }).nextSibling?.textContent;

async function open(doctors: (typeof bose)[], doctorId?: string, had?: typeof bose) {
  const queueId = anId();
  const api = apiDouble();
  api.on(listStaff, doctors);
  api.on(getStaffMember, ({ params }) => (params.id === rao.id ? rao : bose));
  api.on(getPatient, asha);
  api.on(getVisit, aVisit({ id: queueId, doctor_id: had?.id ?? null }, asha));
  api.on(createBill, bill);
  api.on(getBill, billDetails(bill));
  const followUp = { billId: anId(), day: '2026-11-03', visit: 2, days: 7, fee: paise(0) };
  api.on(getFollowUp, { followUp });
  const state = { patientId: asha.id, queueId, billType: 'consultation', doctorId };
  const app = await renderApp('/billing', { as: 'receptionist', api, state });
  await screen.findByText('Total', { selector: 'dt' });
  return { ...app, api, queueId, state };
}

/** Opens the bill again in a killed browser. */
async function openAgain(api: ApiDouble, state: object): Promise<void> {
  killPage();
  await renderApp('/billing', { api, state, keepStorage: true });
  await screen.findByText('Total', { selector: 'dt' });
}

it('of a visit of the general queue has the fee and the follow-up of the chosen doctor', async () => {
  const { user, api } = await open([bose, rao]);
  expect(total()).toBe('₹500.00');
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Bose');
  await waitFor(() => expect(total()).toBe('₹650.00'));
  await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Rao');
  expect(await screen.findByText('2nd visit within 7 days of 3 Nov 2026, free.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bill as follow-up' }));
  await screen.findByText('PAID');
  expect(api.requests(createBill)[0]?.body).toMatchObject({ doctorId: rao.id });
});

it('has the clinic’s only doctor preset', async () => {
  const { user, api } = await open([bose]);
  expect(total()).toBe('₹650.00');
  await user.click(screen.getByRole('button', { name: /^Receive/ }));
  await screen.findByText('PAID');
  expect(api.requests(createBill)[0]?.body).toMatchObject({ doctorId: bose.id });
});

const calledByRao = (id: string) =>
  aVisit({ id, status: 'consulting', doctor_id: rao.id, User: { name: 'Dr Rao' } }, asha);

it('takes the fee of the doctor who has called the patient meanwhile, and keeps the typed items', async () => {
  const { user, api, queueId } = await open([bose, rao], bose.id);
  api.on(getFollowUp, { followUp: null });
  await user.type(screen.getByLabelText('Item name'), 'Dressing');
  await user.type(screen.getByLabelText('Price (₹)'), '100{Enter}');
  await user.type(screen.getByLabelText('Discount (%)'), '10');
  api.on(createBill, ({ body }) =>
    body.doctorId === rao.id ? bill : fail(409, QUEUE_MESSAGES.notAllowedNow),
  );
  api.on(getVisit, calledByRao(queueId));
  await user.click(screen.getByRole('button', { name: 'Receive ₹675.00' }));
  const again = await screen.findByRole('button', { name: 'Bill for Dr Rao' });
  await expectAccessible();
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Receive ₹810.00' }));
  await screen.findByText('PAID');
  const sent = api
    .requests(createBill)
    .map(({ body }) => [body.doctorId, body.discountPercentage, body.items[0]?.price]);
  expect(sent).toEqual([
    [bose.id, 1_000, 65_000],
    [rao.id, 1_000, 80_000],
  ]);
});

it('keeps the discount that was carried to another doctor, and that doctor, over a reload', async () => {
  const { user, api, queueId, state, events } = await open([bose, rao], bose.id);
  api.on(getFollowUp, { followUp: null });
  await user.type(screen.getByLabelText('Discount (%)'), '10');
  api.on(getVisit, calledByRao(queueId));
  await act(async () => events.emit({ topic: 'queue', id: queueId }));
  await user.click(await screen.findByRole('button', { name: 'Bill for Dr Rao' }));
  await waitFor(() => expect(total()).toBe('₹720.00'));
  await openAgain(api, state);
  await waitFor(() => expect(total()).toBe('₹720.00'));
  expect(screen.getByLabelText('Discount (%)')).toHaveProperty('value', '10');
  expect(screen.queryByRole('button', { name: 'Bill for Dr Rao' })).toBeNull();
});

it('of the general queue keeps the chosen doctor over a reload', async () => {
  const { user, api, state } = await open([bose, rao]);
  await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Bose');
  await waitFor(() => expect(total()).toBe('₹650.00'));
  await openAgain(api, state);
  expect(screen.getByLabelText('Doctor')).toHaveProperty('value', bose.id);
  expect(total()).toBe('₹650.00');
});

it.each([
  ['of the general queue', undefined],
  ['of another doctor', bose.id],
])('%s shows that a colleague has assigned the waiting patient meanwhile', async (_, doctorId) => {
  const { user, api, queueId, events } = await open([bose, rao], doctorId);
  api.on(getFollowUp, { followUp: null });
  const toRao = { id: queueId, doctor_id: rao.id, User: { name: 'Dr Rao' } };
  api.on(getVisit, aVisit(toRao, asha));
  await act(async () => events.emit({ topic: 'queue', id: queueId }));
  expect(await screen.findByText('The patient was assigned to Dr Rao meanwhile.')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Bill for Dr Rao' }));
  await waitFor(() => expect(total()).toBe('₹800.00'));
  expect(screen.queryByText('The patient was assigned to Dr Rao meanwhile.')).toBeNull();
});

it('moves a waiting patient to another doctor without a remark', async () => {
  const { api, queueId, events } = await open([bose, rao], bose.id, rao);
  await act(async () => events.emit({ topic: 'queue', id: queueId }));
  await waitFor(() => expect(api.requests(getVisit).length).toBeGreaterThan(1));
  expect(screen.queryByText(/meanwhile/)).toBeNull();
});

it('of one doctor’s follow-up is not the follow-up of another who calls', async () => {
  const { user, api, queueId } = await open([bose, rao], rao.id);
  await screen.findByRole('button', { name: 'Bill as follow-up' });
  const body = { id: queueId, status: 'consulting', doctor_id: bose.id } as const;
  api.on(createBill, ({ body: { doctorId } }) =>
    doctorId === bose.id ? bill : fail(409, QUEUE_MESSAGES.notAllowedNow),
  );
  api.on(getVisit, aVisit({ ...body, User: { name: 'Dr Bose' } }, asha));
  await user.click(screen.getByRole('button', { name: 'Bill as follow-up' }));
  await user.click(await screen.findByRole('button', { name: 'Bill for Dr Bose' }));
  await user.click(await screen.findByRole('button', { name: 'Receive ₹650.00' }));
  await screen.findByText('PAID');
  const made = api.requests(createBill)[1]?.body;
  expect([made?.doctorId, made?.followUpOf ?? null, made?.waiver ?? null]).toEqual([
    ...[bose.id, null, null],
  ]);
});

it('of the general queue stays as it was typed when a doctor calls the patient meanwhile', async () => {
  const { user, api, queueId, events } = await open([bose, rao]);
  await user.type(screen.getByLabelText('Discount (%)'), '10');
  api.on(getVisit, calledByRao(queueId));
  api.on(getFollowUp, { followUp: null });
  await act(async () => events.emit({ topic: 'queue', id: queueId }));
  const take = await screen.findByRole('button', { name: 'Bill for Dr Rao' });
  expect(total()).toBe('₹450.00');
  expect(screen.getByLabelText('Doctor')).toHaveProperty('value', '');
  await user.click(take);
  await waitFor(() => expect(total()).toBe('₹720.00'));
  expect(screen.queryByRole('button', { name: 'Bill for Dr Rao' })).toBeNull();
});
