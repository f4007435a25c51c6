import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import {
  editPerson,
  getPersonPasswordHistory,
  listFailedSignIns,
  listPeople,
  makePasswordLink,
  signOutEverybody,
  transferClinic,
} from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M } from '#contract/owner/owner.messages.ts';
import type { Person } from '#contract/owner/person.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const OWNER = aUser('admin', { is_owner: true });

function aPerson(changes: Partial<Person> = {}): Person {
  return {
    id: anId(),
    name: 'Ravi Kumar',
    email: 'ravi@clinic.example',
    role: 'doctor',
    active: true,
    is_owner: false,
    password_setting: null,
    ...changes,
  };
}

function openPeople(api: ApiDouble, ...others: Person[]) {
  api.on(listPeople, [
    aPerson({ id: OWNER.id, name: OWNER.name, role: 'admin', is_owner: true }),
    ...others,
  ]);
  return renderApp('/admin/owner', { as: OWNER, api });
}

it('is in the owner’s navigation and shows the people of the clinic', async () => {
  const api = apiDouble();
  api.on(listPeople, [
    aPerson({ id: OWNER.id, name: OWNER.name, role: 'admin', is_owner: true }),
    aPerson({ name: 'Ravi Kumar', active: false }),
  ]);
  api.on(listStaff, []);
  const { user } = await renderApp('/dashboard/staff', { as: OWNER, api });
  const sections = await screen.findByRole('navigation', { name: 'Sections' });
  await user.click(within(sections).getByRole('link', { name: 'Owner' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Owner' })).toBeTruthy();
  expect(window.location.pathname).toBe('/admin/owner');
  expect(await screen.findByText('Admin, owner')).toBeTruthy();
  expect(screen.getByText('Inactive')).toBeTruthy();
  await expectAccessible();
});

it('is hidden from another admin until they become the owner', async () => {
  const api = apiDouble();
  const admin = aUser('admin', { is_owner: false });
  api.on(getCurrentUser, admin);
  api.on(getOverview, anOverview());
  const { events } = await renderApp('/admin/owner', { as: admin, api });
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(screen.queryByRole('link', { name: 'Owner' })).toBeNull();

  api.on(getCurrentUser, { ...admin, is_owner: true });
  events.emit({ topic: 'staff', id: admin.id });
  expect(await screen.findByRole('link', { name: 'Owner' })).toBeTruthy();
});

it('edits another admin, and keeps the input when the server refuses', async () => {
  const api = apiDouble();
  const admin = aPerson({ name: 'Anil', role: 'admin' });
  const { user } = await openPeople(api, admin);
  await user.click(await screen.findByRole('button', { name: 'Edit: Anil' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Anil' });
  api.on(editPerson, fail(409, 'An account with this email already exists.'));
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'doctor');
  await user.selectOptions(within(dialog).getByLabelText('Status'), 'inactive');
  expect(within(dialog).getByText(/Anil is signed out at once/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('An account with this email already exists.');
  await expectAccessible();

  api.on(editPerson, { ...admin, role: 'doctor', active: false });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText(M.updated);
  expect(api.requests(editPerson).at(-1)).toMatchObject({
    params: { id: admin.id },
    body: { name: 'Anil', role: 'doctor', active: false },
  });
});

it('makes a link for a forgotten password and shows it once', async () => {
  const api = apiDouble();
  const { user } = await openPeople(api, aPerson());
  const button = await screen.findByRole('button', { name: 'Password link: Ravi Kumar' });
  expect(screen.queryByRole('button', { name: `Password link: ${OWNER.name}` })).toBeNull();
  await user.click(button);
  api.on(makePasswordLink, { link: '/reset#code', expires_at: '2026-11-23T10:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(field.value).toBe(`${window.location.origin}/reset#code`);
  await expectAccessible();
});

it('transfers the clinic after the password, and shows the page to the new owner at once', async () => {
  const api = apiDouble();
  api.on(getOverview, anOverview());
  const heir = aPerson({ name: 'Anil', role: 'admin' });
  const { user } = await openPeople(api, heir, aPerson());
  expect(screen.queryByRole('button', { name: 'Make owner: Ravi Kumar' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Make owner: Anil' }));
  const dialog = await screen.findByRole('dialog');
  api.on(
    transferClinic,
    fail(400, 'No.', { fields: { currentPassword: 'The current password is not right.' } }),
  );
  await user.type(within(dialog).getByLabelText(/Your current password/), 'secret-1');
  await user.click(within(dialog).getByRole('button', { name: 'Transfer the clinic' }));
  await within(dialog).findByText('The current password is not right.');
  api.on(transferClinic, { message: M.transferred });
  await user.click(within(dialog).getByRole('button', { name: 'Transfer the clinic' }));
  await screen.findByText(M.transferred);
  expect(api.requests(transferClinic).at(-1)?.body).toEqual({
    personId: heir.id,
    currentPassword: 'secret-1',
  });
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(screen.queryByRole('link', { name: 'Owner' })).toBeNull();
});

it('signs everybody out after a confirmation', async () => {
  const api = apiDouble();
  const { user } = await openPeople(api);
  await user.click(await screen.findByRole('button', { name: 'Sign everybody out' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(api.requests(signOutEverybody)).toHaveLength(0);
  api.on(signOutEverybody, { message: M.signedOut, ended: 3 });
  await user.click(screen.getByRole('button', { name: 'Sign everybody out' }));
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: 'Sign everybody out' }));
  await screen.findByText(M.signedOut);
});

it('lists passwords set by a superadmin, and each sign-in since', async () => {
  const api = apiDouble();
  const setting = {
    id: anId(),
    at: '2026-11-22T05:00:00.000Z',
    by: 'Root',
    by_superadmin: true,
    through_link: false,
    sign_ins: 1,
  };
  const { user } = await openPeople(api, aPerson({ password_setting: setting }));
  await screen.findByText(
    /^Root \(super admin of this server\) set the password on .*Signed in once since\.$/,
  );
  const event = { id: anId(), at: setting.at, by: 'Root', by_superadmin: true };
  api.on(getPersonPasswordHistory, {
    setting,
    events: [
      { ...event, what: 'sign_in', by: 'Ravi Kumar', by_superadmin: false },
      { ...event, id: anId(), what: 'set' },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Sign-ins: Ravi Kumar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Password of Ravi Kumar' });
  expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
  await expectAccessible();
});

it('shows when no sign-in has failed', async () => {
  const api = apiDouble();
  api.on(listFailedSignIns, []);
  const { user } = await openPeople(api);
  await user.click(await screen.findByRole('button', { name: 'Failed sign-ins' }));
  await screen.findByText(M.noFailedSignIns);
});

it('lists failed sign-ins: account, address, count and time', async () => {
  const api = apiDouble();
  const { user } = await openPeople(api);
  api.on(listFailedSignIns, [
    {
      user_id: anId(),
      name: 'Ravi Kumar',
      email: 'ravi@clinic.example',
      network: '198.51.100.1',
      wrong_passwords: 9,
      wrong_codes: 1,
      known_device: false,
      first_at: '2026-11-21T05:00:00.000Z',
      last_at: '2026-11-22T05:00:00.000Z',
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Failed sign-ins' }));
  const dialog = await screen.findByRole('dialog', { name: 'Failed sign-ins of the last 30 days' });
  await within(dialog).findByText('9 wrong passwords, 1 wrong code after the right password');
  expect(within(dialog).getByText('198.51.100.1')).toBeTruthy();
  expect(within(dialog).getByText('22 Nov 2026, 10:30 am')).toBeTruthy();
  await expectAccessible();
});

it('leaves the actions of the owner’s own row empty, so that a phone’s card omits them', async () => {
  await openPeople(apiDouble());
  const row = (await screen.findByText('Admin, owner')).closest('tr');
  expect(row?.lastElementChild?.childNodes).toHaveLength(0);
});
