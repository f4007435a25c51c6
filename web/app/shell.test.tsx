import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { logout } from '#contract/auth/session.endpoints.ts';
import { getInstallationHealth } from '#contract/backup/health.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { CLINIC_ROLES, panelOf, ROLES, type Role } from '#contract/kernel/roles.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { listenForInstallPrompt } from '#web/lib/device/use-install-prompt.ts';
import { type ApiDouble, apiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { aHealth } from '#web/testing/builders/health.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

function anApi(): ApiDouble {
  const api = apiDouble();
  api.on(listStaff, []);
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  api.on(listLabOrders, { orders: [], totalCount: 0 });
  api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
  api.on(getHealth, { status: 'ok' });
  api.on(getInstallationHealth, aHealth());
  return api;
}

async function header() {
  const welcome = await screen.findByText('Welcome, Asha Rao');
  const found = welcome.closest('header');
  if (!found) throw new Error('The welcome line stands in no header');
  return within(found);
}

describe('the header', () => {
  it.each(ROLES)('shows a %s the name of their panel', async (role: Role) => {
    await renderApp('/dashboard', { as: role, api: anApi() });
    const inHeader = await header();
    expect(inHeader.getByText(panelOf(role))).toBeTruthy();
    const ofClinic = CLINIC_ROLES.some((clinicRole) => clinicRole === role);
    expect(Boolean(inHeader.queryByRole('status'))).toBe(ofClinic);
    await expectAccessible();
  });

  it.each([
    ['the plan', { hasProPlan: true }, true],
    ['no plan', { hasProPlan: false }, false],
    ['no answer', fail(500, 'Something went wrong.'), false],
  ] as const)('shows PRO by the clinic’s plan: %s', async (_, answer, isShown) => {
    const api = anApi();
    api.on(getSubscriptionStatus, answer);
    await renderApp('/dashboard', { as: 'admin', api });
    const inHeader = await header();
    await screen.findByText('Live');
    // A failed request is repeated once the stream is open.
    await waitFor(() => expect(api.requests(getSubscriptionStatus).length).toBeGreaterThan(0));
    expect(Boolean(inHeader.queryByText('PRO'))).toBe(isShown);
  });

  it('requests no plan for a person without a clinic', async () => {
    const api = anApi();
    const { events } = await renderApp('/dashboard', { as: 'superadmin', api });
    await screen.findByText('Server and database answer');
    expect(api.requests(getSubscriptionStatus)).toHaveLength(0);
    expect(events.opened).toBe(0);
  });

  it('offers to install only while the browser offers it', async () => {
    listenForInstallPrompt();
    const { user } = await renderApp('/dashboard', { as: 'admin', api: anApi() });
    const inHeader = await header();
    expect(inHeader.queryByRole('button', { name: 'Install' })).toBeNull();

    const prompt = vi.fn(() => Promise.resolve());
    const offer = Object.assign(new Event('beforeinstallprompt'), { prompt });
    act(() => void window.dispatchEvent(offer));
    await user.click(inHeader.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(inHeader.queryByRole('button', { name: 'Install' })).toBeNull();
  });
});

describe('the account menu', () => {
  async function choose(item: string, api = anApi()) {
    const app = await renderApp('/dashboard', { as: 'admin', api });
    await app.user.click(await screen.findByRole('button', { name: 'Account of Asha Rao' }));
    const choice = await screen.findByRole('button', { name: item });
    await expectAccessible();
    await app.user.click(choice);
    return app;
  }

  it.each([
    ['knows', { message: 'You are logged out.' }],
    ['does not answer', loseConnection()],
    ['has forgotten it already', fail(401, 'Unauthorized')],
  ])('Logout clears the session here whether the server %s', async (_, answer) => {
    const api = anApi();
    api.on(logout, answer);
    const { events, user } = await renderApp('/dashboard', { as: 'admin', api });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByText(/session has ended/)).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(localStorage.getItem('currentUser')).toBeNull();
    expect(api.requests(logout)[0]?.headers.get('Authorization')).toBe('Bearer token-of-the-test');
    expect(events.opened - events.open).toBe(1);
  });

  it('closes by Escape, with the focus back, and by a click elsewhere', async () => {
    const { user } = await renderApp('/dashboard', { as: 'admin', api: anApi() });
    const opener = await screen.findByRole('button', { name: 'Account of Asha Rao' });
    expect(screen.queryByRole('button', { name: 'My account' })).toBeNull();
    await user.click(opener);
    await screen.findByRole('button', { name: 'My account' });
    await user.tab();
    expect(document.activeElement?.textContent).toBe('My account');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'My account' })).toBeNull();
    expect(document.activeElement).toBe(opener);

    await user.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await user.click(document.querySelector('main')!);
    expect(screen.queryByRole('button', { name: 'My account' })).toBeNull();
  });

  it('lists the keyboard shortcuts', async () => {
    await choose('Keyboard shortcuts');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Show the keyboard shortcuts')).toBeTruthy();
  });
});

describe('navigation', () => {
  it('marks the section, focuses the new page’s title and sets the tab’s title', async () => {
    const { user } = await renderApp('/dashboard', { as: 'admin', api: anApi() });
    const nav = within(await screen.findByRole('navigation', { name: 'Sections' }));
    expect(nav.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');

    await user.click(nav.getByRole('link', { name: 'Staff' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Manage Staff' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(document.title).toBe('Manage Staff · OpenOPD');
    expect(nav.getByRole('link', { name: 'Staff' }).getAttribute('aria-current')).toBe('page');
  });

  it('leaves the focus in an autofocused field', async () => {
    const { user } = await renderApp('/dashboard/staff', { as: 'admin', api: anApi() });
    const [add] = await screen.findAllByRole('link', { name: 'Add New Staff' });
    await user.click(add!);
    const name = await screen.findByLabelText(/^Name/);
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('begins with a link past the header', async () => {
    const { user } = await renderApp('/dashboard', { as: 'admin', api: anApi() });
    await header();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe('#main');
    expect(document.querySelector('main')?.id).toBe('main');
  });
});

describe('the session', () => {
  it('ends here when another tab logs out', async () => {
    await renderApp('/dashboard', { as: 'admin', api: anApi() });
    await header();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it.each([
    ['logged out', 'elsewhere', 'status', 'You logged out in another tab.'],
    ['was ended by the server', 'server', 'alert', 'Your session has ended. Please log in again.'],
  ])('shows at the sign-in that it %s in another tab', async (_, ending, role, text) => {
    await renderApp('/dashboard', { as: 'admin', api: anApi() });
    await header();
    const tell = (key: string, newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    tell('openopd.ended', ending);
    tell('openopd.ended', null);
    // This tab may see the storage between the removals.
    localStorage.removeItem('authToken');
    tell('authToken', null);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByRole(role).textContent).toBe(text);
  });

  it('shows when the device is offline and online again', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderApp('/dashboard', { as: 'admin', api: anApi() });
    expect(await screen.findByText(/^You are offline/)).toBeTruthy();
    await expectAccessible();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });
});
