import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listUsers } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { failWithText } from '#web/testing/api-double.ts';
import { aUserAccount } from '#web/testing/builders/users.ts';
import { openUsers, usersApi } from '#web/testing/pages/users-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

/** The enabled buttons in a user's row. */
const actionsOf = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  const buttons = within(row).getAllByRole<HTMLButtonElement>('button');
  return buttons.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);
};

describe('the list of users', () => {
  it('shows each clinic’s subscription and its actions', async () => {
    const free = aUserAccount({
      username: 'Farah Free',
      role: 'user',
      clinic_id: null,
      clinic: null,
    });
    const api = usersApi(
      aUserAccount({ username: 'Nobody Yet' }),
      aUserAccount({ username: 'Dr Desk', role: 'doctor' }),
      aUserAccount({ username: 'Runs', subscription: 'active' }),
      aUserAccount({ username: 'Stands', subscription: 'halted' }),
      aUserAccount({ username: 'Over', subscription: 'completed' }),
      free,
    );
    await openUsers(api);
    expect(await actionsOf('Nobody Yet')).toEqual(['Edit', 'Delete', 'Start Subscription']);
    expect(await actionsOf('Dr Desk')).toEqual(['Edit', 'Delete']);
    expect(await actionsOf('Runs')).toEqual(['Edit', 'Delete', 'Deactivate', 'Terminate']);
    expect(await actionsOf('Stands')).toEqual(['Edit', 'Delete', 'Activate', 'Terminate']);
    expect(await actionsOf('Over')).toEqual(['Edit', 'Delete', 'Activate']);
    expect(await actionsOf('Farah Free')).toEqual(['Edit', 'Delete']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Username',
      'Email',
      'Role',
      'Clinic',
      'Subscription Status',
      'Actions',
    ]);
    const rows = screen.getAllByRole('row').slice(1);
    const statuses = rows.map((row) => within(row).getAllByRole('cell')[4]?.textContent);
    expect(statuses).toEqual([
      'No Subscription',
      'No Subscription',
      'ActivePro Monthly',
      'HaltedPro Monthly',
      'CompletedPro Monthly',
      'No Subscription',
    ]);
    await expectAccessible();
  });

  it('searches with a debounce of half a second', async () => {
    holdTime();
    const api = usersApi();
    const { user } = await openUsers(api);
    await user.type(await screen.findByLabelText('Search users'), 'far');
    const before = api.requests(listUsers).length;
    await pass(300);
    expect(api.requests(listUsers)).toHaveLength(before);
    await pass(250);
    expect(api.requests(listUsers).at(-1)?.query.search).toBe('far');
  });

  it('searches after a pause in typing, and shows what failed', async () => {
    const api = usersApi();
    const { user } = await openUsers(api);
    await screen.findByText(M.noUsers);
    api.on(listUsers, failWithText(502, ''));
    await user.type(screen.getByLabelText('Search users'), 'far{Enter}');
    expect(await screen.findByText('Failed to fetch users.')).toBeTruthy();
    expect(api.requests(listUsers).at(-1)?.query).toEqual({ search: 'far' });
  });
});
