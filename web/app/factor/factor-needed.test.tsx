import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
} from '#contract/auth/second-factor.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { updateOwnUser } from '#web/lib/session/session.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const FROM = '2026-11-22T09:00:00.000Z';
const OFF = { since: null, recovery_codes_left: 0, reset: null };
const KEY = { address: 'otpauth://totp/OpenOPD:a?secret=ABCD', key: 'ABCDEFGH' };
const TITLE = { level: 1, name: 'Set up your second factor' };
const DUE = { from: FROM, due: true };

it('replaces the page, and returns to it once the factor is set up', async () => {
  const api = apiDouble();
  const admin = aUser('admin', { second_factor_demand: DUE });
  api.on(getSecondFactor, OFF);
  api.on(beginSecondFactor, KEY);
  api.on(confirmSecondFactor, { recovery_codes: ['ABCD-EFGH-JKLM-NPQR'] });
  api.on(listStaff, []);
  const { user } = await renderApp('/dashboard/staff', { as: admin, api });
  expect(await screen.findByRole('heading', TITLE)).toBeTruthy();
  expect(screen.getByText(/^Your clinic requires one of everybody/)).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  await expectAccessible();
  await user.type(await screen.findByLabelText(/^Your password/), 'secret1{Enter}');
  await user.type(await screen.findByLabelText(/^The code that the app shows/), '123456{Enter}');
  expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeTruthy();
  expect(window.location.pathname).toBe('/dashboard/staff');
});

it('appears when a call is refused because the factor is missing', async () => {
  const api = apiDouble();
  api.on(getSecondFactor, { ...OFF, reset: { at: FROM, by: 'Anita Rao' } });
  api.on(listStaff, fail(403, 'Please set up first.', { code: 'second_factor_demanded' }));
  await renderApp('/dashboard/staff', { as: 'admin', api });
  expect(await screen.findByRole('heading', TITLE)).toBeTruthy();
  expect(await screen.findByText(/^Anita Rao switched off your second factor on/)).toBeTruthy();
});

it('keeps the text typed into the covered page, and stays until the codes are kept', async () => {
  const api = apiDouble();
  const { second_factor_demand: _, ...admin } = aUser('admin');
  let me: typeof admin & { second_factor_demand?: typeof DUE } = admin;
  api.on(getCurrentUser, () => me);
  api.on(getSecondFactor, OFF);
  api.on(beginSecondFactor, KEY);
  api.on(listPlans, []);
  const { user } = await renderApp('/dashboard/patients/add', { as: admin, api });
  await user.type(await screen.findByLabelText(/^Full Name/), 'Tara');
  me = { ...admin, second_factor_demand: DUE };
  await act(async () => updateOwnUser({ second_factor_demand: DUE }));
  expect(await screen.findByRole('heading', TITLE)).toBeTruthy();
  expect(document.documentElement.hasAttribute('data-factor-missing')).toBe(true);

  api.on(confirmSecondFactor, () => {
    me = admin;
    return { recovery_codes: ['ABCD-EFGH-JKLM-NPQR'] };
  });
  await user.type(await screen.findByLabelText(/^Your password/), 'secret1{Enter}');
  await user.type(await screen.findByLabelText(/^The code that the app shows/), '123456{Enter}');
  expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeTruthy();
  const asked = api.requests(getCurrentUser).length;
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(api.requests(getCurrentUser).length).toBeGreaterThan(asked));
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('heading', TITLE)).toBeNull());
  expect(document.documentElement.hasAttribute('data-factor-missing')).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>(/^Full Name/).value).toBe('Tara');
});

it('disappears once the owner has ended the requirement', async () => {
  const api = apiDouble();
  const admin = aUser('admin');
  api.on(getCurrentUser, admin);
  api.on(getSecondFactor, OFF);
  api.on(listStaff, []);
  const stored = { ...admin, second_factor_demand: DUE };
  await renderApp('/dashboard/staff', { as: stored, api });
  expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeTruthy();
});

it('disappears when the factor was set up on another device', async () => {
  const api = apiDouble();
  const admin = aUser('admin', { second_factor_demand: DUE });
  api.on(getSecondFactor, { ...OFF, since: FROM, recovery_codes_left: 10 });
  api.on(listStaff, []);
  await renderApp('/dashboard/staff', { as: admin, api });
  expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeTruthy();
});

it('shows a superadmin that the server requires it, and lets them sign out', async () => {
  const api = apiDouble();
  api.on(getSecondFactor, OFF);
  api.on(logout, { message: 'You are logged out.' });
  const superadmin = aUser('superadmin', { second_factor_demand: DUE });
  const { user } = await renderApp('/dashboard', { as: superadmin, api });
  expect(await screen.findByText(/^This server requires one of everybody/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Login|Sign in/i })).toBeTruthy();
});

it('is announced on every page until it is due, with a link to set it up', async () => {
  const api = apiDouble();
  const admin = aUser('admin', { second_factor_demand: { from: FROM, due: false } });
  api.on(listStaff, []);
  api.on(getCurrentUser, admin);
  const { events } = await renderApp('/dashboard/staff', { as: admin, api });
  expect(await screen.findByText(/your clinic requires a second factor of everybody/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Set it up now' });
  expect(link.getAttribute('href')).toBe('/account');
  api.on(getCurrentUser, { ...admin, second_factor_demand: DUE });
  api.on(getSecondFactor, OFF);
  events.emit({ topic: 'settings', id: admin.id });
  expect(await screen.findByRole('heading', TITLE)).toBeTruthy();
});
