import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import {
  listPatientLabOrders,
  listPatientLabReports,
  listPatientLabTrends,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests, listUsedLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { XRAY_ID } from '#web/testing/builders/lab-reports.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { meena } from '#web/testing/report-page.ts';

const xray = { id: XRAY_ID, name: 'Chest X-ray', price: paise(40_000), ai_run_id: null };
const bare = aLabOrder({ status: 'billed' }, meena);
const order = { ...bare, tests: [...bare.tests, xray] };
const esr = { ...xray, id: '018f0000-0000-7000-8000-00000000e5a1', name: 'ESR' };
const path = `/patient/${meena.id}/lab-reports`;
const doctor = aUser('doctor');
let api: ApiDouble;

beforeEach(() => {
  localStorage.clear();
  api = apiDouble();
  api.on(getPatient, meena);
  api.on(listPatientLabReports, []);
  api.on(listPatientLabTrends, []);
  api.on(listPatientLabOrders, [order]);
  api.on(listUsedLabTests, []);
  api.on(listLabTests, []);
  api.on(overrideLabOrder, order);
});

const kept = () => Object.keys(localStorage).filter((key) => key.includes('.lab-order-edit.'));
const theForm = async () => within(await screen.findByRole('form', { name: /^Edit lab order/ }));

async function leaveEdited(status = 'Sample Collected'): Promise<void> {
  const { user } = await renderApp(path, { as: doctor, api });
  await user.click(await screen.findByRole('button', { name: 'Edit order' }));
  const form = await theForm();
  await user.click(form.getByRole('button', { name: 'Remove Chest X-ray' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Status' }), status);
  killPage();
}

it('an edit in a killed browser opens again, and keeps a test that a colleague added', async () => {
  await leaveEdited();
  api.on(listPatientLabOrders, [{ ...order, tests: [...order.tests, esr] }]);
  const { user } = await renderApp(path, { as: doctor, api });
  const form = await theForm();
  expect(form.getByText(/^Changes that were not saved/).textContent).toBe(
    `${M.editRestored} Removed: Chest X-ray. Status: Sample Collected, was Sample Pending.`,
  );
  expect(form.queryByText('Chest X-ray')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save lab order' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  const [sent] = api.requests(overrideLabOrder);
  expect(sent?.body.tests?.map(({ name }) => name)).toEqual([bare.tests[0]?.name, 'ESR']);
  expect(sent?.body.status).toBe('collected');
  expect(kept()).toEqual([]);
});

it('is dropped by Cancel, and once the order is as it was typed', async () => {
  await leaveEdited();
  const { user } = await renderApp(path, { as: doctor, api });
  await user.click((await theForm()).getByRole('button', { name: 'Cancel' }));
  expect(kept()).toEqual([]);
  killPage();
  await leaveEdited();
  api.on(listPatientLabOrders, [{ ...bare, status: 'collected' }]);
  await renderApp(path, { as: doctor, api });
  await screen.findByRole('button', { name: 'Edit order' });
  expect(screen.queryByRole('form')).toBeNull();
  expect(kept()).toEqual([]);
});

it.each([
  ['another person', aUser('doctor'), order],
  ['another order', doctor, aLabOrder({ status: 'billed' }, meena)],
] as const)('is not shown to or for %s', async (_, as, shown) => {
  await leaveEdited();
  api.on(listPatientLabOrders, [shown]);
  await renderApp(path, { as, api });
  await screen.findByRole('button', { name: 'Edit order' });
  expect(screen.queryByRole('form')).toBeNull();
});

it.each([
  ['that was based on an earlier one', 'Sample Collected', 'completed'],
  ['that cancels', 'Cancelled', 'billed'],
] as const)('drops a status %s, and keeps the tests', async (_, chosen, status) => {
  await leaveEdited(chosen);
  api.on(listPatientLabOrders, [{ ...order, status }]);
  const { user } = await renderApp(path, { as: doctor, api });
  const form = await theForm();
  const field = form.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  expect(field.value).toBe(status);
  await user.click(form.getByRole('button', { name: 'Save lab order' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(Object.keys(api.requests(overrideLabOrder)[0]?.body ?? {})).toEqual(['tests']);
});

it('opens the first of several, marks the others, and takes the focus only when asked for', async () => {
  await leaveEdited();
  const second = { ...aLabOrder({ status: 'billed', serialNumber: 2 }, meena), tests: order.tests };
  const [key = ''] = kept();
  localStorage.setItem(key.replace(order.id, second.id), localStorage.getItem(key) ?? '');
  api.on(listPatientLabOrders, [order, second]);
  const { user } = await renderApp(path, { as: doctor, api });
  const first = `Edit lab order ${order.serialNumber}`;
  const form = await screen.findByRole('form', { name: first });
  expect(form.contains(document.activeElement)).toBe(false);
  expect(screen.getByText(M.editLeft)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit order' }));
  const other = await screen.findByRole('form', { name: 'Edit lab order 2' });
  await waitFor(() => expect(other.contains(document.activeElement)).toBe(true));
  expect(within(other).getByText(/^Changes that were not saved/)).toBeTruthy();
  // The first one's edit is kept, too.
  expect(screen.getByText(M.editLeft)).toBeTruthy();
  await user.click(within(other).getByRole('button', { name: 'Cancel' }));
  expect(kept()).toHaveLength(1);
  expect(screen.getAllByText(M.editLeft)).toHaveLength(1);
});
