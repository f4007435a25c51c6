import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, billDetails } from '#web/testing/builders/bills.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('finds yesterday’s bill by its number and opens it for a reprint', async () => {
  const bill = aBill();
  const api = apiDouble();
  api.on(listBills, { bills: [], totalCount: 0 });
  api.on(getBill, billDetails(bill));
  const { user } = await renderApp('/dashboard/bills', { as: 'receptionist', api });
  expect(await screen.findByText('No bill has been made yet.')).toBeTruthy();
  api.on(listBills, { bills: [bill], totalCount: 1 });
  await user.keyboard('42');
  await waitFor(() => expect(api.requests(listBills).at(-1)?.query.search).toBe('42'));
  await expectAccessible();
  await user.click(await screen.findByText(bill.number));
  expect(await screen.findByRole('button', { name: 'Print 80 mm' })).toBeTruthy();
});

it('shows all bills again where none fits the search, and keeps the focus on the page', async () => {
  const bill = aBill();
  const api = apiDouble();
  api.on(listBills, { bills: [], totalCount: 0 });
  const { user } = await renderApp('/dashboard/bills?search=nobody', { as: 'receptionist', api });
  expect(await screen.findByText(BILLING_MESSAGES.noneFound)).toBeTruthy();
  api.on(listBills, { bills: [bill], totalCount: 1 });
  await user.click(screen.getByRole('button', { name: 'Show all bills' }));
  expect(await screen.findByText(bill.number)).toBeTruthy();
  expect(api.requests(listBills).at(-1)?.query.search ?? '').toBe('');
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

it('marks a bill with a discount above the limit', async () => {
  const api = apiDouble();
  const marked = aBill({ discount_above_limit: true });
  api.on(listBills, { bills: [marked, aBill({ number: '2026-27/000043' })], totalCount: 2 });
  await renderApp('/dashboard/bills', { as: 'receptionist', api });
  const row = (await screen.findByText(marked.number)).closest('tr');
  expect(row?.textContent).toContain(BILLING_MESSAGES.aboveLimit);
  expect(screen.getAllByText(BILLING_MESSAGES.aboveLimit)).toHaveLength(1);
});

it('starts a new bill with a patient search', async () => {
  const patient = aPatient({ name: 'Asha Menon' });
  const api = apiDouble();
  api.on(listBills, { bills: [aBill()], totalCount: 1 });
  const found = { patients: [patient], totalCount: 1, currentPage: 1, totalPages: 1 };
  api.on(listPatients, found);
  api.on(getPatient, patient);
  const { user } = await renderApp('/dashboard/bills', { as: 'receptionist', api });
  await user.click(await screen.findByRole('button', { name: 'New Bill' }));
  const finder = await screen.findByLabelText('Find a patient by name, phone or token');
  await waitFor(() => expect(document.activeElement).toBe(finder));
  await user.keyboard('asha');
  await user.click(await screen.findByText('Asha Menon'));
  expect(await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' })).toBeTruthy();
  expect(await screen.findByText('No items yet.')).toBeTruthy();
});

it('lists the bills of a patient', async () => {
  const patient = aPatient();
  const api = apiDouble();
  api.on(getPatient, patient);
  api.on(listBills, { bills: [], totalCount: 0 });
  const { user } = await renderApp(`/patient/${patient.id}/bills`, { as: 'pharmacy', api });
  expect(await screen.findByText('No bills found for this patient.')).toBeTruthy();
  expect(api.requests(listBills)[0]?.query).toMatchObject({ patientId: patient.id, page: 1 });
  await user.click(screen.getByRole('link', { name: 'New Bill' }));
  expect(await screen.findByText('No items yet.')).toBeTruthy();
});

it('names the bills of a patient by their numbers on a phone', async () => {
  const onPhone = vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia('all'));
  const patient = aPatient();
  const api = apiDouble();
  api.on(getPatient, patient);
  const bills = [aBill({ number: '2026-27/000042' }), aBill({ number: '2026-27/000043' })];
  api.on(listBills, { bills, totalCount: 2 });
  await renderApp(`/patient/${patient.id}/bills`, { as: 'pharmacy', api });
  expect(await screen.findByRole('button', { name: 'More of 2026-27/000042' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'More of 2026-27/000043' })).toBeTruthy();
  onPhone.mockRestore();
});
