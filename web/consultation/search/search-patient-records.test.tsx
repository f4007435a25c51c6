import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  listPatientPharmacyOrders,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

const meena = aPatient({ name: 'Meena Iyer' });
const found = (patients: (typeof meena)[]) => ({
  patients,
  totalCount: patients.length,
  currentPage: 1,
  totalPages: 1,
});

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
  api.on(getPatient, meena);
  api.on(listPastComplaints, []);
  api.on(listPatientPharmacyOrders, []);
  api.on(listPatientLabOrders, []);
  api.on(listPatientLabReports, []);
  api.on(listPatientVitals, []);
});

it('the pharmacy finds a patient from its queue and opens the record by Enter', async () => {
  holdTime();
  api.on(listPatients, ({ query }) => found(query.search === 'mee' ? [meena] : []));
  const { user } = await renderApp('/dashboard', { as: 'pharmacy', api });
  await user.click(await screen.findByRole('link', { name: 'AI Patient Search' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/search-patient-records'));
  const field = await screen.findByRole('searchbox', { name: /^Find a patient/ });
  await user.type(field, 'zz');
  await pass(300);
  expect(await screen.findByText('The reception registers new patients.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'mee');
  await pass(300);
  expect(await screen.findByRole('row', { name: /Meena Iyer/ })).toBeTruthy();
  expect(shownAddress()).toEqual({ query: '', typed: { search: 'mee' } });
  await expectAccessible();
  await user.type(field, '{Enter}');
  await waitFor(() =>
    expect(window.location.pathname).toBe(`/dashboard/patient-record/${meena.id}`),
  );
});

it('the arrow keys choose among several patients', async () => {
  const other = aPatient({ name: 'Meera Nair' });
  api.on(listPatients, found([meena, other]));
  api.on(getPatient, other);
  const path = '/dashboard/search-patient-records?search=mee';
  const { user } = await renderApp(path, { as: 'pharmacy', api });
  await screen.findByRole('row', { name: /Meera Nair/ });
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(window.location.pathname).toBe(`/dashboard/patient-record/${other.id}`),
  );
});

it.each(['asha devi iyer', '+91 98765 43210'])('finds %j, of any length', async (text) => {
  api.on(listPatients, ({ query }) => found(query.search === text ? [meena] : []));
  const { user } = await renderApp('/dashboard/search-patient-records', { as: 'pharmacy', api });
  await user.type(await screen.findByRole('searchbox'), `${text}{Enter}`);
  await waitFor(() =>
    expect(window.location.pathname).toBe(`/dashboard/patient-record/${meena.id}`),
  );
});
