import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { importDefaultLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { importDefaultDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { addStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import { markTutorialSeen } from '#contract/users/users.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { type ApiDouble, apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const ADMIN = aUser('admin', { has_seen_tutorial: false });
const STEP = `tutorialStep.${ADMIN.id}`;
const stored = () => JSON.parse(localStorage.getItem('currentUser') ?? '{}').has_seen_tutorial;

async function open(api: ApiDouble, step = 0) {
  api.on(getOverview, anOverview());
  api.on(markTutorialSeen, { id: ADMIN.id, has_seen_tutorial: true });
  if (!api.isAnswered(listStaff)) api.on(listStaff, []);
  if (step > 0) localStorage.setItem(STEP, String(step));
  const app = await renderApp('/dashboard', { as: ADMIN, api });
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

/** A clinic whose team is only what the tutorial adds. */
function newTeam(...team: StaffMember[]) {
  const api = apiDouble();
  api.on(listStaff, () => team);
  const refusal: { now?: ReturnType<typeof fail> | undefined } = {};
  api.on(addStaff, ({ body }) => {
    if (refusal.now) return refusal.now;
    const member = aStaffMember({ name: body.name, role: body.role });
    team.push(member);
    return member;
  });
  return { api, refusal };
}

it('welcomes, continues after 4 s, and adds a lab technician', async () => {
  holdTime();
  const { api, refusal } = newTeam();
  const { user, dialog } = await open(api);
  expect(dialog.getByRole('button', { name: /^Start now \(\d\)$/ })).toBeTruthy();
  await expectAccessible();
  await pass(3_000);
  expect(dialog.getByRole('button', { name: /^Start now/ })).toBeTruthy();
  await pass(1_100);

  const first = await dialog.findByRole('button', { name: 'Add Lab Technician' });
  await user.type(dialog.getByLabelText(/^Name/), 'Latha Iyer');
  await user.click(first);
  expect(await dialog.findAllByText('Please fill all fields.')).toHaveLength(1);
  await user.type(dialog.getByLabelText(/^Email/), 'latha@clinic.example');
  await user.type(dialog.getByLabelText(/^Password/), 'secret1');
  const taken = 'An account with this email already exists.';
  refusal.now = fail(409, taken);
  await user.click(first);
  expect(await dialog.findByText(`Failed to add staff: ${taken}`)).toBeTruthy();
  refusal.now = undefined;
  await user.click(first);
  expect(
    await screen.findByText('Successfully added "Latha Iyer" as a Lab Technician!'),
  ).toBeTruthy();
  expect(await dialog.findByRole('button', { name: 'Add Pharmacist' })).toBeTruthy();
  expect(api.requests(addStaff).map(({ body }) => body.role)).toEqual(['lab', 'lab']);
});

it('adds a pharmacist after the lab technician', async () => {
  const { api } = newTeam(aStaffMember({ role: 'lab' }));
  const { user, dialog } = await open(api, 1);
  const second = await dialog.findByRole('button', { name: 'Add Pharmacist' });
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Name/));
  await user.type(dialog.getByLabelText(/^Name/), 'Imran Shaikh');
  await user.type(dialog.getByLabelText(/^Email/), 'imran@clinic.example');
  await user.type(dialog.getByLabelText(/^Password/), 'secret1');
  await user.click(second);
  expect(
    await screen.findByText('Successfully added "Imran Shaikh" as a Pharmacist!'),
  ).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Import default medications' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Step 3 of 5');
  expect(localStorage.getItem(STEP)).toBe('2');
  expect(api.requests(addStaff).map(({ body }) => body.role)).toEqual(['pharmacy']);
});

it('continues where it was: imports, opens the first consultation, and is marked as seen', async () => {
  const api = apiDouble();
  const { user, dialog } = await open(api, 2);
  const details = { added: 120, updated: 0, skipped: [] };
  api.on(importDefaultDrugs, fail(503, 'Not now.'));
  const medications = dialog.getByRole('button', { name: 'Import default medications' });
  await user.click(medications);
  expect(await dialog.findByText('Failed to import default medications: Not now.')).toBeTruthy();
  api.on(importDefaultDrugs, { message: '', details });
  await user.click(medications);
  const told = 'Default medications imported: Added 120, Updated 0.';
  expect(await screen.findByText(told)).toBeTruthy();
  const tests = await dialog.findByRole('button', { name: 'Import default lab tests' });
  api.on(importDefaultLabTests, fail(503, 'Not now.'));
  await user.click(tests);
  expect(await dialog.findByText('Failed to import default lab tests: Not now.')).toBeTruthy();
  api.on(importDefaultLabTests, { message: '', details: { ...details, added: 80 } });
  await user.click(tests);
  expect(await screen.findByText('Default lab tests imported: Added 80, Updated 0.')).toBeTruthy();

  const finish = await dialog.findByRole('button', { name: 'Open the first consultation' });
  api.on(registerPatient, failWithText(502, ''));
  await user.click(finish);
  expect(await dialog.findByText('Failed to create patient: HTTP error! status: 502')).toBeTruthy();
  api.on(registerPatient, aPatient());
  api.on(joinQueue, fail(409, 'Not now.'));
  await user.click(finish);
  expect(await dialog.findByText('Failed to create queue entry: Not now.')).toBeTruthy();
  const visit = aVisit();
  api.on(joinQueue, visit);
  api.on(getComplaint, fail(404, 'Not found.'));
  api.on(getVisit, fail(404, 'Not found.'));
  api.on(getVisitSheet, fail(404, 'Not found.'));
  await user.click(finish);
  await waitFor(() =>
    expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${visit.id}`),
  );
  await waitFor(() => expect(stored()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  // The retry reused the patient of the first attempt.
  expect(api.requests(registerPatient)).toHaveLength(2);
  expect(api.requests(markTutorialSeen).map(({ body }) => body)).toEqual([
    { has_seen_tutorial: true },
  ]);
  expect(localStorage.getItem(STEP)).toBeNull();
});

it('offers a doctor after the last step, when the clinic has none', async () => {
  const api = apiDouble();
  api.on(listStaff, [aStaffMember({ role: 'lab' }), aStaffMember({ role: 'pharmacy' })]);
  const { user, dialog } = await open(api, 4);
  dialog.getByRole('button', { name: 'Open the first consultation' });
  const offer = await dialog.findByRole('button', { name: 'Add a doctor' });
  await expectAccessible();
  await user.click(offer);
  const role = await screen.findByLabelText<HTMLSelectElement>(/^Role/);
  expect(role.value).toBe('doctor');
  await waitFor(() => expect(stored()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers no doctor to a clinic that has one', async () => {
  const api = apiDouble();
  api.on(listStaff, [aStaffMember({ role: 'doctor' })]);
  const { dialog } = await open(api, 4);
  await waitFor(() => expect(api.requests(listStaff)).not.toHaveLength(0));
  dialog.getByRole('button', { name: 'Open the first consultation' });
  expect(dialog.queryByRole('button', { name: 'Add a doctor' })).toBeNull();
});

it('can be closed for now', async () => {
  const { user, dialog } = await open(apiDouble(), 1);
  await user.click(dialog.getByRole('button', { name: 'Close for now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stored()).toBe(false);
});

it('can be skipped for good', async () => {
  const { user, api, dialog } = await open(apiDouble());
  await user.click(dialog.getByRole('button', { name: 'Skip tutorial' }));
  await waitFor(() => expect(stored()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requests(markTutorialSeen)[0]?.params).toEqual({ id: ADMIN.id });
});

it.each([
  ['a doctor', aUser('doctor', { has_seen_tutorial: false })],
  ['an admin who has seen it', aUser('admin')],
])('is not shown for %s', async (_, person) => {
  const api = apiDouble();
  api.on(getOverview, anOverview());
  await renderApp('/dashboard', { as: person, api });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
});
