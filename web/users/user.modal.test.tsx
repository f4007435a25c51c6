import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resetSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { addUser, deleteUser, editUser } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { fail, failWithText } from '#web/testing/api-double.ts';
import { CLINIC_ID } from '#web/testing/builders/people.ts';
import { aUserAccount } from '#web/testing/builders/users.ts';
import { openUsers, SUPERADMIN, usersApi } from '#web/testing/pages/users-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

describe('a user', () => {
  it('shows missing fields, then is added with the role user', async () => {
    const api = usersApi(aUserAccount());
    api.on(addUser, fail(409, 'An account with this email already exists.'));
    const { user } = await openUsers(api);
    await user.click(await screen.findByRole('button', { name: 'Add New User' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New User' }));
    const send = () => user.click(dialog.getByRole('button', { name: 'Add User' }));
    await user.type(dialog.getByLabelText(/^Username/), 'Farah Khan');
    await send();
    expect(await dialog.findAllByText(M.required)).toHaveLength(1);
    await user.type(dialog.getByLabelText(/^Email/), 'farah@clinic.example');
    await user.type(dialog.getByLabelText(/^Password/), 'secret1');
    await user.selectOptions(dialog.getByLabelText(/^Role/), 'Admin');
    await send();
    expect(await dialog.findByText(M.clinicNeeded)).toBeTruthy();
    await expectAccessible();
    await user.selectOptions(dialog.getByLabelText(/^Role/), 'User');
    await send();
    expect(await dialog.findByText('An account with this email already exists.')).toBeTruthy();
    api.on(addUser, aUserAccount());
    await send();
    expect(await screen.findByText(M.added)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests(addUser).at(-1)?.body).toEqual({
      username: 'Farah Khan',
      email: 'farah@clinic.example',
      password: 'secret1',
      role: 'user',
      clinic_id: null,
    });
  });

  it('is edited without losing a clinic’s role, and deleted after a confirmation', async () => {
    const doctor = aUserAccount({ username: 'Dr Desk', role: 'doctor' });
    const api = usersApi(doctor);
    api.on(editUser, doctor);
    const { user } = await openUsers(api);
    await user.click(await screen.findByRole('button', { name: 'Edit Dr Desk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await user.type(dialog.getByLabelText(/^Username/), 'son');
    await user.click(dialog.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText(M.updated)).toBeTruthy();
    expect(api.requests(editUser)[0]?.body).toEqual({
      username: 'Dr Deskson',
      email: doctor.email,
      password: '',
      clinic_id: CLINIC_ID,
    });

    api.on(deleteUser, fail(409, M.lastSuperadmin));
    await user.click(screen.getByRole('button', { name: 'Delete Dr Desk' }));
    expect(await screen.findByText(M.confirmDelete)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(M.lastSuperadmin)).toBeTruthy();
  });

  it('requires the current password when the user’s own email changes', async () => {
    const own = aUserAccount({ id: SUPERADMIN.id, username: 'Root', role: 'super_admin' });
    const api = usersApi(own);
    api.on(editUser, own);
    const { user } = await openUsers(api);
    await user.click(await screen.findByRole('button', { name: 'Edit Root' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await user.type(dialog.getByLabelText(/^Email/), '.in');
    await user.click(dialog.getByRole('button', { name: 'Update User' }));
    expect(await dialog.findByText('Your current password is required.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Current password/), 'secret-1');
    await user.click(dialog.getByRole('button', { name: 'Update User' }));
    expect(await screen.findByText(M.updated)).toBeTruthy();
    expect(api.requests(editUser)[0]?.body).toMatchObject({ currentPassword: 'secret-1' });
  });

  it('shows a default error when the server sends no message', async () => {
    const api = usersApi(aUserAccount({ username: 'Dr Desk', role: 'doctor' }));
    for (const endpoint of [addUser, editUser, deleteUser]) api.on(endpoint, failWithText(502, ''));
    const { user } = await openUsers(api);
    await user.click(await screen.findByRole('button', { name: 'Add New User' }));
    const adding = within(await screen.findByRole('dialog', { name: 'Add New User' }));
    await user.type(adding.getByLabelText(/^Username/), 'Farah Khan');
    await user.type(adding.getByLabelText(/^Email/), 'farah@clinic.example');
    await user.type(adding.getByLabelText(/^Password/), 'secret1{Enter}');
    expect(await adding.findByText('Failed to add user.')).toBeTruthy();
    await user.click(adding.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Dr Desk' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await user.click(editing.getByRole('button', { name: 'Update User' }));
    expect(await editing.findByText('Failed to update user.')).toBeTruthy();
    await user.click(editing.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Dr Desk' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete user.')).toBeTruthy();
  });
});

it('resets the second factor of a clinic’s owner', async () => {
  const owner = aUserAccount({ username: 'Dr Owner', role: 'admin', is_owner: true });
  const api = usersApi(owner);
  api.on(resetSecondFactor, { message: 'The second factor is off.' });
  const { user } = await openUsers(api);
  const label = 'Reset second factor of Dr Owner';
  await user.click(await screen.findByRole('button', { name: 'Edit Dr Owner' }));
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('The second factor is off.')).toBeTruthy();
  expect(api.requests(resetSecondFactor)).toMatchObject([{ params: { id: owner.id } }]);
});

it.each(['Close', 'Escape'])(
  'keeps the edits below the password link, which is left by %s',
  async (way) => {
    const api = usersApi(aUserAccount({ username: 'Dr Owner', role: 'admin', is_owner: true }));
    const { user } = await openUsers(api);
    await user.click(await screen.findByRole('button', { name: 'Edit Dr Owner' }));
    await user.type(await screen.findByLabelText(/^Username/), ' Rao');
    await user.click(screen.getByRole('button', { name: 'Password link for Dr Owner' }));
    const link = await screen.findByRole('dialog', { name: 'New password for Dr Owner' });
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(link).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('Dr Owner Rao');
  },
);
