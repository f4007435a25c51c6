import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const ADMIN = aUser('admin');

function openList(api: ApiDouble) {
  return renderApp('/dashboard/staff', { as: ADMIN, api });
}

async function rowOf(name: string): Promise<HTMLElement> {
  const cell = await screen.findByText(name);
  const row = cell.closest('tr');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
}

it('shows each member with role, fee, status and actions', async () => {
  const api = apiDouble();
  const staff: StaffMember[] = [
    aStaffMember({ name: 'Dr Rao', role: 'doctor', opd_fee: paise(123_450) }),
    aStaffMember({ name: 'Dr New', role: 'doctor', opd_fee: null }),
    aStaffMember({ name: 'Lata', role: 'lab', active: false, status: 'inactive' }),
    aStaffMember({ name: 'Phil', role: 'pharmacy', email: 'phil@clinic.example' }),
  ];
  api.on(listStaff, staff);
  await openList(api);

  const rao = await rowOf('Dr Rao');
  expect(within(rao).getByText('₹1,234.50')).toBeTruthy();
  const pill = within(rao).getByText('Doctor').closest<HTMLElement>('.mantine-Badge-root');
  expect(pill?.querySelector('svg')).toBeTruthy();
  expect(pill?.getAttribute('style')).toContain('violet');
  expect(within(rao).getByText('Active')).toBeTruthy();
  expect(within(await rowOf('Dr New')).getByText('Not Set')).toBeTruthy();
  const lata = await rowOf('Lata');
  expect(within(lata).getByText('Lab Technician')).toBeTruthy();
  expect(within(lata).getByText('N/A')).toBeTruthy();
  expect(within(lata).getByText('Inactive')).toBeTruthy();
  const phil = await rowOf('Phil');
  expect(within(phil).getByText('Pharmacist')).toBeTruthy();
  expect(within(phil).getByText('phil@clinic.example')).toBeTruthy();

  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Name', 'Email', 'Role', 'OPD Fee (₹)', 'Status', 'Actions']);
  expect(within(rao).getByText('₹1,234.50').closest('[data-hide-small]')).toBeTruthy();
  expect(document.title).toBe('Manage Staff · OpenOPD');
  await expectAccessible();
});

it('links to Edit, but not for another admin', async () => {
  const api = apiDouble();
  const doctor = aStaffMember({ name: 'Dr Rao' });
  api.on(listStaff, [
    doctor,
    aStaffMember({ id: ADMIN.id, name: 'Asha Rao', role: 'admin' }),
    aStaffMember({ name: 'Other Admin', role: 'admin' }),
  ]);
  api.on(getStaffMember, doctor);
  const { user } = await openList(api);

  await screen.findByRole('link', { name: 'Edit Asha Rao' });
  const other = screen.getByRole<HTMLButtonElement>('button', { name: 'Edit Other Admin' });
  expect(other.disabled).toBe(true);
  expect(other.title).toBe('Another admin’s account cannot be edited.');

  const link = screen.getByRole('link', { name: 'Edit Dr Rao' });
  await user.hover(link);
  await waitFor(() => expect(api.requests(getStaffMember)).toHaveLength(1));
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Edit Staff' })).toBeTruthy();
  expect(window.location.pathname).toBe(`/dashboard/staff/edit/${doctor.id}`);
});

it('shows a loading state, then an empty list with the button', async () => {
  const api = apiDouble();
  const { promise, resolve } = Promise.withResolvers<StaffMember[]>();
  api.on(listStaff, () => promise);
  const { user } = await openList(api);
  expect(await screen.findByText('Loading Staff...')).toBeTruthy();

  resolve([]);
  expect(await screen.findByText('No staff members found.')).toBeTruthy();
  expect(screen.queryByText('Loading Staff...')).toBeNull();
  const [button] = screen.getAllByRole('link', { name: 'Add New Staff' });
  await user.click(button!);
  expect(await screen.findByRole('heading', { name: 'Add New Staff' })).toBeTruthy();
});

it('shows the error, and retries', async () => {
  const api = apiDouble();
  api.on(listStaff, fail(500, 'Something went wrong on our side. Please try again.'));
  const { user } = await openList(api);
  await screen.findByText('Something went wrong on our side. Please try again.');
  await expectAccessible();

  api.on(listStaff, [aStaffMember({ name: 'Dr Rao' })]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Dr Rao')).toBeTruthy();
});

async function listThatFailsLater() {
  const api = apiDouble();
  api.on(listStaff, [aStaffMember({ name: 'Dr Rao' })]);
  const app = await openList(api);
  await screen.findByText('Dr Rao');
  api.on(listStaff, fail(503, 'The service is not available right now.'));
  app.events.emit({ topic: 'staff', id: ADMIN.id });
  await screen.findByText('The service is not available right now.');
  return app;
}

it('keeps the rows under a dismissible banner when a refetch fails', async () => {
  const { user } = await listThatFailsLater();
  expect(screen.getByText('Dr Rao')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('The service is not available right now.')).toBeNull();
});

it('clears the banner after 5 s', async () => {
  holdTime();
  await listThatFailsLater();
  await pass(4_500);
  expect(screen.queryByText('The service is not available right now.')).not.toBeNull();
  await pass(600);
  expect(screen.queryByText('The service is not available right now.')).toBeNull();
});

it('shows a new colleague without a reload', async () => {
  const api = apiDouble();
  api.on(listStaff, []);
  const { events } = await openList(api);
  await screen.findByText('No staff members found.');
  const newcomer = aStaffMember({ name: 'Dr New' });
  api.on(listStaff, [newcomer]);
  events.emit({ topic: 'staff', id: newcomer.id });
  expect(await screen.findByText('Dr New')).toBeTruthy();
});
