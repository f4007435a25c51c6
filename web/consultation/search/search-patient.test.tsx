import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { createVisit, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { getLatestVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { fail, failWithText, loseConnection } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { type VisitDouble, visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

const PAGE = '/search-patient';
const patient = aPatient();
const doctor = aUser('doctor');
let double: VisitDouble;

function found(...patients: ReturnType<typeof aPatient>[]): EndpointReply<typeof listPatients> {
  return { patients, totalCount: patients.length, currentPage: 1, totalPages: 1 };
}

beforeEach(() => {
  double = visitDouble({}, {}, patient);
  double.api.on(listPatients, found(patient));
  double.api.on(getLatestVisit, double.visit);
  double.api.on(createVisit, { visitId: double.visit.id, patientId: patient.id });
});

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Patient or new case');
const open = async (as: Parameters<typeof renderApp>[1] = { as: 'doctor' }) => {
  const rendered = await renderApp(PAGE, { api: double.api, ...as });
  return { ...rendered, input: await field() };
};
const isInEditor = () =>
  waitFor(() =>
    expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${double.visit.id}`),
  );

describe('searching', () => {
  it('is debounced, and requests 20 by name', async () => {
    holdTime();
    const { user, input, api } = await open();
    expect(document.activeElement).toBe(input);
    await user.type(input, 'mee');
    await pass(200);
    expect(api.requests(listPatients)).toHaveLength(0);
    await pass(150);
    expect(api.requests(listPatients).map(({ query }) => query)).toEqual([
      { search: 'mee', page: 1, limit: 20, sortBy: 'name', sortOrder: 'asc' },
    ]);
    const table = within(await screen.findByRole('grid', { name: 'Patients found' }));
    expect(table.getByText('Meena Iyer')).toBeTruthy();
    expect(shownAddress()).toEqual({ query: '', typed: { search: 'mee' } });
    await expectAccessible();
  });

  it.each([
    ['m', 'Type at least 2 characters.'],
    ['98765432101', 'A number has at most 10 digits.'],
    ['fever and cough', 'Search with at most 2 words.'],
  ])('does not search for "%s": %s', async (text, hint) => {
    holdTime();
    const { user, input, api } = await open();
    await user.type(input, text);
    await pass(500);
    expect(screen.getByText(hint)).toBeTruthy();
    expect(api.requests(listPatients)).toHaveLength(0);
    expect(window.location.search).toBe('');
  });

  it.each([
    ['98765432101', 'A number has at most 10 digits.'],
    ['asha devi iyer', 'Search with at most 2 words.'],
  ])('finds "%s" among all patients by the arrow key', async (text, hint) => {
    const { user, input, api } = await open();
    await user.type(input, text);
    expect(screen.getByText(hint)).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    const row = await screen.findByRole('row', { name: /Meena Iyer/ });
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(api.requests(listPatients).map(({ query }) => query.search)).toEqual([text]);
    expect(window.location.pathname).toBe(PAGE);
    expect(screen.queryByText(hint)).toBeNull();
    await user.type(input, '1');
    expect(screen.getByRole('button', { name: 'Find it among all patients' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Meena Iyer')).toBeNull());
    await expectAccessible();
  });

  it('does not search once the page is being left', async () => {
    holdTime();
    const { user, input } = await open();
    await user.type(input, 'fever');
    // The router's state while the next page's code loads.
    window.history.pushState(null, '', '/dashboard/edit-complaint/next');
    await pass(500);
    expect(window.location.pathname).toBe('/dashboard/edit-complaint/next');
  });

  it('marks similar spellings, and opens none of them by Enter in the field', async () => {
    double.api.on(listPatients, { ...found(patient), nearSpellings: true });
    const { user, input } = await open();
    await user.type(input, 'mina');
    expect(await screen.findByText('No exact match. Near spellings:')).toBeTruthy();
    await user.type(input, '{Enter}');
    expect(window.location.pathname).toBe(PAGE);
    await expectAccessible();
  });

  it('marks the patient found by the token of the day, and lets Enter choose among both', async () => {
    const withTokenToday = { patient_id: patient.id, token_no: 48 };
    const namesake = aPatient({ name: 'Bala', token: 48 });
    double.api.on(listPatients, { ...found(patient, namesake), withTokenToday });
    const { user, input } = await open();
    await user.type(input, '48');
    expect(await screen.findByRole('row', { name: /Meena Iyer Token 48 today/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Bala 48/ })).toBeTruthy();
    await user.type(input, '{Enter}');
    expect(window.location.pathname).toBe(PAGE);
  });

  it('shows that no patient was found', async () => {
    double.api.on(listPatients, found());
    const { user, input } = await open();
    await user.type(input, 'zz');
    expect(await screen.findByText('No patients found.')).toBeTruthy();
  });

  it.each([
    [fail(500, 'Broken.'), 'API Error (500): Broken.'],
    [failWithText(502, ''), 'API Error (502): HTTP error! status: 502'],
    [loseConnection(), 'Failed to search patients.'],
    [failWithText(200, '{}'), 'Failed to search patients.'],
  ])('shows the error, and retries', async (failure, message) => {
    double.api.on(listPatients, failure);
    const { user, input } = await open();
    await user.type(input, 'mee');
    expect(await screen.findByText(message)).toBeTruthy();
    double.api.on(listPatients, found(patient));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  });
});

describe('choosing a patient', () => {
  const choose = async (as: CurrentUser = doctor) => {
    const rendered = await open({ as });
    await rendered.user.type(rendered.input, 'mee');
    await rendered.user.dblClick(await screen.findByText('Meena Iyer'));
    return rendered;
  };

  it('opens their existing visit', async () => {
    const { api } = await choose();
    await isInEditor();
    expect(api.requests(getLatestVisit)).toHaveLength(1);
  });

  it.each([
    ['receptionist', aUser('receptionist'), {}],
    // A case opened by a doctor is assigned to that doctor.
    ['doctor', doctor, { doctorId: doctor.id }],
  ] as const)('creates a visit when they have none: by a %s', async (_, as, theirs) => {
    double.api.on(getLatestVisit, fail(404, 'This patient has no open visit.'));
    double.api.on(joinQueue, double.visit);
    const { api } = await choose(as);
    await isInEditor();
    const sent = { patientId: patient.id, ...theirs };
    expect(api.requests(joinQueue).map(({ body }) => body)).toEqual([sent]);
  });

  it('opens the visit that a colleague has just created', async () => {
    double.api.on(getLatestVisit, fail(404, 'None.'));
    double.api.on(joinQueue, fail(409, 'Already there.', { queueId: double.visit.id }));
    await choose();
    await isInEditor();
  });

  it.each([
    [fail(500, 'Broken.'), 'API Error (500): Broken.'],
    [loseConnection(), 'The server cannot be reached. Please check the connection.'],
  ])('shows why the visit could not be looked up', async (failure, message) => {
    double.api.on(getLatestVisit, failure);
    await choose();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(window.location.pathname).toBe(PAGE);
    await expectAccessible();
  });

  it.each([
    [fail(403, 'Not allowed here.'), 'Not allowed here.'],
    [failWithText(502, '<html>'), 'Failed to create queue entry'],
    [failWithText(201, '{"id":7}'), 'Failed to get ID from new queue entry.'],
  ])('shows why the visit could not be created', async (failure, message) => {
    double.api.on(getLatestVisit, fail(404, 'None.'));
    double.api.on(joinQueue, failure);
    await choose();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('picks the only match on Enter, and the first row of several', async () => {
    const { user, input } = await open();
    double.api.on(listPatients, found(patient, aPatient({ name: 'Meenal Das' })));
    await user.type(input, 'mee');
    const row = (await screen.findByText('Meena Iyer')).closest('tr');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(row);
    expect(window.location.pathname).toBe(PAGE);
    await user.keyboard('{Enter}');
    await isInEditor();
  });
});

describe('a new case', () => {
  it('requires a text', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'New case' }));
    expect(await screen.findByText('Please enter complaint details.')).toBeTruthy();
    expect(document.activeElement).toBe(await field());
    expect(api.requests(createVisit)).toHaveLength(0);
    await expectAccessible();
  });

  it.each(['button', 'keys'])(
    'by %s opens the editor with the text, inserted once',
    async (way) => {
      const { user, input, api } = await open();
      await user.type(input, 'Ravi,40,M,fever and cough');
      if (way === 'button') await user.dblClick(screen.getByRole('button', { name: 'New case' }));
      else await user.keyboard('{Control>}{Enter}{/Control}');
      await isInEditor();
      const complaint = await screen.findByLabelText<HTMLTextAreaElement>('Complaint');
      expect(complaint.value).toBe('Ravi,40,M,fever and cough');
      await waitFor(() => expect(api.requests(saveComplaint)).toHaveLength(1));
      expect(double.current().complaint).toBe('Ravi,40,M,fever and cough');
      expect(api.requests(createVisit)).toHaveLength(1);
      expect(window.history.state.usr).toBeNull();
    },
  );

  it('is there again after the browser was killed, until its note has it', async () => {
    const case_ = 'Ravi,40,M,fever and cough';
    const { user, input } = await open({ as: doctor });
    await user.type(input, case_);
    killPage();
    const again = await open({ as: doctor, keepStorage: true });
    expect(again.input.value).toBe(case_);
    await again.user.click(screen.getByRole('button', { name: 'New case' }));
    await isInEditor();
    await waitFor(() => expect(double.current().complaint).toBe(case_));
    killPage();
    expect((await open({ as: doctor, keepStorage: true })).input.value).toBe('');
  });

  it('is not kept while it is the name of a patient', async () => {
    const { user, input } = await open({ as: doctor });
    await user.type(input, 'Meena');
    killPage();
    expect((await open({ as: doctor, keepStorage: true })).input.value).toBe('');
  });

  it('shows why it could not be opened, and keeps the text', async () => {
    double.api.on(createVisit, fail(500, 'Broken.'));
    const { user, input } = await open();
    await user.type(input, 'fever and more');
    await user.click(screen.getByRole('button', { name: 'New case' }));
    expect(await screen.findByText('Failed to create new complaint record: Broken.')).toBeTruthy();
    expect(input.value).toBe('fever and more');
  });

  it.each(CLINIC_ROLES)('is offered to a %s only where the contract allows it', async (role) => {
    await open({ as: role });
    const mayOpen = ['admin', 'doctor', 'receptionist'].includes(role);
    expect(screen.queryByRole('button', { name: 'New case' }) !== null).toBe(mayOpen);
    const queue = screen.getByRole('link', { name: 'OPD Queue' });
    const hasOwn = role === 'admin' || role === 'doctor';
    expect(queue.getAttribute('href')).toBe(hasOwn ? '/dashboard/queue' : '/dashboard');
  });
});

it('an address with a search shows the results', async () => {
  await renderApp(`${PAGE}?search=mee`, { as: 'receptionist', api: double.api });
  expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  expect((await field()).value).toBe('mee');
});
