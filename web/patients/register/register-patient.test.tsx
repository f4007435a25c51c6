import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { listPatients, registerPatient } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES as M } from '#contract/patients/patients.messages.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { type ApiDouble, apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient = aPatient({ name: 'Tara Singh', token: 77 });
let api: ApiDouble;

beforeEach(() => {
  api = apiDouble();
  api.on(listStaff, []);
  api.on(listPlans, []);
  api.on(listPatients, { patients: [patient], totalCount: 1, currentPage: 1, totalPages: 1 });
  api.on(registerPatient, patient);
});

async function open() {
  const app = await renderApp('/dashboard/patients/add', { as: 'admin', api });
  await screen.findByRole('heading', { name: 'Register patient' });
  const type = (label: string, text: string) =>
    app.user.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
  const send = () => app.user.dblClick(screen.getByRole('button', { name: 'Register patient' }));
  return { ...app, type, send };
}

it('registers once for a double click, goes to the list, and offers the queue', async () => {
  const { user, type, send } = await open();
  await expectAccessible();
  await type('Full Name', 'Tara Singh');
  await type('Age', '29 yrs');
  await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await type('Phone', '98450 12345');
  await type('Address', '4 Lake Road');
  await send();
  expect(await screen.findByText('Tara Singh is registered: Patient no. 77.')).toBeTruthy();
  expect(window.location.pathname).toBe('/dashboard/patients');
  expect(api.requests(registerPatient).map(({ body }) => body)).toEqual([
    { name: 'Tara Singh', age: 29, gender: 'F', phone: '98450 12345', address: '4 Lake Road' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Add to queue' }));
  expect(await screen.findByRole('button', { name: 'Clear' })).toBeTruthy();
  expect(window.location.search).toBe(`?patient=${patient.id}`);
});

it.each([
  ['Full Name', ' ', M.nameRequired],
  ['Age', 'old', M.invalidAge],
  ['Age', '1.5', M.invalidAge],
  ['Age', '0x10', M.invalidAge],
  ['Phone', '12', M.invalidPhone],
])('refuses %s %j beside its field', async (label, typed, message) => {
  const { type, send } = await open();
  if (label !== 'Full Name') await type('Full Name', 'Tara');
  await type(label, typed);
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${label}`)));
  expect(api.requests(registerPatient)).toHaveLength(0);
});

it.each([
  [fail(500, 'Broken.'), 'Broken.'],
  [failWithText(502, ''), M.createFailed],
])('shows what failed, and keeps the input', async (failure, message) => {
  api.on(registerPatient, failure);
  const { type, send } = await open();
  await type('Full Name', 'Tara');
  await send();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByDisplayValue('Tara')).toBeTruthy();
  await expectAccessible();
});

it('shows the server’s refusal beside its field', async () => {
  api.on(registerPatient, fail(400, 'Please check.', { fields: { phone: M.invalidPhone } }));
  const { type, send } = await open();
  await type('Full Name', 'Tara');
  await send();
  expect(await screen.findByText(M.invalidPhone)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone')));
});
