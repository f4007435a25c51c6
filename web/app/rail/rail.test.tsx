import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { narrowScreen } from '#web/testing/narrow-screen.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

function anApi() {
  const api = apiDouble();
  api.on(listQueue, []);
  api.on(listStaff, []);
  return api;
}

afterEach(() => localStorage.clear());

const linksIn = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('has the sections of the reception in the specification’s order, then its other pages', async () => {
  await renderApp('/dashboard', { as: 'receptionist', api: anApi() });
  expect(await linksIn('Sections')).toEqual([
    'Queue',
    'OpenOPD AI',
    'Manage Admission',
    'All Patients',
    'Lab Tests',
  ]);
  expect(await linksIn('Other pages')).toContain('Bills');
  await expectAccessible();
});

it('collapses to its icons, also after a reload', async () => {
  const { user } = await renderApp('/dashboard', { as: 'receptionist', api: anApi() });
  await user.click(await screen.findByRole('button', { name: 'Collapse' }));
  const expand = screen.getByRole('button', { name: 'Expand' });
  expect(expand.closest('.app-rail')?.hasAttribute('data-collapsed')).toBe(true);
  expect(localStorage.getItem('rail-collapsed')).not.toBeNull();
  await user.click(expand);
  expect(localStorage.getItem('rail-collapsed')).toBeNull();
});

it('is a bar of the most used pages on a small screen, and a sheet with all of them', async () => {
  narrowScreen();
  await renderApp('/dashboard', { as: 'receptionist', api: anApi() });
  expect(await linksIn('Most used')).toEqual(['Queue', 'All Patients', 'Bills', 'Lab Tests']);
  const menu = screen.getByRole('button', { name: 'Menu' });
  const sheet = document.getElementById(menu.getAttribute('popovertarget') ?? '');
  await waitFor(() => expect(within(sheet!).getAllByRole('link').length).toBeGreaterThan(5));
});

it('shows live counts beside the sections, as links to what they count', async () => {
  const api = anApi();
  api.on(getWaitingCounts, { waiting: 7, unbilled: 2, lowStock: 4, critical: 1 });
  await renderApp('/dashboard/queue', { as: 'admin', api });
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
  const targetOf = async (name: string) =>
    (await sections.findByRole('link', { name })).getAttribute('href');
  expect(await targetOf('7 waiting')).toBe('/dashboard/queue');
  expect(await targetOf('2 unbilled visits')).toBe('/dashboard/queue?unbilled=yes');
  expect(await targetOf('4 low in stock')).toBe('/dashboard/inventory?show=low');
  expect(await targetOf('1 critical result')).toBe('/dashboard/doctor');
  expect(api.requests(getWaitingCounts)).toHaveLength(1);
  await expectAccessible();
});

it('opens More on a page behind it, and closes it by a press', async () => {
  const api = anApi();
  api.on(listPlans, []);
  const { user } = await renderApp('/dashboard/subscriptions', { as: 'admin', api });
  const link = await screen.findByRole('link', { name: 'Patient Subscriptions' });
  expect(link.getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('link', { name: 'Patient Subscriptions' })).toBeNull();
});
