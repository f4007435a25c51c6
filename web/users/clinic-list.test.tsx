import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  deactivateClinicSubscription,
  listClinicPlans,
  manuallyActivateClinic,
  terminateClinicSubscription,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as C } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { listClinicAccounts, listUsers } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { apiDouble, failWithText } from '#web/testing/api-double.ts';
import { aPlan } from '#web/testing/builders/plans.ts';
import { aClinicAccount, aUserAccount } from '#web/testing/builders/users.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const LIST = '/dashboard/users?tab=clinics';

function open(clinics: ReturnType<typeof aClinicAccount>[], address = LIST) {
  const api = apiDouble();
  api.on(listUsers, [aUserAccount({ username: 'Dr Rao', subscription: 'active' })]);
  api.on(listClinicAccounts, clinics);
  return renderApp(address, { as: 'superadmin', api });
}

it('lists each clinic with owner, people, plan and its end, beside the users', async () => {
  const ends = '2027-01-31T04:30:00.000Z';
  const runs = aClinicAccount({ name: 'Rao Clinic', people: 7, subscription: 'active', ends });
  const bare = aClinicAccount({ name: 'Zen Clinic', owner: null });
  const { user } = await open([runs, bare], '/dashboard/users');
  await user.click(await screen.findByRole('tab', { name: 'Clinics' }));
  const row = await screen.findByRole('row', { name: /Rao Clinic/ });
  const cells = within(row).getAllByRole('cell').slice(0, 5);
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Rao Clinic',
    'Anita Raoanita@clinic.example',
    '7',
    'ActivePro Monthly until 31 Jan 2027',
    '1 Nov 2026',
  ]);
  const other = screen.getByRole('row', { name: /Zen Clinic/ });
  expect(within(other).getAllByRole('cell')[1]?.textContent).toBe('–');
  expect(within(other).getByText('No Subscription')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Users' })).toBeNull();
  await expectAccessible();
});

it('halts and ends the plan of a clinic, after a question that names it', async () => {
  const clinic = aClinicAccount({ name: 'Rao Clinic', subscription: 'active' });
  const { user, api } = await open([clinic]);
  const [subscription] = clinic.clinicSubscriptions;
  api.on(deactivateClinicSubscription, failWithText(502, ''));
  api.on(terminateClinicSubscription, { ...subscription!, status: 'completed' });
  const act = async (label: string) => {
    const name = `${label} the subscription of Rao Clinic`;
    await user.click(await screen.findByRole('button', { name }));
    const question = `${label} “Pro Monthly” of Rao Clinic?`;
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(
      dialog.getByText(/This is the plan of Rao Clinic and of everyone there\.$/),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: label }));
  };
  await act('Deactivate');
  expect(await screen.findByText('Failed to deactivate clinic subscription')).toBeTruthy();
  await act('Terminate');
  expect(await screen.findByText('Clinic subscription terminated.')).toBeTruthy();
  await waitFor(() => expect(api.requests(listClinicAccounts).length).toBeGreaterThan(1));
});

it('starts the first plan of a clinic', async () => {
  const clinic = aClinicAccount({ name: 'Zen Clinic' });
  const { user, api } = await open([clinic]);
  const plan = aPlan({ name: 'Pro Monthly' });
  api.on(listClinicPlans, [plan]);
  const started = aClinicAccount({ subscription: 'active' });
  api.on(manuallyActivateClinic, started.clinicSubscriptions[0]!);
  const name = 'Start Subscription for Zen Clinic';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText(/^Plan/), plan.id);
  await user.click(dialog.getByRole('button', { name: 'Start Subscription' }));
  expect(await screen.findByText(C.started)).toBeTruthy();
  const body = { clinicId: clinic.id, planId: plan.id };
  expect(api.requests(manuallyActivateClinic)[0]?.body).toEqual(body);
});

it('confirms an action in a user’s row with the name of the clinic', async () => {
  const { user } = await open([], '/dashboard/users');
  await user.click(await screen.findByRole('button', { name: /^Deactivate the subscription/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    'This is the plan of Rao Clinic and of everyone there, not the account of Dr Rao.',
  );
});

it('shows an empty list, and a failure to load it with a retry', async () => {
  const { user, api } = await open([], '/dashboard/users');
  api.on(listClinicAccounts, failWithText(502, ''));
  await user.click(await screen.findByRole('tab', { name: 'Clinics' }));
  expect(await screen.findByText(M.fetchClinicsFailed)).toBeTruthy();
  api.on(listClinicAccounts, []);
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByText(M.noClinics)).toBeTruthy();
});

it('finds a clinic by name, owner or email', async () => {
  const { user } = await open([
    aClinicAccount({ name: 'Rao Clinic' }),
    aClinicAccount({ name: 'Zen Clinic', owner: { name: 'Ravi', email: 'ravi@zen.example' } }),
  ]);
  await screen.findByText('Rao Clinic');
  const search = screen.getByLabelText('Search clinics');
  await user.type(search, 'RAVI zen.');
  await waitFor(() => expect(screen.queryByText('Rao Clinic')).toBeNull());
  expect(screen.getByText('Zen Clinic')).toBeTruthy();
  await user.type(search, 'x');
  expect(await screen.findByText(M.noClinicFound)).toBeTruthy();
});
