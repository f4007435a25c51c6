import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { getLock, lockScreen, setPin, unlockScreen } from '#contract/auth/lock.endpoints.ts';
import { listOwnSessions } from '#contract/auth/own-sessions.endpoints.ts';
import { getSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { setLocked } from '#web/lib/session/session.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const SHARED = () => aUser('doctor', { lock_after_minutes: 5 });

function anApi(hasPin = true): ApiDouble {
  const api = apiDouble();
  api.on(getLock, { after_minutes: 5, has_pin: hasPin, locked: false });
  api.on(lockScreen, { message: 'Locked.' });
  api.on(getSecondFactor, { since: null, recovery_codes_left: 0, reset: null });
  api.on(listOwnSessions, []);
  api.on(getStaffMember, aStaffMember({ role: 'doctor' }));
  return api;
}

async function openLocked(api = anApi()) {
  const rendered = await renderApp('/account', { as: SHARED(), api });
  onTestFinished(() => setLocked(false));
  await screen.findByRole('button', { name: /^Account of/ });
  await waitFor(() => expect(api.requests(getLock).length).toBeGreaterThan(0));
  act(() => setLocked(true));
  await screen.findByRole('dialog', { name: 'Screen locked' });
  return rendered;
}

it('locks from the menu, notifies the server, and hides the page', async () => {
  const api = anApi();
  const { user } = await renderApp('/account', { as: SHARED(), api });
  onTestFinished(() => setLocked(false));
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('button', { name: 'Lock the screen' }));
  await screen.findByRole('dialog', { name: 'Screen locked' });
  expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
  expect(document.title).toBe('Locked · OpenOPD');
  await waitFor(() => expect(api.requests(lockScreen)).toHaveLength(1));
  await expectAccessible();
});

it('also locks a page without the header', async () => {
  const api = anApi();
  await renderApp(ADDRESSES.bareEditComplaintWithoutId, { as: SHARED(), api });
  onTestFinished(() => setLocked(false));
  await waitFor(() => expect(api.requests(getLock).length).toBeGreaterThan(0));
  act(() => setLocked(true));
  expect(await screen.findByRole('dialog', { name: 'Screen locked' })).toBeTruthy();
});

it('shows that a PIN is wrong, and unlocks with the right one', async () => {
  const api = anApi();
  const { user } = await openLocked(api);
  const wrong = 'This is not right.';
  api.on(unlockScreen, fail(400, wrong, { fields: { secret: wrong } }));
  await user.type(screen.getByLabelText('PIN', { selector: '.lock-root input' }), '9999{Enter}');
  expect(await screen.findByText(wrong)).toBeTruthy();
  api.on(unlockScreen, { message: 'Unlocked.' });
  await user.type(screen.getByLabelText('PIN', { selector: '.lock-root input' }), '2580{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Screen locked' })).toBeNull());
  expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
  expect(api.requests(unlockScreen).map(({ body }) => body)).toEqual([
    { secret: '9999' },
    { secret: '2580' },
  ]);
});

it('another person can sign out of the locked session', async () => {
  const api = anApi();
  api.on(logout, { message: 'You are logged out.' });
  const { user } = await openLocked(api);
  await user.click(screen.getByRole('button', { name: 'Not you? Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
  expect(api.requests(logout)).toHaveLength(1);
});

it('offers to set a PIN at the first sign-in, which can be postponed', async () => {
  const api = anApi(false);
  const { user } = await renderApp('/account', { as: SHARED(), api });
  await screen.findByRole('dialog', { name: 'Choose a PIN' });
  await expectAccessible();
  const dialog = within(screen.getByRole('dialog'));
  const pin = dialog.getByLabelText(/^New PIN/);
  // On Close, Enter would close the dialog.
  await waitFor(() => expect(document.activeElement).toBe(pin));
  await user.type(pin, '1234');
  await user.type(dialog.getByLabelText(/^Your password/), 'secret1');
  await user.click(dialog.getByRole('button', { name: 'Set PIN' }));
  expect(
    await screen.findByText('Please choose a PIN that is harder to guess than 1234 or 1111.'),
  ).toBeTruthy();
  expect(api.requests(setPin)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a PIN' })).toBeNull());
});
