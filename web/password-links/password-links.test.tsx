import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPasswordHistory, usePasswordLink } from '#contract/auth/password-links.endpoints.ts';
import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { listClinics, listUsers, makeOwnerLink } from '#contract/users/users.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aUserAccount } from '#web/testing/builders/users.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('the sign-in page explains what to do about a forgotten password', async () => {
  await renderApp('/login');
  await screen.findByText(
    'Forgot your password? Ask your clinic’s owner for a link; an owner asks the people who run this server.',
  );
});

it('the link’s page sends the code from the hash, and shows the email to sign in with', async () => {
  const api = apiDouble();
  const { user } = await renderApp('/reset#the-code', { api });
  const field = await screen.findByLabelText(/New password/);
  expect(document.title).toBe('Set a new password · OpenOPD');
  await user.type(field, 'abc');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  await screen.findByText('Password must be at least 6 characters.');
  expect(api.requests(usePasswordLink)).toHaveLength(0);

  api.on(usePasswordLink, fail(403, M.codeWrong));
  await user.type(field, 'def1');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  await screen.findByText(M.codeWrong);
  await expectAccessible();

  api.on(usePasswordLink, { message: M.changed, email: 'ravi@clinic.example' });
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  await screen.findByText(`${M.changed} Your email is ravi@clinic.example.`);
  expect(api.requests(usePasswordLink).at(-1)?.body).toEqual({
    code: 'the-code',
    newPassword: 'abcdef1',
  });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it('the link’s page shows an error when the address is incomplete', async () => {
  await renderApp('/reset');
  await screen.findByText(M.codeMissing);
  expect(screen.queryByRole('button', { name: 'Set the password' })).toBeNull();
});

it('notifies a person once, on any page, that another person set their password', async () => {
  const api = apiDouble();
  api.on(listStaff, []);
  const setting = {
    id: anId(),
    at: '2026-11-22T05:00:00.000Z',
    by: 'Anita',
    by_superadmin: false,
    through_link: true,
    sign_ins: 2,
  };
  const event = {
    id: anId(),
    at: setting.at,
    what: 'link_used',
    by: 'Anita',
    by_superadmin: false,
  };
  api.on(getPasswordHistory, { setting, events: [{ ...event, what: 'link_used' }] });
  const { user } = await renderApp('/dashboard/staff', { as: 'admin', api });
  await screen.findByText(/with a link that Anita made\. Signed in 2 times since\./);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Show each sign-in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your password' });
  within(dialog).getByText(/A new password was set with the link of Anita/);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/with a link that Anita made/)).toBeNull();
  expect(localStorage.getItem('passwordNotice')).toBe(setting.id);
});

it('a superadmin can make a link for an owner only', async () => {
  const api = apiDouble();
  api.on(listUsers, [
    aUserAccount({ username: 'Olga Owner', is_owner: true }),
    aUserAccount({ username: 'Adam Admin' }),
  ]);
  api.on(listClinics, []);
  const { user } = await renderApp('/dashboard/users', { as: 'superadmin', api });
  await user.click(await screen.findByRole('button', { name: 'Edit Adam Admin' }));
  await screen.findByRole('dialog', { name: 'Edit User' });
  expect(screen.queryByRole('button', { name: /^Password link for/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Olga Owner' }));
  await user.click(await screen.findByRole('button', { name: 'Password link for Olga Owner' }));
  api.on(makeOwnerLink, {
    link: 'https://opd.example/reset#c',
    expires_at: '2026-11-23T10:00:00.000Z',
  });
  const make = await screen.findByRole('button', { name: 'Make a link' });
  await waitFor(() => expect(document.activeElement).toBe(make));
  await user.click(make);
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(field.value).toBe('https://opd.example/reset#c');
});
