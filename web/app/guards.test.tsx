import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { ROLES, type Role } from '#contract/kernel/roles.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/paths.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/overview.ts';
import { anId, aStaffMember } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';

/** Enough answers for any page that a guard may lead to. */
function aQuietClinic() {
  const api = apiDouble();
  api.on(getSubscriptionStatus, { hasProPlan: false });
  api.on(listStaff, []);
  api.on(getStaffMember, () => aStaffMember());
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  api.on(listLabOrders, { orders: [], totalCount: 0 });
  api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
  api.on(getHealth, { status: 'ok' });
  return api;
}

async function headingAt(address: string, role: Role): Promise<string> {
  await renderApp(address, { as: role, api: aQuietClinic() });
  const heading = await screen.findByRole('heading', { level: 1 });
  return heading.textContent ?? '';
}

describe('without a session', () => {
  it.each(['/', '/dashboard', '/dashboard/staff', '/nowhere', '/patient/1/complaints'])(
    '%s leads to the sign-in page',
    async (address) => {
      await renderApp(address);
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
      expect(window.location.pathname).toBe('/login');
    },
  );

  it('/register is there', async () => {
    await renderApp('/register');
    expect(await screen.findByRole('heading', { name: 'Register your clinic' })).toBeTruthy();
  });
});

describe.each(ROLES)('signed in as %s', (role) => {
  it.each(['/login', '/register', '/nowhere', '/', '/dashboard/admin', '/pharmacy', '/lab'])(
    '%s leads to the dashboard',
    async (address) => {
      await renderApp(address, { as: role, api: aQuietClinic() });
      await screen.findByRole('heading', { level: 1 });
      // A doctor's dashboard is the search; whoever has none stays and is told so.
      const home = role === 'doctor' ? '/dashboard/search' : '/dashboard';
      expect(window.location.pathname).toBe(home);
    },
  );
});

const STAFF_PAGES = [
  { address: ADDRESSES.staff, title: 'Manage Staff' },
  { address: ADDRESSES.addStaff, title: 'Add New Staff' },
  { address: pathTo(ADDRESSES.editStaff, { id: anId() }), title: 'Edit Staff' },
];

describe.each(STAFF_PAGES)('$address', ({ address, title }) => {
  it('belongs to the admin', async () => {
    expect(await headingAt(address, 'admin')).toBe(title);
  });

  it.each([
    ['superadmin', 'Unknown Super Admin Section'],
    ['doctor', 'Unknown Doctor Section'],
    ['receptionist', 'Unknown Reception Section'],
    ['user', 'Unknown role (user) or dashboard not implemented.'],
  ] as const)('is not there for the %s', async (role, message) => {
    expect(await headingAt(address, role)).toBe(message);
    expect(window.location.pathname).toBe(address);
  });

  it.each(['lab', 'pharmacy'] as const)('leads the %s back to the dashboard', async (role) => {
    await headingAt(address, role);
    expect(window.location.pathname).toBe('/dashboard');
  });
});

describe('the dashboards', () => {
  it.each([
    ['superadmin', '/dashboard', 'Super Admin Dashboard'],
    ['superadmin', '/dashboard/nowhere', 'Unknown Super Admin Section'],
    ['admin', '/dashboard', 'Overview'],
    ['admin', '/dashboard/nowhere', 'Unknown Admin Section'],
    ['admin', '/dashboard/staff/edit/not-an-id', 'Unknown Admin Section'],
    ['doctor', '/dashboard/not-an-id', 'Unknown Doctor Section'],
    ['receptionist', '/dashboard/nowhere', 'Unknown Reception Section'],
    ['user', '/dashboard', 'Unknown role (user) or dashboard not implemented.'],
  ] as const)('%s at %s sees %s', async (role, address, title) => {
    expect(await headingAt(address, role)).toBe(title);
  });
});

it('a session that the server no longer knows leads to the sign-in page', async () => {
  const api = aQuietClinic();
  api.on(listStaff, fail(401, 'Unauthorized'));
  await renderApp(ADDRESSES.staff, { as: 'admin', api });

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
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
