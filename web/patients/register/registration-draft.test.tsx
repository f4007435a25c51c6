import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { logout } from '#contract/auth/session.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { EMPTY_PATIENT_FORM } from './patient-form.values.ts';
import { dropRegistration, keepRegistration, readRegistration } from './registration-draft.ts';

let api: ApiDouble;
beforeEach(() => {
  localStorage.clear();
  api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
  api.on(registerPatient, aPatient({ name: 'Ravi Rao' }));
  api.on(listPlans, []);
  api.on(listStaff, []);
  api.on(logout, { message: 'Bye.' });
});

const admin = aUser('admin');
const PAGES = [
  { page: '/dashboard/patients/add', isAtOnce: true },
  { page: '/dashboard/add-patient', isAtOnce: false },
  { page: '/create-lab-order', isAtOnce: false },
];

/** Types a name and an age, and leaves the page. */
async function begin({ page, isAtOnce }: (typeof PAGES)[number]) {
  const { user } = await renderApp(page, { as: admin, api });
  if (!isAtOnce)
    await user.click(await screen.findByRole('button', { name: 'Register new patient' }));
  await user.type(await screen.findByLabelText(/^Full Name/), 'Ravi Rao');
  await user.type(screen.getByLabelText('Age'), '45');
  cleanup();
}
const offer = () => screen.findByText('You began to register Ravi Rao, 45.');

it('has the doctor and the complaint of the visit that it is for', async () => {
  const page = '/dashboard/add-patient';
  const doctor = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
  api.on(listStaff, [doctor]);
  const { user } = await renderApp(page, { as: admin, api });
  await user.click(await screen.findByRole('button', { name: 'Register new patient' }));
  await user.type(await screen.findByLabelText(/^Full Name/), 'Ravi Rao');
  await user.type(screen.getByLabelText('Complaint'), 'Fever since Monday');
  await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Bose');
  cleanup();
  const again = await renderApp(page, { as: admin, api });
  await again.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('Complaint')).toHaveProperty('value', 'Fever since Monday');
  expect(screen.getByLabelText('Doctor')).toHaveProperty('value', doctor.id);
});

it('of a killed tab stays when another is registered', async () => {
  const at = { page: '/dashboard/patients/add', isAtOnce: true };
  await begin(at);
  killPage();
  await renderApp(at.page, { as: admin, api });
  await offer();
  keepRegistration({ ...EMPTY_PATIENT_FORM, name: 'Asha' });
  expect(readRegistration()?.values.name).toBe('Asha');
  dropRegistration();
  expect(readRegistration()?.values.name).toBe('Ravi Rao');
});

/** Types name and age again after a crash, and registers. */
async function registerAgain(name: string) {
  const page = '/dashboard/patients/add';
  await begin({ page, isAtOnce: true });
  killPage();
  const { user } = await renderApp(page, { as: admin, api });
  await offer();
  await user.type(screen.getByLabelText(/^Full Name/), name);
  await user.type(screen.getByLabelText('Age'), '45');
  await user.click(screen.getByRole('button', { name: 'Register patient' }));
  await waitFor(() => expect(api.requests(registerPatient)).toHaveLength(1));
}

it('of a killed tab goes when the same patient is registered from a new form', async () => {
  await registerAgain('ravi rao');
  await waitFor(() => expect(readRegistration()).toBeNull());
});

it('of a killed tab stays when a patient of another name is registered', async () => {
  await registerAgain('Ravi Rao Patil');
  await waitFor(() => expect(readRegistration()?.values.name).toBe('Ravi Rao'));
});

describe.each(PAGES)('an unfinished registration at $page', (at) => {
  it('is offered again, with its input', async () => {
    await begin(at);
    const { user } = await renderApp(at.page, { as: admin, api });
    await offer();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Full Name/)).value).toBe('Ravi Rao');
    expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('45');
  });

  it('is not shown to another person', async () => {
    await begin(at);
    await renderApp(at.page, { as: aUser('admin'), api });
    await screen.findByLabelText(/^(Full Name|Find a patient)/);
    expect(screen.queryByText(/You began to register/)).toBeNull();
  });
});

it('is deleted by Discard, and after the registration', async () => {
  const [at] = PAGES;
  if (!at) throw new Error('No page.');
  await begin(at);
  const { user } = await renderApp(at.page, { as: admin, api });
  await offer();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  await user.type(await screen.findByLabelText(/^Full Name/), 'Ravi Rao');
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Register patient' }));
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]),
  );
});
