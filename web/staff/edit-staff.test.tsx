import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const ADMIN = aUser('admin');

async function open(api: ApiDouble, member: StaffMember) {
  api.on(getStaffMember, member);
  api.on(listStaff, []);
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  const app = await renderApp(`/dashboard/staff/edit/${member.id}`, { as: ADMIN, api });
  const update = await screen.findByRole('button', { name: 'Update Staff' });
  return { ...app, update };
}

it('starts with the stored values, sends once, and opens the dashboard after 2 s', async () => {
  holdTime();
  const api = apiDouble();
  const member = aStaffMember({ name: 'Dr Rao', opd_fee: paise(50_050) });
  const { user, update } = await open(api, member);
  expect(screen.getByLabelText<HTMLInputElement>(/^OPD Fee/).value).toBe('500.50');
  expect(screen.getByText(/Leave blank to keep the current password\. Min\. 6/)).toBeTruthy();
  await expectAccessible();

  api.on(editStaff, member);
  await user.type(screen.getByLabelText(/^Name/), ' Senior');
  await user.selectOptions(screen.getByLabelText(/^Status/), 'inactive');
  await user.dblClick(update);
  await screen.findByText('Staff member updated successfully!');
  expect(api.requests(editStaff)).toHaveLength(1);
  expect(api.requests(editStaff)[0]).toMatchObject({
    params: { id: member.id },
    body: {
      name: 'Dr Rao Senior',
      email: member.email,
      role: 'doctor',
      active: false,
      opd_fee: 50_050,
      password: '',
    },
  });
  await pass(1_000);
  expect(window.location.pathname).toBe(`/dashboard/staff/edit/${member.id}`);
  await pass(1_100);
  expect(window.location.pathname).toBe('/dashboard');
});

it('sends no fee for a person who is no longer a doctor', async () => {
  const api = apiDouble();
  const member = aStaffMember({ opd_fee: paise(50_000) });
  const { user, update } = await open(api, member);
  api.on(editStaff, member);
  await user.selectOptions(screen.getByLabelText(/^Role/), 'pharmacy');
  await user.click(update);
  await waitFor(() => expect(api.requests(editStaff)).toHaveLength(1));
  expect(api.requests(editStaff)[0]?.body).toMatchObject({ role: 'pharmacy', opd_fee: null });
});

it('keeps, sends and clears the follow-up window', async () => {
  const api = apiDouble();
  const follow_up = { days: 7, visits: 2, fee: paise(10_000) };
  const { user, update } = await open(api, aStaffMember({ follow_up }));
  const values = () =>
    [/^Days/, /^Visits/, /^Follow-up fee/].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
  expect(values()).toEqual(['7', '2', '100.00']);
  await expectAccessible();
  await user.clear(screen.getByLabelText(/^Follow-up fee/));
  await user.clear(screen.getByLabelText(/^Visits/));
  await user.click(update);
  const message = 'The visits of a follow-up must be a whole number from 1 to 20.';
  expect(await screen.findByText(message)).toBeTruthy();
  api.on(editStaff, fail(409, 'Refused'));
  await user.type(screen.getByLabelText(/^Visits/), '1');
  await user.click(update);
  await screen.findByText('Failed to update staff: Refused');
  await user.clear(screen.getByLabelText(/^Days/));
  await user.clear(screen.getByLabelText(/^Visits/));
  await user.click(update);
  await waitFor(() => expect(api.requests(editStaff)).toHaveLength(2));
  expect(api.requests(editStaff).map(({ body }) => body.follow_up)).toEqual([
    { days: 7, visits: 1, fee: 0 },
    null,
  ]);
});

it.each([
  [/^OPD Fee/, '-1', 'OPD Fee must be a valid number.'],
  [/^New password/, '12345', 'Password must be at least 6 characters.'],
  [/^Name/, ' ', 'Name, Email and Role are required.'],
  [/^Email/, 'rao', 'Please enter a valid email address.'],
])('refuses %s "%s": %s', async (label, typed, message) => {
  const api = apiDouble();
  const { user, update } = await open(api, aStaffMember());
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await user.click(update);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(api.requests(editStaff)).toHaveLength(0);
});

it('shows why the server refused', async () => {
  const api = apiDouble();
  const { user, update } = await open(api, aStaffMember());
  api.on(editStaff, fail(409, 'An account with this email already exists.'));
  await user.click(update);
  const message = 'Failed to update staff: An account with this email already exists.';
  expect(await screen.findByText(message)).toBeTruthy();
});

it('disables the user’s own role and status, and updates their displayed name', async () => {
  const api = apiDouble();
  const own = aStaffMember({ id: ADMIN.id, name: ADMIN.name, role: 'admin' });
  const { user, update } = await open(api, own);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Role/).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Status/).disabled).toBe(true);

  api.on(editStaff, { ...own, name: 'Asha Rao-Iyer' });
  await user.type(screen.getByLabelText(/^Name/), '-Iyer');
  await user.click(update);
  expect(await screen.findByText('Welcome, Asha Rao-Iyer')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('currentUser') ?? '').name).toBe('Asha Rao-Iyer');
});

it.each([
  ['another email', /^Email/, 'asha.new@clinic.example'],
  ['a new password', /^New password/, 'mango-tree-7'],
])('requires the current password for the user’s own %s only', async (_, label, typed) => {
  const api = apiDouble();
  const own = aStaffMember({ id: ADMIN.id, role: 'admin', email: ADMIN.email });
  const { user, update } = await open(api, own);
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), typed);
  await user.click(update);
  expect(await screen.findByText('Your current password is required.')).toBeTruthy();
  expect(api.requests(editStaff)).toHaveLength(0);
  await expectAccessible();

  const wrong = 'The current password is not right.';
  api.on(editStaff, fail(400, wrong, { fields: { currentPassword: wrong } }));
  await user.type(screen.getByLabelText(/^Current password/), 'secret-1');
  await user.click(update);
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(api.requests(editStaff)[0]?.body).toMatchObject({ currentPassword: 'secret-1' });
});

it('requires no password to edit another person', async () => {
  const api = apiDouble();
  const { user } = await open(api, aStaffMember());
  await user.type(screen.getByLabelText(/^New password/), 'mango-tree-7');
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
});

it('shows no form for another admin', async () => {
  const api = apiDouble();
  const other = aStaffMember({ role: 'admin' });
  api.on(getStaffMember, other);
  await renderApp(`/dashboard/staff/edit/${other.id}`, { as: ADMIN, api });
  expect(await screen.findByText('Another admin’s account cannot be edited.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update Staff' })).toBeNull();
});

it('shows that the id is missing', async () => {
  await renderApp('/dashboard/staff/edit', { as: ADMIN });
  expect(await screen.findByText('Staff ID is missing.')).toBeTruthy();
});

it('shows why the details could not be loaded, and retries', async () => {
  const api = apiDouble();
  const member = aStaffMember();
  api.on(getStaffMember, fail(404, 'Not found.'));
  const { user } = await renderApp(`/dashboard/staff/edit/${member.id}`, { as: ADMIN, api });
  expect(await screen.findByText('Failed to load staff details: Not found.')).toBeTruthy();
  await expectAccessible();
  api.on(getStaffMember, member);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Update Staff' })).toBeTruthy();
});
