import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSubscriptionStatus } from '#contract/clinics/clinics.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { aPatient } from '#web/testing/visits.ts';

function anApi() {
  const api = apiDouble();
  api.on(getSubscriptionStatus, { hasProPlan: false });
  api.on(listStaff, []);
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
  it('begins with the newest, 15 a page, and keeps its state in the address', async () => {
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
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
    await waitFor(() => expect(queriesOf(api).at(-1)).toMatchObject({ gender: 'F', page: 1 }));
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(queriesOf(api).at(-1)).toMatchObject({ sortBy: 'name' }));
    await user.type(screen.getByLabelText('Search patients by name, phone or token'), 'ash');
    await waitFor(() => expect(queriesOf(api).at(-1)).toMatchObject({ search: 'ash' }));
    expect(window.location.search).toContain('search=ash');
  });

  it('leads from a row to the queue, with that patient chosen', async () => {
    const { user } = await renderApp('/dashboard/patients', { as: 'admin', api: anApi() });
    await user.click(await screen.findByText('Asha Menon'));
    expect(window.location.pathname).toBe('/dashboard/add-patient');
    expect(await screen.findByRole('button', { name: 'Clear' })).toBeTruthy();
    expect(screen.getByText('Asha Menon')).toBeTruthy();
  });

  it('says that nobody was found, and what failed', async () => {
    const api = anApi();
    api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
    await renderApp('/dashboard/patients/search?search=zzz', { as: 'admin', api });
    expect(await screen.findByText('No patients found.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add patient' }).length).toBeGreaterThan(0);
  });

  it('says what failed', async () => {
    const api = anApi();
    api.on(listPatients, fail(500, 'Broken'));
    await renderApp('/dashboard/patients', { as: 'admin', api });
    expect(await screen.findByText('Failed to load patients: Broken')).toBeTruthy();
  });
});

describe('the list’s ways on', () => {
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
  ] as const)('leads a %s from /all-patients', async (role, to) => {
    await renderApp('/all-patients', { as: role, api: anApi() });
    await screen.findByRole('heading', { name: 'All Registered Patients' });
    expect(window.location.pathname).toBe(to);
  });

  it('shows all again from a search that finds nobody', async () => {
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

  it('says that nobody is registered yet', async () => {
    const api = anApi();
    api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
    await renderApp('/dashboard/patients', { as: 'admin', api });
    expect(await screen.findByText('No patient is registered yet.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Register patient' })).toHaveLength(2);
    await expectAccessible();
  });
});
