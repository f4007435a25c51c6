import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listModelAccess, setModelAccess } from '#contract/ai/model-access.endpoints.ts';
import { inviteClinic } from '#contract/auth/auth.endpoints.ts';
import {
  activateClinicSubscription,
  deactivateClinicSubscription,
  listClinicPlans,
  manuallyActivateClinic,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as C } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { listClinics, listUsers } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { apiDouble, failWithText } from '#web/testing/api-double.ts';
import { aUser, CLINIC_ID } from '#web/testing/builders/people.ts';
import { aPlan } from '#web/testing/builders/plans.ts';
import { aUserAccount } from '#web/testing/builders/users.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

function anApi(...users: ReturnType<typeof aUserAccount>[]) {
  const api = apiDouble();
  api.on(listUsers, users);
  api.on(listClinics, [{ id: CLINIC_ID, name: 'Rao Clinic' }]);
  return api;
}
const SUPERADMIN = aUser('superadmin');
const open = (api: ReturnType<typeof apiDouble>) =>
  renderApp('/dashboard/users', { as: SUPERADMIN, api });

describe('the subscription of a clinic', () => {
  it('is started with a plan in rupees, halted after a confirmation, and shows failures', async () => {
    const api = anApi(aUserAccount());
    const plan = aPlan({ name: 'Pro Monthly' });
    api.on(listClinicPlans, [plan, aPlan({ name: 'Old', status: 'inactive' })]);
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: /^Start Subscription/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Select Subscription Plan for Clinic' }),
    );
    const choice = await dialog.findByLabelText(/^Plan/);
    expect(document.activeElement).toBe(choice);
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a plan',
      'Pro Monthly · ₹499.00 · Every month',
    ]);
    const send = () => user.click(dialog.getByRole('button', { name: 'Start Subscription' }));
    await send();
    expect(await dialog.findByText('Please select a clinic and a plan.')).toBeTruthy();
    await user.selectOptions(choice, plan.id);
    api.on(manuallyActivateClinic, failWithText(502, ''));
    await send();
    expect(await dialog.findByText(C.manualFailed)).toBeTruthy();
    const running = aUserAccount({ subscription: 'active' });
    const [subscription] = running.clinic!.clinicSubscriptions;
    api.on(manuallyActivateClinic, subscription!);
    api.on(listUsers, [running]);
    await send();
    expect(await screen.findByText(C.started)).toBeTruthy();
    const body = { clinicId: CLINIC_ID, planId: plan.id };
    expect(api.requests(manuallyActivateClinic).map((request) => request.body)).toEqual([
      body,
      body,
    ]);

    api.on(deactivateClinicSubscription, { ...subscription!, status: 'halted' });
    api.on(activateClinicSubscription, failWithText(502, ''));
    await user.click(await screen.findByRole('button', { name: /^Deactivate the subscription/ }));
    api.on(listUsers, [aUserAccount({ subscription: 'halted' })]);
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await user.click(await screen.findByRole('button', { name: /^Activate the subscription/ }));
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    await waitFor(() =>
      expect(screen.getByText('Failed to activate clinic subscription')).toBeTruthy(),
    );
    expect(api.requests(deactivateClinicSubscription)[0]?.params).toEqual({
      id: subscription?.id,
    });
  });
});

it('makes an invitation link for a clinic, with the code in the hash', async () => {
  const api = anApi(aUserAccount());
  api.on(inviteClinic, { code: 'AbC-123_x', expires_at: '2026-11-29T00:00:00.000Z' });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Invite a clinic' }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Invitation link');
  expect(link.value).toBe(`${window.location.origin}/register#AbC-123_x`);
  expect(api.requests(inviteClinic)).toHaveLength(1);
  await expectAccessible();
});

it('shows when no invitation could be made, and retries', async () => {
  const api = anApi(aUserAccount());
  api.on(inviteClinic, failWithText(502, ''));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Invite a clinic' }));
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  await screen.findByText(M.inviteFailed);
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy();
});

it('allows a clinic the AI model of the server, and shows when that fails', async () => {
  const api = anApi(aUserAccount({ username: 'Someone' }));
  const clinic = { id: CLINIC_ID, name: 'Rao Clinic', allowed: false };
  api.on(listModelAccess, { model: 'test-model', limited: true, clinics: [clinic] });
  api.on(setModelAccess, () => {
    api.on(listModelAccess, {
      model: 'test-model',
      limited: true,
      clinics: [{ ...clinic, allowed: true }],
    });
    return { ...clinic, allowed: true };
  });
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'AI model' }));
  const find = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Rao Clinic' });
  expect((await find()).checked).toBe(false);
  expect(screen.getByText(/^test-model answers the clinics that are switched on/)).toBeTruthy();
  await expectAccessible();
  await user.click(await find());
  await waitFor(async () => expect((await find()).disabled).toBe(false));
  expect((await find()).checked).toBe(true);
  expect(api.requests(setModelAccess).at(-1)?.body).toEqual({ allowed: true });
  api.on(setModelAccess, failWithText(500, ''));
  await user.click(await find());
  expect(
    await screen.findByText('The access could not be changed. Please try again.'),
  ).toBeTruthy();
  expect((await find()).checked).toBe(true);
});
