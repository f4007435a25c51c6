import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { START_MESSAGES as S } from '#contract/subscriptions/start-subscription.messages.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aPlan } from '#web/testing/builders/plans.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { phoneScreen } from '#web/testing/narrow-screen.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';

function anApi() {
  const api = apiDouble();
  api.on(getSubscriptionStatus, { hasProPlan: false });
  api.on(listStaff, []);
  api.on(listPlans, [aPlan()]);
  api.on(listPatients, {
    patients: [aPatient({ name: 'Asha Menon' })],
    totalCount: 31,
    currentPage: 1,
    totalPages: 3,
  });
  return api;
}

const queriesOf = (api: ReturnType<typeof anApi>) =>
  api.requests(listPatients).map(({ query }) => query);

describe('the list of patients', () => {
  it('starts with the newest, 15 per page, and keeps its state in the address', async () => {
    const api = anApi();
    const { user } = await renderApp('/dashboard/patients', { as: 'admin', api });
    expect(await screen.findByText('Asha Menon')).toBeTruthy();
    expect(queriesOf(api)[0]).toMatchObject({
      page: 1,
      limit: 15,
      sortBy: 'created_at',
      sortOrder: 'desc',
    });
    expect(screen.getByText('Showing 1 to 15 of 31 results')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard');
    const plans = await screen.findByRole('list', { name: 'Subscription plans' });
    await waitFor(() => expect(plans.textContent).toContain('Care Monthly ₹499.00 · Every month'));
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
    await waitFor(() => expect(queriesOf(api).at(-1)).toMatchObject({ gender: 'F', page: 1 }));
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(queriesOf(api).at(-1)).toMatchObject({ sortBy: 'name' }));
    await user.click(screen.getByRole('button', { name: /^Registered/ }));
    await waitFor(() =>
      expect(queriesOf(api).at(-1)).toMatchObject({ sortBy: 'created_at', sortOrder: 'asc' }),
    );
    await user.type(screen.getByLabelText('Search patients by name, phone or token'), 'ash');
    await waitFor(() => expect(queriesOf(api).at(-1)).toMatchObject({ search: 'ash' }));
    expect(shownAddress()).toMatchObject({ typed: { search: 'ash' } });
    expect(window.location.search).not.toContain('ash');
  });

  it('links a row to the queue, with that patient chosen', async () => {
    const { user } = await renderApp('/dashboard/patients', { as: 'admin', api: anApi() });
    await user.click(await screen.findByText('Asha Menon'));
    expect(window.location.pathname).toBe('/dashboard/add-patient');
    expect(await screen.findByRole('button', { name: 'Clear' })).toBeTruthy();
    expect(screen.getByText('Asha Menon')).toBeTruthy();
  });

  it('shows that no patient was found, and errors', async () => {
    const api = anApi();
    api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
    await renderApp('/dashboard/patients/search?search=zzz', { as: 'admin', api });
    expect(await screen.findByText('No patients found.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add patient' }).length).toBeGreaterThan(0);
  });

  it('marks similar spellings', async () => {
    const api = anApi();
    const near = { totalCount: 1, currentPage: 1, totalPages: 1, nearSpellings: true } as const;
    api.on(listPatients, { patients: [aPatient({ name: 'Asha Menon' })], ...near });
    await renderApp('/dashboard/patients?search=aasha', { as: 'admin', api });
    expect(await screen.findByText('No exact match. Near spellings:')).toBeTruthy();
    await expectAccessible();
  });

  it('marks the patient found by the token of the day', async () => {
    const api = anApi();
    const [asha, bala] = [
      aPatient({ name: 'Asha Menon', token: 2_100 }),
      aPatient({ name: 'Bala', token: 48 }),
    ];
    const page = { totalCount: 2, currentPage: 1, totalPages: 1 };
    const withTokenToday = { patient_id: asha.id, token_no: 48 };
    api.on(listPatients, { patients: [asha, bala], ...page, withTokenToday });
    await renderApp('/dashboard/patients?search=48', { as: 'admin', api });
    expect(await screen.findByText('Token 48 today')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Asha Menon Token 48 today 2100/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Bala 48/ })).toBeTruthy();
    await expectAccessible();
  });

  it('folds the plans into one line on a phone, above the patients', async () => {
    phoneScreen();
    const { user } = await renderApp('/dashboard/all-patients', {
      as: 'receptionist',
      api: anApi(),
    });
    const plans = await screen.findByRole('button', { name: 'Subscription plans (1)' });
    expect(screen.queryByText(/₹499\.00/)).toBeNull();
    await user.click(plans);
    const list = screen.getByRole('list', { name: 'Subscription plans' });
    expect(list.textContent).toContain('Care Monthly ₹499.00 · Every month');
    await expectAccessible();
  });

  it('shows what failed', async () => {
    const api = anApi();
    api.on(listPatients, fail(500, 'Broken'));
    await renderApp('/dashboard/patients', { as: 'admin', api });
    expect(await screen.findByText('Failed to load patients: Broken')).toBeTruthy();
  });
});

describe('the list’s links', () => {
  it.each([
    ['/dashboard/all-patients', 'receptionist', 'Add Patient to Queue', '/dashboard/add-patient'],
    ['/dashboard/patients', 'admin', 'Register patient', '/dashboard/patients/add'],
    ['/dashboard/patients/search', 'admin', 'Register patient', '/dashboard/patients/add'],
  ] as const)('%s belongs to the %s', async (address, role, name, to) => {
    await renderApp(address, { as: role, api: anApi() });
    expect(await screen.findByRole('heading', { name: 'All Registered Patients' })).toBeTruthy();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    const field = screen.getByLabelText('Search patients by name, phone or token');
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['receptionist', '/dashboard/all-patients'],
    ['admin', '/dashboard/patients'],
  ] as const)('redirects a %s from /all-patients', async (role, to) => {
    await renderApp('/all-patients', { as: role, api: anApi() });
    await screen.findByRole('heading', { name: 'All Registered Patients' });
    expect(window.location.pathname).toBe(to);
  });

  it('offers to clear a search without results', async () => {
    const api = anApi();
    const none = { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 };
    api.on(listPatients, ({ query }) =>
      query.search || query.gender ? none : { ...none, patients: [aPatient({ name: 'Asha' })] },
    );
    const { user } = await renderApp('/dashboard/patients?search=zz&gender=F', {
      as: 'admin',
      api,
    });
    await user.click(await screen.findByRole('button', { name: 'Show all patients' }));
    expect(await screen.findByText('Asha')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('shows that no patient is registered yet', async () => {
    const api = anApi();
    api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
    await renderApp('/dashboard/patients', { as: 'admin', api });
    expect(await screen.findByText('No patient is registered yet.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Register patient' })).toHaveLength(2);
    await expectAccessible();
  });
});

describe('Start Sub', () => {
  async function open(changes = {}, plans = [aPlan()]) {
    const api = anApi();
    api.on(listPlans, plans);
    const patient = aPatient({ name: 'Asha Menon', ...changes });
    api.on(listPatients, { patients: [patient], totalCount: 1, currentPage: 1, totalPages: 1 });
    const app = await renderApp('/dashboard/all-patients', { as: 'receptionist', api });
    await screen.findByText('Asha Menon');
    return { ...app, patient };
  }
  const startButton = () => screen.findByRole('button', { name: 'Start Sub for Asha Menon' });

  it('starts the chosen plan, once, and shows a message', async () => {
    const plan = aPlan({ name: 'Care Monthly' });
    const old = aPlan({ name: 'Old plan', status: 'inactive' });
    const { api, user, patient } = await open({}, [plan, old]);
    await user.click(await startButton());
    await screen.findByRole('dialog', { name: 'Start subscription for Asha Menon' });
    const send = await screen.findByRole('button', { name: 'Start Subscription' });
    await user.click(send);
    expect(await screen.findByText(S.selectPlan)).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: /^Care Monthly/ }));
    expect(screen.queryByRole('radio', { name: /^Old plan/ })).toBeNull();
    api.on(updatePatient, patient);
    await user.dblClick(send);
    const said = 'Subscription started successfully for Asha Menon (Manual Payment)!';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests(updatePatient)).toHaveLength(1);
    expect(api.requests(updatePatient)[0]).toMatchObject({
      params: { id: patient.id },
      body: { subscription_plan_id: plan.id },
    });
  });

  it.each([
    [fail(409, S.alreadyActive), S.alreadyActive],
    [failWithText(502, ''), 'Failed to update patient subscription'],
  ])('shows why it was not started', async (failure, message) => {
    const { api, user } = await open();
    api.on(updatePatient, failure);
    await user.click(await startButton());
    await user.click(await screen.findByRole('radio', { name: /^Care Monthly/ }));
    await user.click(screen.getByRole('button', { name: 'Start Subscription' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('is not offered while a subscription is active', async () => {
    await open({
      subscription_status: 'active',
      subscription_end_date: '2027-11-21T04:30:00.000Z',
    });
    expect(screen.getByText('Active until 21 Nov 2027')).toBeTruthy();
    const renew = screen.getByRole('link', { name: /^Renew the subscription of/ });
    expect(renew.getAttribute('href')).toMatch(/^\/start-subscription\//);
    expect(screen.queryByRole('button', { name: /^Start Sub/ })).toBeNull();
  });

  it('shows that the plans could not be loaded', async () => {
    const api = anApi();
    api.on(listPlans, fail(503, 'Later'));
    const { user } = await renderApp('/dashboard/all-patients', { as: 'receptionist', api });
    expect(await screen.findByText('Failed to fetch subscription plans (503)')).toBeTruthy();
    await user.click(await startButton());
    const dialog = within(await screen.findByRole('dialog', { name: /^Start subscription for/ }));
    expect(await dialog.findByText('Failed to fetch subscription plans (503)')).toBeTruthy();
  });
});
