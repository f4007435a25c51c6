import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
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
  api.on(findAlike, { found: [] });
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
    { name: 'Tara Singh', age: 29, gender: 'F', phone: '9845012345', address: '4 Lake Road' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Add to queue' }));
  expect(await screen.findByRole('button', { name: 'Clear' })).toBeTruthy();
  expect(window.location.search).toBe(`?patient=${patient.id}`);
});

it.each([
  ['Full Name', ' ', PATIENT_INPUT_MESSAGES.nameRequired],
  ['Age', 'old', PATIENT_INPUT_MESSAGES.unreadableAge],
  ['Age', '1.5', PATIENT_INPUT_MESSAGES.invalidAge],
  ['Age', '0x10', PATIENT_INPUT_MESSAGES.unreadableAge],
  ['Age', '61m', PATIENT_INPUT_MESSAGES.ageOfUnit.months],
  ['Age', '1/1/2099', PATIENT_INPUT_MESSAGES.birthInFuture],
  ['Phone', '12', PATIENT_INPUT_MESSAGES.invalidPhone],
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
  api.on(
    registerPatient,
    fail(400, 'Please check.', { fields: { phone: PATIENT_INPUT_MESSAGES.invalidPhone } }),
  );
  const { type, send } = await open();
  await type('Full Name', 'Tara');
  await send();
  expect(await screen.findByText(PATIENT_INPUT_MESSAGES.invalidPhone)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone')));
});

it.each([
  ['8m', '8 months', { age_told: 8, age_unit: 'months' }],
  ['12d', '12 days', { age_told: 12, age_unit: 'days' }],
  ['15/03/2019', 'Born 15 Mar 2019, 7 y', { birth_date: '2019-03-15' }],
])('takes the age %s, and shows it as %s', async (typed, said, sent) => {
  const { type, send } = await open();
  await type('Full Name', 'Kabir');
  await type('Age', typed);
  expect(screen.getByText(said)).toBeTruthy();
  await send();
  await screen.findByText(/is registered/);
  expect(api.requests(registerPatient).map(({ body }) => body)).toMatchObject([
    { name: 'Kabir', ...sent },
  ]);
});

it('folds the rare details away until they are asked for or refused', async () => {
  const { user, type, send } = await open();
  expect(screen.queryByLabelText('Guardian')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^More: guardian/ }));
  await type('Full Name', 'Kabir');
  await user.selectOptions(screen.getByLabelText('Relation'), 'S/o');
  await type('Guardian', 'Ramesh Rao');
  await user.selectOptions(screen.getByLabelText('Language of papers'), 'हिन्दी');
  await type('Email', 'rao');
  await expectAccessible();
  await send();
  expect(await screen.findByText(PATIENT_INPUT_MESSAGES.invalidEmail)).toBeTruthy();
  await type('Email', '@example.org');
  await send();
  await screen.findByText(/is registered/);
  expect(api.requests(registerPatient).map(({ body }) => body)).toMatchObject([
    {
      ...{ name: 'Kabir', guardian_relation: 'S/o', guardian_name: 'Ramesh Rao' },
      ...{ papers_language: 'hi', email: 'rao@example.org' },
    },
  ]);
});
