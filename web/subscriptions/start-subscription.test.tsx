import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import type { PaymentProviderName } from '#contract/payments/payment.ts';
import {
  getPaymentProvider,
  startOnlineSubscription,
} from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES } from '#contract/payments/payments.messages.ts';
import {
  cancelPatientSubscription,
  getSubscriptionPaid,
} from '#contract/subscriptions/patient-subscription.endpoints.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPlan } from '#web/testing/builders/plans.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

async function open(changes = {}, plans = [aPlan()], provider: PaymentProviderName = 'sandbox') {
  const api = apiDouble();
  api.on(getPaymentProvider, { provider });
  const patient = aPatient({ name: 'Asha Menon', ...changes });
  api.on(getPatient, patient);
  api.on(listPlans, plans);
  api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
  const app = await renderApp(`/start-subscription/${patient.id}`, { as: 'receptionist', api });
  return { ...app, patient, plans };
}
const send = () => screen.findByRole('button', { name: 'Start Subscription' });

it('starts the chosen plan in cash, shows a message, and opens all patients', async () => {
  const { api, user, patient, plans } = await open({}, [
    aPlan(),
    aPlan({ name: 'Old plan', status: 'inactive' }),
  ]);
  await user.click(await send());
  expect(await screen.findByText('Please select a subscription plan.')).toBeTruthy();
  expect(screen.queryByText('Old plan')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cash (Manual)' }).checked).toBe(true);
  await expectAccessible();

  await user.click(screen.getByRole('radio', { name: /^Care Monthly, ₹499.00, Every month/ }));
  api.on(updatePatient, patient);
  await user.dblClick(await send());
  const said = 'Subscription started successfully for Asha Menon (Manual Payment)!';
  expect(await screen.findByText(said)).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/all-patients'));
  expect(api.requests(updatePatient).map(({ body }) => body)).toEqual([
    expect.objectContaining({ subscription_plan_id: plans[0]?.id }),
  ]);
});

it('opens the provider’s page to pay online, or shows why it failed', async () => {
  const follow = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
  const { api, user, patient, plans } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Care Monthly/ }));
  await user.click(screen.getByRole('radio', { name: 'Online (Razorpay sandbox)' }));
  api.onRaw(startOnlineSubscription, () => new Response('', { status: 502 }));
  await user.click(await send());
  expect(
    await screen.findByText(
      'Failed to start subscription: Failed to initiate Razorpay subscription',
    ),
  ).toBeTruthy();
  api.onRaw(startOnlineSubscription, () => Response.json({}, { status: 201 }));
  await user.click(await send());
  const missing = 'Failed to get Razorpay subscription link from backend.';
  expect(await screen.findByText(`Failed to start subscription: ${missing}`)).toBeTruthy();
  await expectAccessible();
  api.on(startOnlineSubscription, { short_url: 'https://rzp.io/i/abc' });
  await user.dblClick(await send());
  await waitFor(() => expect(follow.mock.calls).toEqual([['https://rzp.io/i/abc']]));
  expect(api.requests(startOnlineSubscription).at(-1)?.body).toEqual({
    patientId: patient.id,
    planId: plans[0]?.id,
  });
});

it('has no online method without a payment provider, with the reason', async () => {
  await open({}, [aPlan()], 'none');
  expect(await screen.findByText(PAYMENT_MESSAGES.notOffered)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Cash (Manual)' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^Online/ })).toBeNull();
});

it('shows why it was not started, and keeps the choice', async () => {
  const { api, user } = await open();
  api.on(updatePatient, fail(409, M.alreadyActive));
  await user.click(await screen.findByRole('radio', { name: /^Care Monthly/ }));
  await user.click(await send());
  expect(await screen.findByText(`Failed to start subscription: ${M.alreadyActive}`)).toBeTruthy();
  const radio = screen.getByRole('radio', { name: /^Care Monthly/ });
  expect(radio.getAttribute('aria-checked')).toBe('true');
});

it('shows that a plan was removed meanwhile', async () => {
  const { api, user, events } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Care Monthly/ }));
  const other = aPlan({ name: 'Care Yearly' });
  api.on(listPlans, [other]);
  events.emit({ topic: 'subscriptions', id: other.id });
  await screen.findByRole('radio', { name: /^Care Yearly/ });
  await user.click(await send());
  expect(await screen.findByText('Selected plan details not found.')).toBeTruthy();
});

it('renews the active one at the reception, and shows when the new term starts', async () => {
  const end = '2027-11-21T04:30:00.000Z';
  const running = { subscription_status: 'active', subscription_end_date: end } as const;
  const { api, user, patient, plans } = await open(running);
  const said = 'The subscription runs until 21 Nov 2027. What is paid now begins then.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^Online/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start Subscription' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Care Monthly/ }));
  api.on(updatePatient, fail(409, M.renewedMeanwhile));
  const renew = screen.getByRole('button', { name: 'Renew Subscription' });
  await user.click(renew);
  const refused = `Failed to start subscription: ${M.renewedMeanwhile}`;
  expect(await screen.findByText(refused)).toBeTruthy();
  api.on(updatePatient, patient);
  await user.dblClick(renew);
  const done = 'Subscription renewed successfully for Asha Menon (Manual Payment)!';
  expect(await screen.findByText(done)).toBeTruthy();
  expect(api.requests(updatePatient).map(({ body }) => body)).toMatchObject([
    { subscription_plan_id: plans[0]?.id, renews: end },
    { subscription_plan_id: plans[0]?.id, renews: end },
  ]);
});

it('names the day on which the provider renews an online subscription', async () => {
  await open({
    subscription_status: 'active',
    subscription_end_date: '2027-11-21T04:30:00.000Z',
    subscription_payment_method: 'online',
  });
  const renewsItself =
    'The payment provider charges the next term by itself on 21 Nov 2027, unless the patient has ended the agreement.';
  expect(await screen.findByText(renewsItself)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Renew Subscription' })).toBeTruthy();
});

it.each([
  ['in cash, preset', undefined, 'cash'],
  ['by UPI', 'UPI', 'upi'],
  ['not at all', 'Nothing is paid back', undefined],
])('cancels the active one, and refunds %s', async (_how, label, refundMode) => {
  const end = '2027-11-21T04:30:00.000Z';
  const running = { subscription_status: 'active', subscription_end_date: end } as const;
  const { api, user, patient } = await open(running);
  const term = { id: anId(), plan: 'Care Monthly', amount: paise(49_900) };
  const paid = [{ ...term, method: 'manual' as const, paid_at: '2026-11-21T04:30:00.000Z' }];
  api.on(getSubscriptionPaid, { paid, total: paise(49_900) });
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('₹499.00 was paid for it in cash.')).toBeTruthy();
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  expect(await dialog.findByText(M.cancelReasonRequired)).toBeTruthy();
  if (label) await user.selectOptions(dialog.getByLabelText('Paid back'), label);
  api.on(cancelPatientSubscription, { message: M.cancelled, refunded: paise(49_900) });
  api.on(getPatient, { ...patient, subscription_status: 'cancelled' });
  await user.type(dialog.getByLabelText('Reason'), 'Wrong patient{Enter}');
  expect(await screen.findByText(M.cancelled)).toBeTruthy();
  expect(api.requests(cancelPatientSubscription)[0]?.body).toEqual({
    reason: 'Wrong patient',
    ...(refundMode && { refundMode }),
  });
  expect(await send()).toBeTruthy();
});

it('does not offer Cancel to a doctor', async () => {
  const end = '2027-11-21T04:30:00.000Z';
  const patient = aPatient({ subscription_status: 'active', subscription_end_date: end });
  const api = apiDouble();
  api.on(getPatient, patient);
  api.on(listPlans, [aPlan()]);
  await renderApp(`/start-subscription/${patient.id}`, { as: 'doctor', api });
  await screen.findByRole('button', { name: 'Renew Subscription' });
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
});

it('shows that no plans are offered', async () => {
  await open({}, []);
  expect(await screen.findByText('No active subscription plans available.')).toBeTruthy();
});

it('shows what could not be loaded, and retries', async () => {
  const api = apiDouble();
  api.on(listPlans, fail(500, 'Broken'));
  api.on(getPatient, aPatient());
  const address = `/start-subscription/${aPatient().id}`;
  const { user } = await renderApp(address, { as: 'admin', api });
  expect(await screen.findByText('Failed to load data: Broken')).toBeTruthy();
  api.on(listPlans, [aPlan()]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await send()).toBeTruthy();
});

it('shows that the patient does not exist', async () => {
  const api = apiDouble();
  api.on(listPlans, [aPlan()]);
  api.on(getPatient, fail(404, 'Not found.'));
  await renderApp(`/start-subscription/${aPatient().id}`, { as: 'admin', api });
  expect(await screen.findByText('Patient not found.')).toBeTruthy();
});

it('shows that the patient’s id is missing', async () => {
  await renderApp('/start-subscription', { as: 'admin' });
  expect(await screen.findByText('Patient ID is missing.')).toBeTruthy();
});
