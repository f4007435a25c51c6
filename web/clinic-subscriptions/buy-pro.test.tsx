import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  getPendingClinicSubscription,
  initiateClinicSubscription,
  listClinicPlans,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { getPaymentProvider } from '#contract/payments/payments.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aStaffMember, CLINIC_ID } from '#web/testing/builders/people.ts';
import { aPlan } from '#web/testing/builders/plans.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const ADDRESS = '/start-clinic-subscription';
const LINK = 'https://pay.example/s/1';
const GIVES = [
  'Pro shows PRO in the header for everybody at the clinic.',
  'Every function works without it.',
];
const leaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

it('sells one of the active plans, and shows errors on the way', async () => {
  const assign = leaving();
  const api = apiDouble();
  const plan = aPlan({ name: 'Pro Yearly', period: 'yearly' });
  api.on(getPendingClinicSubscription, failWithText(502, ''));
  api.on(listClinicPlans, [plan]);
  const { user } = await renderApp(ADDRESS, { as: 'admin', api });
  const buy = await screen.findByRole('button', { name: 'Buy Pro Plan' });
  for (const line of GIVES) expect(screen.getByText(line)).toBeTruthy();
  await user.click(buy);
  expect(await screen.findByText('Please select a clinic subscription plan.')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: 'Pro Yearly, ₹499.00, Every year' }));
  for (const [answer, message] of [
    [failWithText(502, ''), 'Failed to initiate clinic subscription'],
    [{ short_url: '' }, 'Failed to get Razorpay clinic subscription link from backend.'],
    [fail(409, 'Not now.'), 'Not now.'],
  ] as const) {
    api.on(initiateClinicSubscription, answer);
    await user.click(buy);
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(assign).not.toHaveBeenCalled();
  api.on(initiateClinicSubscription, { short_url: LINK });
  await user.click(buy);
  await waitFor(() => expect(assign).toHaveBeenCalledWith(LINK));
  expect(api.requests(initiateClinicSubscription).at(-1)?.body).toEqual({ planId: plan.id });
});

it('shows whom to ask for the plan where it cannot be paid online', async () => {
  const api = apiDouble();
  api.on(getPendingClinicSubscription, { short_url: null });
  api.on(listClinicPlans, [aPlan()]);
  api.on(getPaymentProvider, { provider: 'none' });
  await renderApp(ADDRESS, { as: 'admin', api });
  expect(await screen.findByText('Online payment is not set up on this server.')).toBeTruthy();
  const next = 'Please ask the person who runs it to start the pro plan for your clinic.';
  expect(screen.getByText(next)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Buy Pro Plan' })).toBeNull();
  await expectAccessible();
});

it.each(['doctor', 'receptionist', 'lab', 'pharmacy'] as const)(
  'offers GoPro to a %s, and shows who may buy it',
  async (role) => {
    const api = apiDouble();
    api.on(getSubscriptionStatus, { hasProPlan: false });
    api.on(listStaff, [aStaffMember({ role: 'admin', name: 'Anita Rao' })]);
    await renderApp(ADDRESS, { as: role, api });
    const offer = await screen.findByRole('link', { name: 'GoPro' });
    expect(offer.getAttribute('href')).toBe(ADDRESS);
    expect(offer.getAttribute('title')).toBe(GIVES.join(' '));
    for (const line of GIVES) expect(screen.getByText(line)).toBeTruthy();
    expect(await screen.findByText('An admin of the clinic buys the pro plan.')).toBeTruthy();
    expect(await screen.findByText('Please ask Anita Rao.')).toBeTruthy();
    await expectAccessible();
  },
);

it('continues a pending payment', async () => {
  holdTime();
  const assign = leaving();
  const api = apiDouble();
  api.on(getPendingClinicSubscription, { short_url: LINK });
  await renderApp(ADDRESS, { as: 'admin', api });
  expect(
    await screen.findByText('You have a pending subscription. Redirecting to payment...'),
  ).toBeTruthy();
  await pass(1_600);
  expect(assign).toHaveBeenCalledWith(LINK);
});

it('lets another plan be chosen instead of the pending one', async () => {
  holdTime();
  const assign = leaving();
  const api = apiDouble();
  api.on(getPendingClinicSubscription, { short_url: LINK });
  api.on(listClinicPlans, [aPlan()]);
  const { user } = await renderApp(ADDRESS, { as: 'admin', api });
  await user.click(await screen.findByRole('button', { name: 'Choose another plan' }));
  expect(await screen.findByRole('button', { name: 'Buy Pro Plan' })).toBeTruthy();
  await pass(1_600);
  expect(assign).not.toHaveBeenCalled();
});

it('offers GoPro until an event reports the clinic’s plan', async () => {
  const api = apiDouble();
  api.on(getSubscriptionStatus, failWithText(502, ''));
  api.on(getPendingClinicSubscription, { short_url: null });
  api.on(listClinicPlans, []);
  const { events } = await renderApp(ADDRESS, { as: 'admin', api });
  const offer = await screen.findByRole('link', { name: 'GoPro' });
  expect(offer.getAttribute('href')).toBe(ADDRESS);
  expect(await screen.findByText('Failed to fetch clinic subscription status')).toBeTruthy();
  expect(await screen.findByText('No active clinic subscription plans available.')).toBeTruthy();
  await screen.findByText('Live');

  api.on(getSubscriptionStatus, { hasProPlan: true });
  events.emit({ topic: 'clinic-plan', id: CLINIC_ID });
  expect(await screen.findByText('PRO')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'GoPro' })).toBeNull();
  expect(await screen.findByText('Your clinic has the pro plan.')).toBeTruthy();
});
