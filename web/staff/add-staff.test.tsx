import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const REQUIRED = 'Name, Email, Role, and Password are required.';

type Typed = {
  Name?: string;
  Email?: string;
  Role?: string;
  Password?: string;
  fee?: string;
  registration?: string;
};

async function fill(user: UserEvent, typed: Typed) {
  const { Name, Email, Role, Password, fee, registration } = typed;
  if (Name) await user.type(await screen.findByLabelText(/^Name/), Name);
  if (Email) await user.type(screen.getByLabelText(/^Email/), Email);
  if (Role) await user.selectOptions(screen.getByLabelText(/^Role/), Role);
  if (Password) await user.type(screen.getByLabelText(/^Password/), Password);
  if (fee) await user.type(screen.getByLabelText(/^OPD Fee/), fee);
  if (registration) await user.type(screen.getByLabelText('Registration number'), registration);
}

const GOOD = { Name: 'Dr Rao', Email: 'rao@clinic.example', Role: 'doctor', Password: 'secret1' };

async function fillAndSend(api: ApiDouble, changes: Typed = {}) {
  const app = await renderApp('/dashboard/staff/add', { as: 'admin', api });
  await screen.findByLabelText(/^Name/);
  await fill(app.user, { ...GOOD, ...changes });
  await app.user.click(screen.getByRole('button', { name: 'Add Staff' }));
  return app;
}

describe('validation before sending', () => {
  it.each([{ Name: '' }, { Email: '' }, { Role: '' }, { Password: '' }])(
    'requires all four fields: %o',
    async (changes) => {
      const api = apiDouble();
      await fillAndSend(api, changes);
      expect(await screen.findAllByText(REQUIRED)).toHaveLength(1);
      const [label = ''] = Object.keys(changes);
      const field = screen.getByLabelText(new RegExp(`^${label}`));
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(api.requests(addStaff)).toHaveLength(0);
      await expectAccessible();
    },
  );

  it.each([
    [{ Email: 'rao' }, 'Please enter a valid email address.'],
    [{ Password: '12345' }, 'Password must be at least 6 characters.'],
    [{ fee: '-5' }, 'Invalid OPD Fee format. Please enter a number.'],
    [{ fee: '10.123' }, 'Invalid OPD Fee format. Please enter a number.'],
  ])('%o: %s', async (changes, message) => {
    const api = apiDouble();
    await fillAndSend(api, changes);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.requests(addStaff)).toHaveLength(0);
  });

  it('refuses an admin without a clinic', async () => {
    await renderApp('/dashboard/staff/add', { as: aUser('admin', { clinic_id: null }) });
    const message = 'Clinic information is missing. Cannot add staff.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Staff' })).toBeNull();
  });
});

it.each([
  ['doctor', 'doctor', true],
  ['superadmin', '', false],
])('preselects the role of the link: %s', async (role, chosen, hasFee) => {
  await renderApp(`/dashboard/staff/add?role=${role}`, { as: 'admin', api: apiDouble() });
  expect((await screen.findByLabelText<HTMLSelectElement>(/^Role/)).value).toBe(chosen);
  expect(screen.queryByLabelText(/^OPD Fee/) !== null).toBe(hasFee);
});

it('shows the fee for doctors only', async () => {
  const api = apiDouble();
  const { user } = await renderApp('/dashboard/staff/add', { as: 'admin', api });
  await screen.findByLabelText(/^Name/);
  expect(screen.queryByLabelText(/^OPD Fee/)).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^Role/), 'doctor');
  const fee = screen.getByLabelText<HTMLInputElement>(/^OPD Fee/);
  expect([fee.step, fee.min]).toEqual(['0.01', '0']);
  await user.type(fee, '500');
  await user.selectOptions(screen.getByLabelText(/^Role/), 'lab');
  await expectAccessible();

  api.on(addStaff, aStaffMember());
  await fill(user, { ...GOOD, Role: 'lab' });
  await user.click(screen.getByRole('button', { name: 'Add Staff' }));
  await waitFor(() => expect(api.requests(addStaff)).toHaveLength(1));
  expect(api.requests(addStaff)[0]?.body).toMatchObject({ role: 'lab', opd_fee: null });
});

it('sends once, shows a message, and opens the dashboard after 2 s', async () => {
  holdTime();
  const api = apiDouble();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aStaffMember>>();
  api.on(addStaff, () => promise);
  api.on(listStaff, []);
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  const { user } = await fillAndSend(api, { fee: '450.50', registration: 'KMC 45121' });
  const button = screen.getByRole('button', { name: 'Add Staff' });
  await user.dblClick(button);
  resolve(aStaffMember());

  await screen.findByText('Staff member added successfully!');
  await user.click(button);
  expect(api.requests(addStaff)).toHaveLength(1);
  expect(api.requests(addStaff)[0]?.body).toEqual({
    name: 'Dr Rao',
    email: 'rao@clinic.example',
    role: 'doctor',
    password: 'secret1',
    opd_fee: 45_050,
    registration: 'KMC 45121',
  });
  await pass(1_000);
  expect(window.location.pathname).toBe('/dashboard/staff/add');
  await pass(1_100);
  expect(window.location.pathname).toBe('/dashboard');
});

describe('a refusal of the server', () => {
  it('shows the specification’s message for 5 s, and keeps the input', async () => {
    holdTime();
    const api = apiDouble();
    api.on(addStaff, fail(409, 'An account with this email already exists.'));
    await fillAndSend(api);
    const message = 'Failed to add staff: An account with this email already exists.';
    await screen.findByText(message);
    await pass(5_100);
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Dr Rao');
  });

  it('is shown beside the field that it names', async () => {
    const api = apiDouble();
    const message = 'The email address is too long.';
    api.on(addStaff, fail(400, message, { fields: { email: message } }));
    await fillAndSend(api);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(/Failed to add staff/)).toBeNull();
  });

  it('a retry after a lost response has the same key, a changed form a new one', async () => {
    const api = apiDouble();
    api.on(addStaff, loseConnection());
    const { user } = await fillAndSend(api);
    await screen.findByText(/Failed to add staff: The server cannot be reached/);
    // A name made of a password would let it be guessed.
    expect(Object.keys(localStorage).filter((name) => name.includes('sent'))).toEqual([]);
    const button = screen.getByRole('button', { name: 'Add Staff' });
    await user.click(button);
    await waitFor(() => expect(api.requests(addStaff)).toHaveLength(2));
    await user.type(screen.getByLabelText(/^Name/), 'x');
    await user.click(button);
    await waitFor(() => expect(api.requests(addStaff)).toHaveLength(3));

    const keys = api.requests(addStaff).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

it('Back returns to the previous page', async () => {
  const api = apiDouble();
  api.on(listStaff, []);
  const { user } = await renderApp('/dashboard/staff', { as: 'admin', api });
  const [add] = await screen.findAllByRole('link', { name: 'Add New Staff' });
  await user.click(add!);
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Manage Staff' })).toBeTruthy();
});
