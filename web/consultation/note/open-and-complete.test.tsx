import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVisit, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  listQueue,
  undoVisit,
} from '#contract/queue/queue.endpoints.ts';
import { fail, failWithText, loseConnection } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { type VisitDouble, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const doctor = aUser('doctor');
const complaint = () => screen.findByLabelText<HTMLTextAreaElement>('Complaint');

describe('/edit-complaint without an id', () => {
  let double: VisitDouble;
  beforeEach(() => {
    double = visitDouble();
    double.api.on(createVisit, { visitId: double.visit.id, patientId: anId() });
  });
  const open = (state?: unknown) =>
    renderApp('/edit-complaint', { as: doctor, api: double.api, state });

  it('creates one record and replaces this address with its own', async () => {
    const { api } = await open();
    await complaint();
    expect(window.location.pathname).toBe(`/edit-complaint/${double.visit.id}`);
    expect(window.history.state.idx).toBe(0);
    expect(api.requests(createVisit)).toHaveLength(1);
  });

  it('passes on the text that it was opened with', async () => {
    await open({ initialComplaint: 'Ravi,40,M' });
    expect((await complaint()).value).toBe('Ravi,40,M');
    await waitFor(() => expect(double.current().complaint).toBe('Ravi,40,M'));
  });

  it.each([
    [fail(500, 'Broken.'), 'Failed to create new complaint record: Broken.'],
    [failWithText(201, '{}'), 'New record ID not received from server.'],
  ])('shows the error, and retries', async (failure, message) => {
    double.api.on(createVisit, failure);
    const { user, api } = await open();
    expect(await screen.findByText(message)).toBeTruthy();
    api.on(createVisit, { visitId: double.visit.id, patientId: anId() });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await complaint();
  });
});

it('an initial text is appended once, and not again after a reload', async () => {
  const double = visitDouble({}, { complaint: 'Fever' });
  const address = `/dashboard/edit-complaint/${double.visit.id}`;
  const state = { initialComplaint: 'Cough' };
  await renderApp(address, { as: doctor, api: double.api, state });
  expect((await complaint()).value).toBe('Fever\nCough');
  await waitFor(() => expect(double.current().complaint).toBe('Fever\nCough'));
  expect(window.history.state.usr).toBeNull();
  expect(double.api.requests(saveComplaint)).toHaveLength(1);
});

describe('completing from the record', () => {
  const open = async (
    visit: Parameters<typeof visitDouble>[0] = { status: 'consulting', doctor_id: doctor.id },
    as = doctor,
  ) => {
    const double = visitDouble(visit);
    const { api } = double;
    api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
    api.on(listQueue, []);
    api.on(completeVisit, { ...double.visit, status: 'seen' });
    const address = `/dashboard/edit-complaint/${double.visit.id}`;
    const { user } = await renderApp(address, { as, api });
    await complaint();
    return { ...double, user };
  };
  const name = 'Complete Consultation';

  it('saves unsaved text, completes once, and opens the queue', async () => {
    const { user, api, current, visit } = await open();
    await user.type(await complaint(), 'Cough');
    await user.dblClick(screen.getByRole('button', { name }));
    expect(await screen.findByRole('heading', { name: 'OPD Queue' })).toBeTruthy();
    expect(await screen.findByText('Consultation completed.')).toBeTruthy();
    expect(current().complaint).toBe('Cough');
    expect(api.requests(completeVisit).map(({ params }) => params.id)).toEqual([visit.id]);
  });

  it('is undone by one press, which opens the consultation again', async () => {
    const { user, api, visit } = await open();
    api.on(undoVisit, { ...visit, status: 'consulting' });
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('heading', { name: 'OPD Queue' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await complaint();
    expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${visit.id}`);
    expect(api.requests(undoVisit)[0]).toMatchObject({
      params: { id: visit.id },
      body: { step: 'complete' },
    });
  });

  it('offers no Undo once the next patient is called', async () => {
    const { user, api, visit } = await open();
    const next = anId();
    api.on(callNext, { ...visit, id: next });
    await user.keyboard('{F9}');
    expect(await screen.findByText('Consultation completed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each(['Complete and call next (F9)', name])(
    'completes once while a key is held on F9 or on %s',
    async (button) => {
      const { api } = await open();
      api.on(callNext, fail(404, 'Nobody waits.'));
      const pressed = screen.getByRole('button', { name: button });
      // The browser presses a button again and again while Enter is held on it.
      expect(fireEvent.keyDown(pressed, { key: 'Enter', repeat: true })).toBe(false);
      for (const repeat of [false, true, true]) {
        fireEvent.keyDown(document.body, { key: 'F9', repeat });
      }
      await waitFor(() => expect(api.requests(callNext)).toHaveLength(1));
      fireEvent.keyDown(document.body, { key: 'F9', repeat: true });
      expect(await screen.findByRole('heading', { name: 'OPD Queue' })).toBeTruthy();
      expect(api.requests(completeVisit)).toHaveLength(1);
      expect(api.requests(callNext)).toHaveLength(1);
    },
  );

  it('does not complete a visit with unsaved text', async () => {
    const { user, api } = await open();
    api.on(saveComplaint, loseConnection());
    await user.type(await complaint(), 'Cough');
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/^Save error:/)).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
  });

  it.each([
    [fail(409, 'This visit is not in consultation.'), 'This visit is not in consultation.'],
    [failWithText(502, ''), 'Failed to complete consultation.'],
  ])('shows why it was refused', async (failure, message) => {
    const { user, api } = await open();
    api.on(completeVisit, failure);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await complaint()).readOnly).toBe(false);
  });

  it.each([
    ['its doctor', { status: 'consulting', doctor_id: doctor.id }, doctor, true],
    ['an admin', { status: 'consulting', doctor_id: doctor.id }, aUser('admin'), true],
    ['another doctor', { status: 'consulting', doctor_id: anId() }, doctor, false],
    ['the reception', { status: 'consulting', doctor_id: anId() }, aUser('receptionist'), false],
    ['its doctor while it waits', { status: 'waiting', doctor_id: doctor.id }, doctor, false],
    ['its doctor afterwards', { status: 'seen', doctor_id: doctor.id }, doctor, false],
  ] as const)('is for %s: %j', async (_, visit, as, isOffered) => {
    await open(visit, as);
    expect(screen.queryByRole('button', { name }) !== null).toBe(isOffered);
  });
});
