import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents } from '#contract/privacy/consent.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('the record links to the family on the same phone', async () => {
  const api = apiDouble();
  const mother = aPatient({ name: 'Meena Iyer' });
  const child = aPatient({ name: 'Baby Iyer', age: 3, last_seen_on: '2026-11-03' });
  const found = [mother, child].map((patient) => ({ patient, same_phone: true, likely: false }));
  api.on(findAlike, { found });
  api.on(getPatient, mother);
  api.on(listPastComplaints, []);
  api.on(listPatientPharmacyOrders, []);
  api.on(listPatientLabOrders, []);
  api.on(listPatientLabReports, []);
  api.on(listPatientVitals, []);
  api.on(listConsents, []);
  await renderApp(`/dashboard/patient-record/${mother.id}`, { as: 'pharmacy', api });
  const family = within(await screen.findByRole('region', { name: 'Family' }));
  const links = family.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/dashboard/patient-record/${child.id}`,
  ]);
  expect(family.getByText(/seen 3 Nov 2026/)).toBeTruthy();
  expect(api.requests(findAlike)[0]?.query.phone).toBe(mother.phone);
  await expectAccessible();
});
