import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getInstallationHealth } from '#contract/backup/health.endpoints.ts';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { getLatestVisit, getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aHealth } from '#web/testing/builders/health.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { keepPending } from '#web/ui/keep-pending.ts';

const MEENA = aPatient({ name: 'Meena Iyer', token: 12 });

function anApi() {
  const api = apiDouble();
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  api.on(listLabOrders, { orders: [], totalCount: 0 });
  api.on(listStaff, []);
  api.on(getHealth, { status: 'ok' });
  api.on(getInstallationHealth, aHealth());
  api.on(getPatient, MEENA);
  api.on(listPatients, { patients: [MEENA], totalCount: 1, totalPages: 1, currentPage: 1 });
  return api;
}

async function open(role: Role, api = anApi()) {
  const app = await renderApp('/dashboard', { as: role, api });
  await screen.findByText('Welcome, Asha Rao');
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Patient, screen or action' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { ...app, field };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('finds a patient and offers the role’s actions, by keyboard alone', async () => {
  const { user, api } = await open('receptionist');
  await user.keyboard('meena');
  await screen.findByRole('option', { name: /^Meena Iyer/ });
  await expectAccessible();
  await user.keyboard('{Enter}');
  await screen.findByRole('combobox', { name: 'What to do with Meena Iyer' });
  expect(options().slice(0, 2)).toEqual(['Open consultation', 'Add to queue']);
  expect(options()).toContain('Past complaints');
  expect(options()).not.toContain('Record and history');
  await expectAccessible();

  await user.keyboard('{Escape}');
  await screen.findByRole('combobox', { name: 'Patient, screen or action' });
  expect(api.requests(listPatients)[0]?.query.search).toBe('meena');
  await user.keyboard('meena');
  await screen.findByRole('option', { name: /^Meena Iyer/ });
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/add-patient'));
  expect(new URLSearchParams(window.location.search).get('patient')).toBe(MEENA.id);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Meena');
});

it('opens the patient whom Enter, pressed before the results, was meant for', async () => {
  const api = anApi();
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = { patients: [MEENA], totalCount: 1, totalPages: 1, currentPage: 1 };
  api.on(listPatients, async () => {
    await promise;
    return page;
  });
  const { user, field } = await open('receptionist', api);
  await user.keyboard('98450{Enter}');
  await waitFor(() => expect(api.requests(listPatients)).toHaveLength(1));
  expect(field.isConnected).toBe(true);
  resolve();
  await screen.findByRole('combobox', { name: 'What to do with Meena Iyer' });
});

it('opens no option that the arrows reach while an Enter waits', async () => {
  const api = anApi();
  api.on(listPatients, keepPending);
  const { user, field } = await open('receptionist', api);
  await user.keyboard('queue{Enter}{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBeTruthy();
  expect(field.isConnected).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field.isConnected).toBe(false));
});

it('marks the patient found by the token of the day', async () => {
  const api = anApi();
  const page = { totalCount: 1, totalPages: 1, currentPage: 1 };
  const withTokenToday = { patient_id: MEENA.id, token_no: 48 };
  api.on(listPatients, { patients: [MEENA], ...page, withTokenToday });
  const { user } = await open('receptionist', api);
  await user.keyboard('48');
  expect(
    await screen.findByRole('option', { name: /Token 48 today · Patient no. 12/ }),
  ).toBeTruthy();
});

it('opens the patient’s visit, or shows why not', async () => {
  const api = anApi();
  const visit = aVisit({ patient_id: MEENA.id });
  api.on(getLatestVisit, fail(503, 'Not available.'));
  const { user } = await open('receptionist', api);
  await user.keyboard('me');
  await screen.findByRole('option', { name: /^Meena Iyer/ });
  await user.keyboard('{Enter}{Enter}');
  expect(await screen.findByText(/Not available\./)).toBeTruthy();
  api.on(getLatestVisit, visit);
  api.on(getComplaint, fail(503, 'Not available.'));
  api.on(getVisit, fail(503, 'Not available.'));
  // The page requests it beside the note.
  api.on(getVisitSheet, fail(503, 'Not available.'));
  await user.keyboard('{Enter}');
  const editor = `/dashboard/edit-complaint/${visit.id}`;
  await waitFor(() => expect(window.location.pathname).toBe(editor));
});

it('finds the admin’s screens by the names of the panel', async () => {
  const { user } = await open('admin');
  expect(options()).toEqual(expect.arrayContaining(['Overview', 'Staff', 'Settings']));
  await user.keyboard('man');
  await waitFor(() => expect(options()).not.toContain('Staff'));
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('s');
  await user.keyboard('{ArrowDown}{ArrowUp}');
  await user.click(screen.getByRole('option', { name: 'Staff' }));
  expect(await screen.findByRole('heading', { name: 'Manage Staff' })).toBeTruthy();
});

it('runs the page’s shortcuts, and has none for a person without a clinic', async () => {
  const { user, api } = await open('superadmin');
  await user.keyboard('short');
  expect(options()).toEqual(['Show the keyboard shortcuts']);
  await user.keyboard('{Enter}');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getByText('Find a patient, a screen or an action')).toBeTruthy();
  expect(api.requests(listPatients)).toHaveLength(0);
});

it('opens by the header’s button, and Escape restores the focus', async () => {
  const { user } = await renderApp('/dashboard', { as: 'lab', api: anApi() });
  const button = await screen.findByRole('button', { name: 'Search' });
  await user.click(button);
  const field = await screen.findByRole('combobox', { name: 'Patient, screen or action' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});
