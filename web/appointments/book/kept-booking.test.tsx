import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  bookAppointment,
  listAppointments,
  listFreeSlots,
} from '#contract/appointments/appointments.endpoints.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { addDays } from '#contract/kernel/dates.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { apiDouble, loseConnection } from '#web/testing/api-double.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const LIST = '/dashboard/appointments';
const PAGE = `${LIST}/book`;
const meena = aPatient({ name: 'Meena Iyer' });
const other = aPatient({ name: 'Bala Nair' });
const TEN = { day: '2026-11-21', time: '10:00', startsAt: '2026-11-21T04:30:00.000Z', free: 1 };

function anApi() {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(listStaff, [aStaffMember({ role: 'doctor', name: 'Dr Bose' })]);
  api.on(listAppointments, { appointments: [] });
  api.on(listFreeSlots, { slots: [TEN] });
  api.on(listDoctorHours, { doctors: [] });
  api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
  api.on(getPatient, ({ params }) => (params.id === other.id ? other : meena));
  api.on(bookAppointment, () => loseConnection());
  api.on(registerPatient, () => loseConnection());
  return api;
}
type User = Awaited<ReturnType<typeof renderApp>>['user'];
const note = async () => (await screen.findByLabelText<HTMLInputElement>('Note')).value;

async function send(user: User, button: string): Promise<void> {
  await screen.findByRole('radio', { name: /10:00 am/ });
  await user.type(screen.getByLabelText('Note'), 'Knee pain');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(MESSAGES.network)).toBeTruthy();
}

/** Begins a new patient of this name. */
async function beginNew(user: User, name: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: /^Find a patient/ });
  await user.type(field, name);
  await screen.findByText(PATIENT_MESSAGES.noneFound);
  await user.keyboard('{Enter}');
}

/** Sends the booking of a new patient, without a reply; then the browser is killed. */
async function loseNewcomer(api: ReturnType<typeof anApi>): Promise<void> {
  const { user } = await renderApp(PAGE, { as: 'receptionist', api });
  await beginNew(user, 'Tara');
  await user.type(screen.getByLabelText('Phone'), '9845012345');
  await user.type(screen.getByLabelText('Age'), '30');
  await user.selectOptions(screen.getByLabelText(/^Gender/), 'Female');
  await send(user, 'Register and book');
  killPage();
}

it('of a patient without a reply fills no other one’s page after a killed browser', async () => {
  const api = anApi();
  const { user } = await renderApp(`${PAGE}?patient=${meena.id}`, { as: 'receptionist', api });
  await send(user, 'Book');
  killPage();
  await renderApp(`${PAGE}?patient=${other.id}`, { api, keepStorage: true });
  await screen.findByText(/Bala Nair/);
  expect(await note()).toBe('');
});

it.each([
  ['another patient', `${PAGE}?patient=${other.id}`],
  ['an empty page', PAGE],
])('of a new patient without a reply does not fill %s', async (_, address) => {
  const api = anApi();
  await loseNewcomer(api);
  const { user } = await renderApp(address, { api, keepStorage: true });
  expect(await note()).toBe('');
  if (address !== PAGE) return;
  await beginNew(user, 'Someone else');
  expect(await note()).toBe('');
});

it('of a new patient continues with the kept registration', async () => {
  const api = anApi();
  await loseNewcomer(api);
  const { user } = await renderApp(PAGE, { api, keepStorage: true });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await note()).toBe('Knee pain');
});

it('of a new patient that was not sent has its doctor, day and note again', async () => {
  const api = anApi();
  const [bose, rao] = ['Dr Bose', 'Dr Rao'].map((name) => aStaffMember({ role: 'doctor', name }));
  if (!bose || !rao) throw new Error('No doctors.');
  api.on(listStaff, [bose, rao]);
  const day = addDays(clinicToday(), 9);
  const { user } = await renderApp(PAGE, { as: 'receptionist', api });
  await beginNew(user, 'Tara');
  await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Rao');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: day } });
  await user.type(screen.getByLabelText('Note'), 'Knee pain');
  killPage();
  const again = await renderApp(PAGE, { api, keepStorage: true });
  await again.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await note()).toBe('Knee pain');
  expect(screen.getByLabelText('Doctor')).toHaveProperty('value', rao.id);
  expect(screen.getByLabelText('From')).toHaveProperty('value', day);
});

it('is forgotten when the page is left', async () => {
  const api = anApi();
  const { user } = await renderApp(`${PAGE}?patient=${meena.id}`, { as: 'receptionist', api });
  await send(user, 'Book');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(window.location.pathname).toBe(LIST));
  expect(Object.keys(localStorage).filter((key) => key.includes('booking'))).toEqual([]);
});

it('an unsent booking is filled in again when its patient is opened', async () => {
  const api = anApi();
  const address = `${PAGE}?patient=${meena.id}`;
  const { user } = await renderApp(address, { as: 'receptionist', api });
  await screen.findByRole('radio', { name: /10:00 am/ });
  await user.type(screen.getByLabelText('Note'), 'Knee pain');
  killPage();
  await renderApp(address, { api, keepStorage: true });
  await waitFor(async () => expect(await note()).toBe('Knee pain'));
});

it('of a new patient does not write its note into the record', async () => {
  const api = anApi();
  await loseNewcomer(api);
  const [sent] = api.requests(registerPatient);
  expect(sent?.body).toMatchObject({ name: 'Tara' });
  expect(JSON.stringify(sent?.body)).not.toContain('Knee pain');
});
