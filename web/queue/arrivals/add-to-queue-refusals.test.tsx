import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { joinQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import {
  type ApiDouble,
  apiDouble,
  fail,
  failWithText,
  loseConnection,
} from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const PAGE = '/dashboard/add-patient';
const patient = aPatient({ name: 'Meena Iyer', token: 12 });
const visit = aVisit({ token_no: 9, User: { name: 'Dr Bose' } }, patient);
let api: ApiDouble;

beforeEach(() => {
  api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(listStaff, [aStaffMember({ name: 'Dr Bose' })]);
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
  api.on(getPatient, patient);
  api.on(registerPatient, patient);
  api.on(joinQueue, visit);
});

const open = (address = PAGE, role: 'receptionist' | 'doctor' | 'admin' = 'receptionist') =>
  renderApp(address, { as: role, api });
const openChosen = () => open(`${PAGE}?patient=${patient.id}`);
const submit = () => screen.findByRole('button', { name: 'Add to queue' });

describe('a patient named by the address', () => {
  it('is chosen, also after a reload, and not again once queued', async () => {
    const { user } = await openChosen();
    expect(await screen.findByText('Meena Iyer')).toBeTruthy();
    await user.click(await submit());
    expect(await screen.findByRole('heading', { name: 'Token 9 · Meena Iyer' })).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('is not preselected from a mistyped address', async () => {
    await open(`${PAGE}?patient=nobody`);
    expect(await screen.findByRole('combobox', { name: /^Find a patient/ })).toBeTruthy();
  });

  it('shows when their details cannot be loaded, and retries', async () => {
    api.on(getPatient, fail(500, 'Broken.'));
    const { user } = await openChosen();
    expect(await screen.findByText('Failed to fetch patient details')).toBeTruthy();
    await expectAccessible();
    api.on(getPatient, patient);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  });

  it('can be cleared, which keeps the input and focuses the search', async () => {
    const { user } = await openChosen();
    await user.type(await screen.findByLabelText('Complaint'), 'Fever');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Find a patient/ }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Complaint').value).toBe('Fever');
    expect(window.location.search).toBe('');
  });
});

describe('a refusal of the server', () => {
  it.each([
    [fail(503, 'Not available right now.'), 'Operation failed: Not available right now.'],
    [failWithText(502, '<html>'), 'Operation failed: Failed to add patient to queue'],
    [failWithText(201, '{"id":7}'), 'Operation failed: Failed to get ID from new queue entry.'],
    [
      loseConnection(),
      'Operation failed: The server cannot be reached. Please check the connection.',
    ],
  ])('is shown on top, and the patient stays chosen', async (failure, message) => {
    api.on(joinQueue, failure);
    const { user } = await openChosen();
    await user.click(await submit());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText('Meena Iyer')).toBeTruthy();
    await expectAccessible();
  });

  it.each([
    [failWithText(502, '<html>'), 'Operation failed: Failed to register patient'],
    [failWithText(201, '{}'), 'Operation failed: Failed to create patient'],
  ])('of a registration is shown on top', async (failure, message) => {
    api.on(registerPatient, failure);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Register new patient' }));
    await user.type(screen.getByLabelText(/^Full Name/), 'Tara');
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.requests(joinQueue)).toHaveLength(0);
  });

  it('is shown beside its field', async () => {
    api.on(
      joinQueue,
      fail(400, 'Please check.', { fields: { doctorId: 'Please choose an active doctor.' } }),
    );
    const { user } = await openChosen();
    await user.click(await submit());
    expect(await screen.findByText('Please choose an active doctor.')).toBeTruthy();
    expect(screen.queryByText(/^Operation failed/)).toBeNull();
    const doctor = screen.getByLabelText('Doctor');
    expect(doctor.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(doctor));
    await expectAccessible();
  });

  it('keeps its idempotency key on a retry', async () => {
    api.on(joinQueue, loseConnection());
    const { user } = await openChosen();
    await user.click(await submit());
    await screen.findByText(/^Operation failed/);
    api.on(joinQueue, visit);
    await user.click(await submit());
    await screen.findByRole('button', { name: 'Next patient' });
    const keys = api.requests(joinQueue).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe('the form', () => {
  it('requires a patient', async () => {
    const { user } = await open();
    await user.click(await submit());
    expect(await screen.findByText('Please choose a patient.')).toBeTruthy();
    const field = screen.getByRole('combobox', { name: /^Find a patient/ });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });

  it.each([
    ['98450 12345', 'Phone'],
    ['Tara Singh', /^Full Name/],
  ] as const)('starts a registration with the typed text: %s', async (typed, label) => {
    const { user } = await open();
    await user.type(await screen.findByRole('combobox', { name: /^Find a patient/ }), typed);
    await screen.findByText('No patients found.');
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(typed);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Full Name/));
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Search an existing patient' }));
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  });

  it('is sent once by Ctrl+Enter from anywhere', async () => {
    const { user } = await openChosen();
    await user.type(await screen.findByLabelText('Complaint'), 'Fever');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await screen.findByRole('button', { name: 'Next patient' });
    expect(api.requests(joinQueue)).toHaveLength(1);
  });

  it('shows when the doctors cannot be listed, and retries', async () => {
    api.on(listStaff, fail(500, 'Broken.'));
    const { user } = await open();
    expect(await screen.findByText('Failed to load doctors: Broken.')).toBeTruthy();
    await expectAccessible();
    api.on(listStaff, [aStaffMember({ name: 'Dr Bose' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: 'Dr Bose' })).toBeTruthy();
  });

  it.each(['receptionist', 'doctor', 'admin'] as const)('returns a %s to /', async (role) => {
    const { user } = await open(PAGE, role);
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/');
    await user.click(back);
    const home = role === 'doctor' ? '/dashboard/search' : '/dashboard';
    await waitFor(() => expect(window.location.pathname).toBe(home));
  });
});

it('prints the slip by its button and by P, with clinic, token, name and doctor', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await openChosen();
  await user.click(await submit());
  await user.click(await screen.findByRole('button', { name: 'Print slip' }));
  await user.keyboard('p');
  expect(print).toHaveBeenCalledTimes(2);
  const slip = screen.getByRole('article', { name: 'Token slip 9' });
  const texts = [...slip.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Rao Clinic',
    'Token',
    '9',
    'Meena Iyer',
    'Patient no. 12',
    'Dr Bose',
    '21 Nov 2026, 10:00 am',
  ]);
});
