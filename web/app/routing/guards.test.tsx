import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';

// `expected-pages.ts` covers every address by every role.
it.each([
  ['admin', '/dashboard/staff/edit/not-an-id', 'Unknown Admin Section'],
  ['doctor', '/dashboard/not-an-id', 'Unknown Doctor Section'],
] as const)(
  'shows a %s a mistyped id (%s) as an unknown page: %s',
  async (role, address, title) => {
    await renderApp(address, { as: role });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(window.location.pathname).toBe(address);
  },
);

it('a session that the server has ended redirects to the sign-in page', async () => {
  const api = apiDouble();
  api.on(listStaff, fail(401, 'Unauthorized'));
  await renderApp(ADDRESSES.staff, { as: 'admin', api });

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
  expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(localStorage.getItem('currentUser')).toBeNull();
});

it.each(['{', '"Asha"', '{"id":"1","role":"king"}'])(
  'a stored person that cannot be read (%s) is cleared',
  async (stored) => {
    localStorage.setItem('authToken', 'a token');
    localStorage.setItem('currentUser', stored);
    await renderApp('/dashboard', { keepStorage: true });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(localStorage.getItem('currentUser')).toBeNull();
  },
);
