import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { SUBSCRIPTION_STATUSES } from '#contract/patients/patient.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES } from '#contract/patients/patient-input.messages.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { getVisit, joinQueue, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const doctor = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
const asha = aPatient({ name: 'Asha Menon' });

function page(...patients: ReturnType<typeof aPatient>[]) {
  return { patients, totalCount: patients.length, currentPage: 1, totalPages: 1 };
}

function anApi() {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(getSubscriptionStatus, { hasProPlan: false });
  api.on(listStaff, [doctor]);
  api.on(listQueue, []);
  api.on(listPatients, page());
  return api;
}

async function show(api: ReturnType<typeof anApi>) {
  const app = await renderApp('/dashboard/add-patient', { as: 'receptionist', api });
  const search = await screen.findByLabelText('Find a patient by name, phone or token');
  return { ...app, search };
}

describe('adding an existing patient', () => {
  it.each(['lab', 'pharmacy'] as const)(
    'sends a subscriber’s doctor when a %s, who cannot assign later, adds them',
    async (role) => {
      const api = anApi();
      const subscriber = { ...asha, subscription_status: 'active' as const };
      const visit = aVisit({ token_no: 9 }, subscriber);
      api.on(listPatients, page(asha, aPatient()));
      api.on(getPatient, subscriber);
      api.on(joinQueue, { ...visit, doctor_id: doctor.id, User: { name: 'Dr Bose' } });
      const { user } = await renderApp('/dashboard/add-patient', { as: role, api });
      const search = await screen.findByLabelText('Find a patient by name, phone or token');
      await user.type(search, 'asha');
      await user.click(await screen.findByText('Asha Menon'));
      await user.selectOptions(await screen.findByLabelText('Doctor'), 'Dr Bose');
      await user.click(screen.getByRole('button', { name: 'Add to queue' }));
      expect(await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' })).toBeTruthy();
      expect(api.requests(joinQueue)[0]?.body.doctorId).toBe(doctor.id);
    },
  );

  it('searches from 2 characters, by name, ascending, at most 10', async () => {
    const api = anApi();
    api.on(listPatients, page(asha, aPatient({ name: 'Ashok Kumar' })));
    const { user, search } = await show(api);
    await user.type(search, 'a');
    await user.type(search, 's');
    expect(await screen.findByText('Ashok Kumar')).toBeTruthy();
    const [request] = api.requests(listPatients);
    expect(request?.query).toEqual({
      search: 'as',
      page: 1,
      limit: 10,
      sortBy: 'name',
      sortOrder: 'asc',
    });
    await expectAccessible();
  });

  it('queues the chosen patient for the chosen doctor, and shows the token', async () => {
    const api = anApi();
    api.on(listPatients, page(asha, aPatient()));
    const subscriber = aVisit({ token_no: 9 }, { ...asha, subscription_status: 'active' });
    api.on(joinQueue, subscriber);
    api.on(moveVisit, { ...subscriber, doctor_id: doctor.id, User: { name: 'Dr Bose' } });
    const { user, search } = await show(api);
    await user.type(search, 'asha');
    await user.click(await screen.findByText('Asha Menon'));
    await user.selectOptions(await screen.findByLabelText('Doctor'), 'Dr Bose');
    await user.type(screen.getByLabelText('Complaint'), 'Fever');
    await expectAccessible();
    await user.dblClick(screen.getByRole('button', { name: 'Add to queue' }));
    expect(await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' })).toBeTruthy();
    expect(api.requests(joinQueue)).toHaveLength(1);
    expect(api.requests(joinQueue)[0]?.body).toEqual({
      patientId: asha.id,
      complaint: 'Fever',
    });
    expect(api.requests(moveVisit)[0]?.body).toEqual({ status: 'waiting', doctorId: doctor.id });
    expect(screen.getAllByText('Dr Bose').length).toBeGreaterThan(0);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Next patient' }));
    expect(await screen.findByLabelText('Find a patient by name, phone or token')).toBeTruthy();
  });

  it.each(SUBSCRIPTION_STATUSES.filter((status) => status !== 'active'))(
    'opens billing with the chosen doctor when the subscription is %s',
    async (subscription_status) => {
      const api = anApi();
      const patient = { ...asha, subscription_status };
      const visit = aVisit({ token_no: 9 }, patient);
      api.on(listPatients, page(patient));
      api.on(joinQueue, visit);
      api.on(getPatient, patient);
      api.on(getVisit, visit);
      api.on(getStaffMember, doctor);
      const { user, search } = await show(api);
      await user.type(search, 'asha');
      await user.click(await screen.findByText('Asha Menon'));
      await user.selectOptions(await screen.findByLabelText('Doctor'), 'Dr Bose');
      await user.click(screen.getByRole('button', { name: 'Add to queue' }));
      await waitFor(() => expect(window.location.pathname).toBe('/billing'));
      expect(window.history.state.usr).toEqual({
        patientId: asha.id,
        queueId: visit.id,
        patientName: 'Asha Menon',
        doctorId: doctor.id,
        billType: 'consultation',
      });
      expect(await screen.findByText('Asha Menon is in the queue: token 9.')).toBeTruthy();
    },
  );

  it('leaves the patient in the general queue when the doctor cannot be assigned', async () => {
    const api = anApi();
    api.on(listPatients, page(asha));
    api.on(joinQueue, aVisit({ token_no: 9 }, { ...asha, subscription_status: 'active' }));
    api.on(moveVisit, fail(400, 'Please choose an active doctor.'));
    const { user, search } = await show(api);
    await user.type(search, 'asha');
    await user.click(await screen.findByText('Asha Menon'));
    await user.selectOptions(await screen.findByLabelText('Doctor'), 'Dr Bose');
    await user.click(screen.getByRole('button', { name: 'Add to queue' }));
    expect(await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' })).toBeTruthy();
    expect(await screen.findByText('Please choose an active doctor.')).toBeTruthy();
    expect(screen.getAllByText('General queue').length).toBeGreaterThan(0);
  });

  it('can be cleared', async () => {
    const api = anApi();
    api.on(listPatients, page(asha));
    const { user, search } = await show(api);
    await user.type(search, 'asha');
    await user.click(await screen.findByText('Asha Menon'));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(await screen.findByLabelText('Find a patient by name, phone or token')).toBeTruthy();
  });

  it('links to the visit that is already open', async () => {
    const queueId = anId();
    const api = anApi();
    api.on(listPatients, page(asha));
    api.on(joinQueue, fail(409, QUEUE_MESSAGES.alreadyOpen, { queueId }));
    const { user, search } = await show(api);
    await user.type(search, 'asha');
    await user.click(await screen.findByText('Asha Menon'));
    await user.click(await screen.findByRole('button', { name: 'Add to queue' }));
    expect(
      await screen.findByText(/Operation failed: This patient is already in the queue\./),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open visit' });
    expect(link.getAttribute('href')).toBe(`/dashboard/edit-complaint/${queueId}`);
  });

  it('shows when the search fails, and when there are no doctors', async () => {
    const api = anApi();
    api.on(listStaff, []);
    api.on(listPatients, fail(500, 'Broken'));
    const { user, search } = await show(api);
    await user.type(search, 'asha');
    expect(await screen.findByText('Search failed: Broken')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Register new patient' }));
    expect(await screen.findByText('Please add doctors via the Admin Panel.')).toBeTruthy();
  });
});

describe('adding a new patient', () => {
  it('takes fewer than 12 keys besides the typed text, and no mouse', async () => {
    const api = anApi();
    const newcomer = aPatient({ name: 'Tara Singh' });
    api.on(registerPatient, newcomer);
    api.on(joinQueue, aVisit({ token_no: 3 }, newcomer));
    const { user } = await show(api);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await user.keyboard(key);
    };
    await user.keyboard('Tara Singh');
    await screen.findByText(PATIENT_MESSAGES.noneFound);
    await press('{Enter}');
    expect(await screen.findByDisplayValue('Tara Singh')).toBe(document.activeElement);
    await press('{Tab}');
    await user.keyboard('29');
    await press('{Tab}');
    await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
    await press('F');
    await press('{Tab}');
    await user.keyboard('98450 12345');
    await press('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Token 3 · Tara Singh' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next patient' })).toBe(document.activeElement);
    expect(keys).toBeLessThan(12);
    expect(api.requests(registerPatient)[0]?.body).toEqual({
      name: 'Tara Singh',
      age: 29,
      gender: 'F',
      phone: '9845012345',
      address: null,
    });
  });

  async function newForm(api: ReturnType<typeof anApi>) {
    const app = await show(api);
    await app.user.click(screen.getByRole('button', { name: 'Register new patient' }));
    await screen.findByLabelText(/^Full Name/);
    return app;
  }

  it.each([
    ['Full Name', '  ', PATIENT_INPUT_MESSAGES.nameRequired],
    ['Age', '-1', PATIENT_INPUT_MESSAGES.invalidAge],
    ['Age', '151', PATIENT_INPUT_MESSAGES.invalidAge],
    ['Phone', 'call me', PATIENT_INPUT_MESSAGES.invalidPhone],
  ])('refuses %s %j beside the field', async (label, typed, message) => {
    const api = anApi();
    const { user } = await newForm(api);
    if (label !== 'Full Name') await user.type(screen.getByLabelText(/^Full Name/), 'Tara');
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), typed);
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${label}`)));
    expect(api.requests(registerPatient)).toHaveLength(0);
    await expectAccessible();
  });

  it('keeps the registered patient when only the queue refuses, and does not register twice', async () => {
    const newcomer = aPatient({ name: 'Tara Singh' });
    const api = anApi();
    api.on(registerPatient, newcomer);
    api.on(joinQueue, fail(503, 'The service is not available right now.'));
    const { user } = await newForm(api);
    await user.type(screen.getByLabelText(/^Full Name/), 'Tara Singh');
    await user.type(screen.getByLabelText('Complaint'), 'Cough');
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    expect(
      await screen.findByText('Operation failed: The service is not available right now.'),
    ).toBeTruthy();
    api.on(joinQueue, aVisit({ token_no: 5 }, newcomer));
    await user.click(screen.getByRole('button', { name: 'Add to queue' }));
    expect(await screen.findByRole('heading', { name: 'Token 5 · Tara Singh' })).toBeTruthy();
    expect(api.requests(registerPatient)).toHaveLength(1);
    expect(api.requests(joinQueue).at(-1)?.body).toMatchObject({ complaint: 'Cough' });
  });

  it('keeps the input when the registration fails', async () => {
    const api = anApi();
    api.on(registerPatient, fail(500, ''));
    const { user } = await newForm(api);
    await user.type(screen.getByLabelText(/^Full Name/), 'Tara Singh');
    await user.click(screen.getByRole('button', { name: 'Register and add to queue' }));
    expect(await screen.findByText('Operation failed: Failed to register patient')).toBeTruthy();
    expect(screen.getByDisplayValue('Tara Singh')).toBeTruthy();
    await waitFor(() => expect(api.requests(joinQueue)).toHaveLength(0));
  });
});
