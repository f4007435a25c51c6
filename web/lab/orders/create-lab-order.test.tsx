import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { LAB_MESSAGES } from '#contract/lab/lab.messages.ts';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests, listUsedLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const patient = aPatient({ name: 'Meena Iyer', token: 12 });
const test = (name: string, price: number) => ({
  ...{ id: anId(), name, description: null, price: paise(price), category: null, sample: null },
  ...{ report_only: false, default_parameters: [], last_updated: '2026-11-20T04:30:00.000Z' },
});
const cbc = test('Complete Blood Count', 35_000);
const esr = test('ESR', 12_050);
const more = Array.from({ length: 12 }, (_, n) => test(`Culture ${n}`, 100));

function prepared() {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(getPatient, patient);
  api.on(listUsedLabTests, []);
  api.on(listLabTests, [cbc, esr, ...more]);
  return api;
}

it('orders tests for a chosen patient, once each, and shows their total', async () => {
  holdTime();
  const api = prepared();
  const order = aLabOrder(
    { lab_token_number: 9, tests: [cbc, esr].map((one) => ({ ...one, ai_run_id: null })) },
    patient,
  );
  api.on(createLabOrder, fail(500, 'Broken.'));
  const { user } = await renderApp(`/lab/create-order/${patient.id}`, { as: 'lab', api });
  await screen.findByText('Meena Iyer');
  expect(window.location.pathname + window.location.search).toBe(
    `/create-lab-order?patient=${patient.id}`,
  );
  const create = () => user.click(screen.getByRole('button', { name: 'Create Lab Order' }));
  await create();
  expect(await screen.findByText('No lab tests selected.')).toBeTruthy();

  const field = screen.getByRole('combobox', { name: 'Add a lab test' });
  await user.type(field, 'cul');
  expect(screen.getAllByRole('option')).toHaveLength(10);
  await user.clear(field);
  await user.type(field, 'blood{Enter}esr{Enter}');
  expect(screen.getByText('Total ₹470.50')).toBeTruthy();
  await user.type(field, 'esr{Enter}');
  expect(screen.getByText('ESR is already in the order.')).toBeTruthy();
  await pass(2_000);
  expect(screen.getByText('ESR is already in the order.')).toBeTruthy();
  await pass(1_000);
  expect(screen.queryByText('ESR is already in the order.')).toBeNull();
  await expectAccessible();

  await create();
  expect(await screen.findByText('Operation failed: Broken.')).toBeTruthy();
  api.on(createLabOrder, failWithText(502, ''));
  await create();
  expect(await screen.findByText('Operation failed: Failed to create lab order')).toBeTruthy();
  api.on(createLabOrder, order);
  await create();
  expect(await screen.findByRole('heading', { name: 'Lab token 9 · Meena Iyer' })).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.includes('.draft.'))).toEqual([]);
  expect(api.requests(createLabOrder)[2]?.body).toEqual({
    patient_id: patient.id,
    tests: [{ id: cbc.id }, { id: esr.id }],
  });
  expect(screen.getByRole('link', { name: 'Bill' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next lab order' }));
  expect(screen.getByRole('combobox', { name: /Find a patient/ })).toBeTruthy();
});

it('registers a new patient, and changes the patient', async () => {
  const api = prepared();
  const nobody = { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 };
  api.on(listPatients, nobody);
  api.on(registerPatient, fail(500, ''));
  const { user } = await renderApp('/create-lab-order', { as: 'receptionist', api });
  await screen.findByRole('heading', { level: 1, name: 'Create New Lab Order' });
  await user.click(await screen.findByRole('button', { name: 'Register new patient' }));
  expect(screen.getByRole('heading', { name: 'Register New Patient' })).toBeTruthy();
  const send = () => user.click(screen.getByRole('button', { name: 'Register and choose tests' }));
  await send();
  expect(await screen.findByText('Patient Name is required.')).toBeTruthy();
  await user.type(screen.getByLabelText(/Full Name/), 'Meena Iyer');
  await send();
  expect(await screen.findByText('Operation failed: Failed to register patient')).toBeTruthy();
  api.on(registerPatient, patient);
  await send();
  await screen.findByRole('button', { name: 'Create Lab Order' });
  await user.click(screen.getByRole('button', { name: 'Change Patient' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByRole('combobox', { name: /Find a patient/ })).toBeTruthy();
});

it('keeps the tests through a killed browser, until the order is created or cancelled', async () => {
  const lab = aUser('lab');
  const other = aPatient({ name: 'Ravi Rao' });
  const api = prepared();
  const open = ({ id }: { id: string }) =>
    renderApp(`/create-lab-order?patient=${id}`, { as: lab, api });
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('.lab-order'));
  const first = await open(patient);
  const field = await screen.findByRole('combobox', { name: 'Add a lab test' });
  await first.user.type(field, 'blood{Enter}esr{Enter}cul');
  await first.user.type(screen.getByLabelText('Referred by'), 'Dr Rao');
  expect(kept()).toHaveLength(2);
  killPage();

  await open(other);
  expect(await screen.findByText('No tests yet.')).toBeTruthy();
  cleanup();
  api.on(listLabTests, [cbc, { ...esr, price: paise(13_050) }]);
  const { user } = await open(patient);
  expect(await screen.findByText('Total ₹480.50')).toBeTruthy();
  expect(screen.getByText(LAB_MESSAGES.draftKept)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Referred by').value).toBe('Dr Rao');
  expect(screen.getByRole('combobox', { name: 'Add a lab test' })).toHaveProperty('value', 'cul');
  await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
  await screen.findByRole('combobox', { name: /Find a patient/ });
  expect(kept()).toEqual([]);
});

it('Cancel Order returns to the search', async () => {
  const address = `/create-lab-order?patient=${patient.id}`;
  const { user, api } = await renderApp(address, { as: 'lab', api: prepared() });
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByRole('combobox', { name: /Find a patient/ })).toBeTruthy();
  expect(window.location.search).toBe('');
  expect(api.isAnswered(createLabOrder)).toBe(false);
});

it('shows why the tests could not be loaded', async () => {
  const api = prepared();
  api.on(listLabTests, fail(500, 'Broken.'));
  await renderApp(`/create-lab-order?patient=${patient.id}`, { as: 'lab', api });
  expect(await screen.findByText('Could not load lab test list: Broken.')).toBeTruthy();
});

it('points a screen reader to no option of an empty catalogue', async () => {
  const api = prepared();
  api.on(listLabTests, []);
  const { user } = await renderApp(`/create-lab-order?patient=${patient.id}`, { as: 'lab', api });
  const field = await screen.findByRole('combobox', { name: 'Add a lab test' });
  await user.type(field, 'cbc');
  expect(await screen.findByText('The catalogue has no tests yet.')).toBeTruthy();
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
});
