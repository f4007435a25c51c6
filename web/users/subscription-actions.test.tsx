import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  deactivateClinicSubscription,
  listClinicPlans,
  terminateClinicSubscription,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { failWithText } from '#web/testing/api-double.ts';
import { aUserAccount } from '#web/testing/builders/users.ts';
import { openUsers, usersApi } from '#web/testing/pages/users-page.ts';

it.each([
  [
    'Deactivate',
    'active',
    deactivateClinicSubscription,
    'Failed to deactivate clinic subscription',
  ],
  ['Terminate', 'active', terminateClinicSubscription, 'Failed to terminate clinic subscription.'],
  ['Terminate', 'halted', terminateClinicSubscription, 'Failed to terminate clinic subscription.'],
] as const)(
  '%s of an %s subscription confirms first, and shows when it failed',
  async (label, subscription, endpoint, message) => {
    const api = usersApi(aUserAccount({ subscription }));
    api.on(endpoint, failWithText(502, ''));
    const { user } = await openUsers(api);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${label} the`) }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Are you sure you want to (deactivate|terminate) this/)).toBeTruthy();
    expect(api.requests(endpoint)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: label }));
    expect(await screen.findByText(message)).toBeTruthy();
    if (endpoint === terminateClinicSubscription)
      expect(api.requests(endpoint)[0]?.body).toEqual({ status: 'completed' });
  },
);

it('shows that the plans could not be loaded', async () => {
  const api = usersApi(aUserAccount());
  api.on(listClinicPlans, failWithText(502, ''));
  const { user } = await openUsers(api);
  await user.click(await screen.findByRole('button', { name: /^Start Subscription/ }));
  expect(await screen.findByText('Failed to fetch subscription plans.')).toBeTruthy();
});
