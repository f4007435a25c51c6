import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '#contract/patients/patient.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { getVisit, joinQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { doctor, emptyClinic, openAddToQueue, pageOf } from '#web/testing/pages/add-to-queue.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const asha = aPatient({ name: 'Asha Menon' });

describe('adding an existing patient', () => {
  it.each(['lab', 'pharmacy'] as const)(
    'sends a subscriber’s doctor when a %s, who cannot assign later, adds them',
    async (role) => {
      const api = emptyClinic();
      const subscriber = { ...asha, subscription_status: 'active' as const };
      const visit = aVisit({ token_no: 9 }, subscriber);
      api.on(listPatients, pageOf(asha, aPatient()));
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
    const api = emptyClinic();
    api.on(listPatients, pageOf(asha, aPatient({ name: 'Ashok Kumar' })));
    const { user, search } = await openAddToQueue(api);
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

  it('keeps the complaint and the doctor of the patient through an interruption', async () => {
    const api = emptyClinic();
    api.on(listPatients, pageOf(asha, aPatient()));
    api.on(getPatient, asha);
    const { user, search } = await openAddToQueue(api);
    const choose = async (field: HTMLElement) => {
      await user.type(field, 'asha');
      await user.click(await screen.findByText('Asha Menon'));
    };
    await choose(search);
    await user.selectOptions(await screen.findByLabelText('Doctor'), 'Dr Bose');
    await user.type(screen.getByLabelText('Complaint'), 'Knee pain');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByText('Nobody is in the queue yet.');
    await user.keyboard('a');
    await choose(await screen.findByLabelText('Find a patient by name, phone or token'));
    const complaint = screen.getByLabelText<HTMLTextAreaElement>('Complaint');
    await waitFor(() => expect(complaint.value).toBe('Knee pain'));
    expect(screen.getByLabelText<HTMLSelectElement>('Doctor').value).toBe(doctor.id);
    // Another patient does not get them.
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(Object.keys(localStorage).filter((key) => key.includes('arrival'))).toEqual([]);
  });

  it('queues the chosen patient for the chosen doctor, and shows the token', async () => {
    const api = emptyClinic();
    api.on(listPatients, pageOf(asha, aPatient()));
    const subscriber = aVisit({ token_no: 9 }, { ...asha, subscription_status: 'active' });
    api.on(joinQueue, subscriber);
    api.on(moveVisit, { ...subscriber, doctor_id: doctor.id, User: { name: 'Dr Bose' } });
    const { user, search } = await openAddToQueue(api);
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
      const api = emptyClinic();
      const patient = { ...asha, subscription_status };
      const visit = aVisit({ token_no: 9 }, patient);
      api.on(listPatients, pageOf(patient));
      api.on(joinQueue, visit);
      api.on(getPatient, patient);
      api.on(getVisit, visit);
      api.on(getStaffMember, doctor);
      const { user, search } = await openAddToQueue(api);
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
    const api = emptyClinic();
    api.on(listPatients, pageOf(asha));
    api.on(joinQueue, aVisit({ token_no: 9 }, { ...asha, subscription_status: 'active' }));
    api.on(moveVisit, fail(400, 'Please choose an active doctor.'));
    const { user, search } = await openAddToQueue(api);
    await user.type(search, 'asha');
    await user.click(await screen.findByText('Asha Menon'));
    await user.selectOptions(await screen.findByLabelText('Doctor'), 'Dr Bose');
    await user.click(screen.getByRole('button', { name: 'Add to queue' }));
    expect(await screen.findByRole('heading', { name: 'Token 9 · Asha Menon' })).toBeTruthy();
    expect(await screen.findByText('Please choose an active doctor.')).toBeTruthy();
    expect(screen.getAllByText('General queue').length).toBeGreaterThan(0);
  });

  it('can be cleared', async () => {
    const api = emptyClinic();
    api.on(listPatients, pageOf(asha));
    const { user, search } = await openAddToQueue(api);
    await user.type(search, 'asha');
    await user.click(await screen.findByText('Asha Menon'));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(await screen.findByLabelText('Find a patient by name, phone or token')).toBeTruthy();
  });

  it('links to the visit that is already open', async () => {
    const queueId = anId();
    const api = emptyClinic();
    api.on(listPatients, pageOf(asha));
    api.on(joinQueue, fail(409, QUEUE_MESSAGES.alreadyOpen, { queueId }));
    const { user, search } = await openAddToQueue(api);
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
    const api = emptyClinic();
    api.on(listStaff, []);
    api.on(listPatients, fail(500, 'Broken'));
    const { user, search } = await openAddToQueue(api);
    await user.type(search, 'asha');
    expect(await screen.findByText('Search failed: Broken')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Register new patient' }));
    expect(await screen.findByText('Please add doctors via the Admin Panel.')).toBeTruthy();
  });
});
