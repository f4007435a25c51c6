import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getLatestVisit, listQueue, listUnbilled } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aPastComplaint } from '#web/testing/builders/history.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { routesOf } from './routing/routes.tsx';

vi.mock('#contract/kernel/permissions.ts', async (original) => {
  const permissions = await original<typeof import('#contract/kernel/permissions.ts')>();
  const { NEW_ROLES } = await import('#contract/testing/new-roles.ts');
  return { ...permissions, ROLE_TABLE: { ...permissions.ROLE_TABLE, ...NEW_ROLES } };
});

const roleNamed = (name: string) => CLINIC_ROLES.find((role) => String(role) === name)!;
const addressesOf = (name: string) => routesOf(roleNamed(name)).map(({ address }) => address);

const ORDER_PAGES = [
  ADDRESSES.lab,
  ADDRESSES.createLabOrder,
  ADDRESSES.labReport,
  ADDRESSES.enterLabReport,
  ADDRESSES.patientLabReports,
  ADDRESSES.patientPharmacyOrders,
] as const;

function anApi() {
  const api = apiDouble();
  api.on(listQueue, [aVisit({ name: 'Meena Iyer', unbilled: true })]);
  api.on(listStaff, [aStaffMember()]);
  return api;
}

it('a nurse, added by one row, has the queue and the patients', () => {
  const sections = routesOf(roleNamed('nurse')).flatMap(({ nav }) => nav ?? []);
  expect(sections).toEqual(['Queue', 'All Patients']);
  expect(addressesOf('nurse')).toContain(ADDRESSES.patientRecord);
  for (const money of [ADDRESSES.bills, ADDRESSES.billing, ADDRESSES.dayClose, ADDRESSES.money]) {
    expect(addressesOf('nurse')).not.toContain(money);
  }
});

it('her queue offers no action that the server would refuse', async () => {
  const { api } = await renderApp('/dashboard', { as: roleNamed('nurse'), api: anApi() });
  const row = (await screen.findByText('Meena Iyer')).closest('tr')!;
  expect(screen.getByText('Nurse Panel')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Add Patient to Queue' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Bills' })).toBeNull();
  expect(within(row).queryByRole('combobox')).toBeNull();
  const offered = [...within(row).queryAllByRole('link'), ...within(row).queryAllByRole('button')];
  const names = offered.map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(names).toEqual(['Print the token slip of Meena Iyer']);
  expect(api.requests(listUnbilled)).toEqual([]);
});

it('her patients and their records ask for no orders and link to no bill or subscription', async () => {
  const api = anApi();
  const patient = aPatient({ name: 'Meena Iyer' });
  api.on(getPatient, patient);
  api.on(listPastComplaints, [aPastComplaint({ complaint: 'Fever since Monday' })]);
  api.on(getLatestVisit, fail(404, 'This patient has no open visit.'));
  api.on(listPatientVitals, []);
  api.on(listPatients, {
    patients: [patient],
    ...{ totalCount: 1, currentPage: 1, totalPages: 1 },
  });
  const { user } = await renderApp('/dashboard/all-patients', { as: roleNamed('nurse'), api });
  const record = await screen.findByRole('link', { name: 'Patient record of Meena Iyer' });
  expect(screen.queryByRole('link', { name: /^Bills of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Start Sub/ })).toBeNull();
  await user.click(record);
  expect(await screen.findByRole('heading', { name: 'Patient Record' })).toBeTruthy();
  expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  expect(await screen.findByText('Fever since Monday')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New Bill' })).toBeNull();
  for (const orders of [listPatientPharmacyOrders, listPatientLabOrders, listPatientLabReports]) {
    expect(api.requests(orders)).toEqual([]);
  }
});

it('she has no page of orders', () => {
  for (const address of ORDER_PAGES) expect(addressesOf('nurse')).not.toContain(address);
});

it.each(ORDER_PAGES)('the address %s shows her the queue', async (page) => {
  const address = page.replace(/:\w+/g, anId());
  await renderApp(address, { as: roleNamed('nurse'), api: anApi() });
  expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  expect(window.location.pathname).toBe(ADDRESSES.dashboard);
});

it('a role without capabilities has its own account and no other page', async () => {
  expect(addressesOf('visitor')).toEqual([ADDRESSES.account]);
  await renderApp('/dashboard', { as: roleNamed('visitor'), api: anApi() });
  const title = 'Unknown role (visitor) or dashboard not implemented.';
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
