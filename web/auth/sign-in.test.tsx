import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { login } from '#contract/auth/auth.endpoints.ts';
import { getInstallationHealth } from '#contract/backup/health.endpoints.ts';
import { ROLES, type Role } from '#contract/kernel/roles.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { endSession } from '#web/lib/session/session.ts';
import {
  type ApiDouble,
  apiDouble,
  type Failure,
  fail,
  failWithText,
  loseConnection,
} from '#web/testing/api-double.ts';
import { aHealth } from '#web/testing/builders/health.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

async function typeAndSend(api: ApiDouble, email = 'asha@clinic.example', password = 'secret1') {
  const { user } = await renderApp('/login', { api });
  if (email) await user.type(await screen.findByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
}

describe('the sign-in page', () => {
  it('focuses the email, sets the tab’s title, links to registration, and is accessible', async () => {
    await renderApp('/login');
    const email = await screen.findByLabelText('Email');
    expect(document.activeElement).toBe(email);
    expect(document.title).toBe('Sign in · OpenOPD');
    const link = screen.getByRole('link', { name: 'Register your clinic' });
    expect(link.getAttribute('href')).toBe('/register');
    await expectAccessible();
  });

  it.each([
    ['', 'secret1', 'Email is required.', 'Email'],
    ['asha@clinic.example', '', 'Password is required.', 'Password'],
  ])('email %j and password %j: %s', async (email, password, message, field) => {
    const api = apiDouble();
    await typeAndSend(api, email, password);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    expect(api.requests(login)).toHaveLength(0);
    await expectAccessible();
  });

  it.each(ROLES)('a %s is redirected to their first page', async (role: Role) => {
    const api = apiDouble();
    api.on(login, { token: 'new-token', user: aUser(role) });
    api.on(listStaff, []);
    api.on(listQueue, []);
    api.on(getOverview, anOverview());
    api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
    api.on(listLabOrders, { orders: [], totalCount: 0 });
    api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
    api.on(getHealth, { status: 'ok' });
    api.on(getInstallationHealth, aHealth());
    await typeAndSend(api, ' Asha@Clinic.example ');

    await screen.findByText('Welcome, Asha Rao');
    expect(window.location.pathname).toBe(role === 'doctor' ? '/dashboard/queue' : '/dashboard');
    expect(localStorage.getItem('authToken')).toBe('new-token');
    expect(JSON.parse(localStorage.getItem('currentUser') ?? '')).toMatchObject({ role });
    expect(api.requests(login)[0]?.body).toEqual({
      email: 'asha@clinic.example',
      password: 'secret1',
    });
  });

  it('keeps the device token, and sends it with the next sign-in of any person', async () => {
    const api = apiDouble();
    api.on(login, { token: 'new-token', user: aUser('user'), device: 'known-here' });
    await typeAndSend(api);
    await screen.findByText('Welcome, Asha Rao');
    expect(api.requests(login)[0]?.body).not.toHaveProperty('device');
    act(endSession);
    cleanup();

    api.on(login, { token: 'next-token', user: aUser('user') });
    await typeAndSend(api, 'somebody.else@clinic.example');
    await screen.findByText('Welcome, Asha Rao');
    expect(api.requests(login)[1]?.body).toMatchObject({ device: 'known-here' });
  });
});

const FAILURES: [string, Failure, string][] = [
  ['the server’s message', fail(401, 'Invalid email or password.'), 'Invalid email or password.'],
  ['too many tries', fail(429, 'Too many failed sign-ins.'), 'Too many failed sign-ins.'],
  ['the field error', failWithText(400, '{"error":"No such clinic."}'), 'No such clinic.'],
  ['a text', failWithText(502, 'Bad gateway'), 'Login failed with status: 502: Bad gateway'],
  ['a page', failWithText(502, '<html>nginx</html>'), 'Login failed with status: 502'],
  ['nothing', failWithText(503, ''), 'Login failed with status: 503'],
  ['no user', failWithText(200, '{}'), 'Login failed. Please check your credentials.'],
  ['no answer', loseConnection(), 'The server cannot be reached. Please check the connection.'],
];

describe('a refused sign-in', () => {
  it.each(FAILURES)('shows %s', async (_, failure, message) => {
    const api = apiDouble();
    api.on(login, failure);
    await typeAndSend(api);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@clinic.example');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(window.location.pathname).toBe('/login');
    await expectAccessible();
  });

  it('clears the last error on a retry, and sends once for two Enters', async () => {
    const api = apiDouble();
    api.on(login, fail(401, 'Invalid email or password.'));
    const user = await typeAndSend(api);
    await screen.findByText('Invalid email or password.');

    const { promise, resolve } = Promise.withResolvers<Failure>();
    api.on(login, () => promise);
    await user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');
    expect(screen.queryByText('Invalid email or password.')).toBeNull();
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button.getAttribute('aria-busy')).toBe('true');

    resolve(fail(500, 'Something went wrong on our side. Please try again.'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(api.requests(login)).toHaveLength(2);
  });
});

describe('an account with a second factor', () => {
  it('asks for the code in the same form, and sends all three', async () => {
    const api = apiDouble();
    const asked = 'Please enter the code that your authenticator app shows.';
    api.on(login, fail(401, asked, { code: 'second_factor_required' }));
    const user = await typeAndSend(api);
    const field = await screen.findByLabelText<HTMLInputElement>('Code');
    expect(document.activeElement).toBe(field);
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    await expectAccessible();

    const wrong =
      'The code is not right, or was used already. Enter the one that your app shows now.';
    api.on(login, fail(401, wrong, { code: 'second_factor_required' }));
    await user.type(field, '111111{Enter}');
    expect(await screen.findByText(wrong)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(screen.getByLabelText<HTMLInputElement>('Recovery code').inputMode).toBe('text');
    expect(api.requests(login).at(-1)?.body).toEqual({
      email: 'asha@clinic.example',
      password: 'secret1',
      code: '111111',
    });
  });
});
