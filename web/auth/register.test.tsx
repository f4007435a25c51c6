import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getRegistration, register } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import {
  type ApiDouble,
  apiDouble,
  type Failure,
  fail,
  failWithText,
  loseConnection,
} from '#web/testing/api-double.ts';
import { CLINIC_ID } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const GOOD = {
  'Clinic name': 'Rao Clinic',
  'Admin name': 'Asha Rao',
  'Admin email': 'Asha@clinic.example',
  Password: 'secret1',
};

async function fillAndSend(api: ApiDouble, changes: Partial<typeof GOOD> = {}) {
  const { user } = await renderApp('/register', { api });
  await screen.findByLabelText(/Clinic name/);
  for (const [label, value] of Object.entries({ ...GOOD, ...changes })) {
    if (value) await user.type(screen.getByLabelText(new RegExp(`^${label}`)), value);
  }
  await user.click(screen.getByRole('button', { name: 'Register' }));
  return user;
}

it('shows the specification’s fields, accessibly', async () => {
  await renderApp('/register');
  const password = await screen.findByPlaceholderText('Min. 6 characters');
  expect(password.getAttribute('type')).toBe('password');
  expect(screen.getByLabelText(/Admin email/).getAttribute('type')).toBe('email');
  expect(document.activeElement).toBe(screen.getByLabelText(/Clinic name/));
  await expectAccessible();
});

it.each([
  [{ 'Clinic name': ' ' }, 'Clinic name is required.'],
  [{ 'Admin name': '' }, 'Admin name is required.'],
  [{ 'Admin email': '' }, 'Email is required.'],
  [{ 'Admin email': 'asha' }, 'Please enter a valid email address.'],
  [{ Password: '' }, 'Password is required.'],
  [{ Password: '12345' }, 'Password must be at least 6 characters.'],
])('refuses %o: %s', async (changes, message) => {
  const api = apiDouble();
  await fillAndSend(api, changes);
  expect(await screen.findByText(message)).toBeTruthy();
  const [label = ''] = Object.keys(changes);
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${label}`)));
  expect(api.requests(register)).toHaveLength(0);
});

it('opens the sign-in page with the success alert and the email filled in', async () => {
  const api = apiDouble();
  api.on(register, { message: 'Welcome.', clinic_id: CLINIC_ID });
  await fillAndSend(api);

  expect(await screen.findByText('Registration successful! Please log in.')).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('Asha@clinic.example');
  expect(api.requests(register)).toHaveLength(1);
  await expectAccessible();
});

it('keeps the success alert where the server had ended an earlier session', async () => {
  const api = apiDouble();
  api.on(listStaff, fail(401, 'Unauthorized'));
  api.on(register, { message: 'Welcome.', clinic_id: CLINIC_ID });
  const { user } = await renderApp(ADDRESSES.staff, { as: 'admin', api });
  await user.click(await screen.findByRole('link', { name: 'Register your clinic' }));
  await screen.findByLabelText(/Clinic name/);
  for (const [label, value] of Object.entries(GOOD)) {
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), value);
  }
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(AUTH_MESSAGES.registered)).toBeTruthy();
  expect(screen.queryByText(AUTH_MESSAGES.sessionEnded)).toBeNull();
});

const FAILURES: [Failure, string][] = [
  [
    fail(409, 'An account with this email already exists.'),
    'An account with this email already exists.',
  ],
  [failWithText(502, '<html>'), 'HTTP error! status: 502'],
  [failWithText(201, '<html>'), 'Registration failed. Please try again.'],
  [loseConnection(), 'The server cannot be reached. Please check the connection.'],
];

it.each(FAILURES)('keeps the input when it fails: $status %s', async (failure, message) => {
  const api = apiDouble();
  api.on(register, failure);
  await fillAndSend(api);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Clinic name/).value).toBe('Rao Clinic');
});

it('shows a refused field beside the field, and only there', async () => {
  const api = apiDouble();
  const message = 'The email address is too long.';
  api.on(register, fail(400, message, { fields: { userEmail: message } }));
  await fillAndSend(api);
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText(/Admin email/));
});

it('sends once for a double click', async () => {
  const api = apiDouble();
  const { promise, resolve } = Promise.withResolvers<Failure>();
  api.on(register, () => promise);
  const user = await fillAndSend(api);
  await user.dblClick(screen.getByRole('button', { name: 'Register' }));
  resolve(fail(409, 'An account with this email already exists.'));
  await screen.findByText('An account with this email already exists.');
  expect(api.requests(register)).toHaveLength(1);
});

it('shows whom to ask where clinics register by invitation', async () => {
  const api = apiDouble();
  api.on(getRegistration, { registration: 'invited' });
  await renderApp('/register', { api });
  await screen.findByText(AUTH_MESSAGES.registrationClosed);
  await expectAccessible();
});

it('registers with the invitation of its link', async () => {
  const api = apiDouble();
  api.on(getRegistration, { registration: 'invited' });
  api.on(register, { message: 'Registration successful! Please log in.', clinic_id: CLINIC_ID });
  const { user } = await renderApp('/register#AbC-123_x', { api });
  for (const [label, value] of Object.entries(GOOD)) {
    await user.type(await screen.findByLabelText(new RegExp(`^${label}`)), value);
  }
  expect(screen.queryByText(AUTH_MESSAGES.registrationClosed)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Registration successful! Please log in.');
  expect(api.requests(register)[0]?.body).toMatchObject({ invitation: 'AbC-123_x' });
});
