import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { getLatestVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { fail, failWithText, loseConnection } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import {
  found,
  patientSearch,
  SEARCH_PAGE,
  searchField,
} from '#web/testing/pages/search-patient.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

const doctor = aUser('doctor');
let page: ReturnType<typeof patientSearch>;

beforeEach(() => {
  page = patientSearch();
});

describe('searching', () => {
  it('is debounced, and requests 20 by name', async () => {
    holdTime();
    const { user, input, api } = await page.open();
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
    const { user, input, api } = await page.open();
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
    const { user, input, api } = await page.open();
    await user.type(input, text);
    expect(screen.getByText(hint)).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    const row = await screen.findByRole('row', { name: /Meena Iyer/ });
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(api.requests(listPatients).map(({ query }) => query.search)).toEqual([text]);
    expect(window.location.pathname).toBe(SEARCH_PAGE);
    expect(screen.queryByText(hint)).toBeNull();
    await user.type(input, '1');
    expect(screen.getByRole('button', { name: 'Find it among all patients' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Meena Iyer')).toBeNull());
    await expectAccessible();
  });

  it('does not search once the page is being left', async () => {
    holdTime();
    const { user, input } = await page.open();
    await user.type(input, 'fever');
    // The router's state while the next page's code loads.
    window.history.pushState(null, '', '/dashboard/edit-complaint/next');
    await pass(500);
    expect(window.location.pathname).toBe('/dashboard/edit-complaint/next');
  });

  it('marks similar spellings, and opens none of them by Enter in the field', async () => {
    page.double.api.on(listPatients, { ...found(page.patient), nearSpellings: true });
    const { user, input } = await page.open();
    await user.type(input, 'mina');
    expect(await screen.findByText('No exact match. Near spellings:')).toBeTruthy();
    await user.type(input, '{Enter}');
    expect(window.location.pathname).toBe(SEARCH_PAGE);
    await expectAccessible();
  });

  it('opens no mother by Enter for a baby of her name', async () => {
    const mother = aPatient({ name: 'Priya Sharma' });
    page.double.api.on(listPatients, found(mother));
    const { user, input } = await page.open();
    await user.type(input, 'baby priya');
    expect(await screen.findByText('Priya Sharma')).toBeTruthy();
    await user.type(input, '{Enter}');
    expect(window.location.pathname).toBe(SEARCH_PAGE);
  });

  it('marks the patient found by the token of the day, and lets Enter choose among both', async () => {
    const withTokenToday = { patient_id: page.patient.id, token_no: 48 };
    const namesake = aPatient({ name: 'Bala', token: 48 });
    page.double.api.on(listPatients, { ...found(page.patient, namesake), withTokenToday });
    const { user, input } = await page.open();
    await user.type(input, '48');
    expect(await screen.findByRole('row', { name: /Meena Iyer Token 48 today/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Bala 48/ })).toBeTruthy();
    await user.type(input, '{Enter}');
    expect(window.location.pathname).toBe(SEARCH_PAGE);
  });

  it('shows that no patient was found', async () => {
    page.double.api.on(listPatients, found());
    const { user, input } = await page.open();
    await user.type(input, 'zz');
    expect(await screen.findByText('No patients found.')).toBeTruthy();
  });

  it.each([
    [fail(500, 'Broken.'), 'API Error (500): Broken.'],
    [failWithText(502, ''), 'API Error (502): HTTP error! status: 502'],
    [loseConnection(), 'Failed to search patients.'],
    [failWithText(200, '{}'), 'Failed to search patients.'],
  ])('shows the error, and retries', async (failure, message) => {
    page.double.api.on(listPatients, failure);
    const { user, input } = await page.open();
    await user.type(input, 'mee');
    expect(await screen.findByText(message)).toBeTruthy();
    page.double.api.on(listPatients, found(page.patient));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  });
});

describe('choosing a patient', () => {
  const choose = async (as: CurrentUser = doctor) => {
    const rendered = await page.open({ as });
    await rendered.user.type(rendered.input, 'mee');
    await rendered.user.dblClick(await screen.findByText('Meena Iyer'));
    return rendered;
  };

  it('opens their existing visit', async () => {
    const { api } = await choose();
    await page.isInEditor();
    expect(api.requests(getLatestVisit)).toHaveLength(1);
  });

  it.each([
    ['receptionist', aUser('receptionist'), {}],
    // A case opened by a doctor is assigned to that doctor.
    ['doctor', doctor, { doctorId: doctor.id }],
  ] as const)('creates a visit when they have none: by a %s', async (_, as, theirs) => {
    page.double.api.on(getLatestVisit, fail(404, 'This patient has no open visit.'));
    page.double.api.on(joinQueue, page.double.visit);
    const { api } = await choose(as);
    await page.isInEditor();
    const sent = { patientId: page.patient.id, ...theirs };
    expect(api.requests(joinQueue).map(({ body }) => body)).toEqual([sent]);
  });

  it('opens the visit that a colleague has just created', async () => {
    page.double.api.on(getLatestVisit, fail(404, 'None.'));
    page.double.api.on(joinQueue, fail(409, 'Already there.', { queueId: page.double.visit.id }));
    await choose();
    await page.isInEditor();
  });

  it.each([
    [fail(500, 'Broken.'), 'API Error (500): Broken.'],
    [loseConnection(), 'The server cannot be reached. Please check the connection.'],
  ])('shows why the visit could not be looked up', async (failure, message) => {
    page.double.api.on(getLatestVisit, failure);
    await choose();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(window.location.pathname).toBe(SEARCH_PAGE);
    await expectAccessible();
  });

  it.each([
    [fail(403, 'Not allowed here.'), 'Not allowed here.'],
    [failWithText(502, '<html>'), 'Failed to create queue entry'],
    [failWithText(201, '{"id":7}'), 'Failed to get ID from new queue entry.'],
  ])('shows why the visit could not be created', async (failure, message) => {
    page.double.api.on(getLatestVisit, fail(404, 'None.'));
    page.double.api.on(joinQueue, failure);
    await choose();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('picks the only match on Enter, and the first row of several', async () => {
    const { user, input } = await page.open();
    page.double.api.on(listPatients, found(page.patient, aPatient({ name: 'Meenal Das' })));
    await user.type(input, 'mee');
    const row = (await screen.findByText('Meena Iyer')).closest('tr');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(row);
    expect(window.location.pathname).toBe(SEARCH_PAGE);
    await user.keyboard('{Enter}');
    await page.isInEditor();
  });
});

it('an address with a search shows the results', async () => {
  await renderApp(`${SEARCH_PAGE}?search=mee`, { as: 'receptionist', api: page.double.api });
  expect(await screen.findByText('Meena Iyer')).toBeTruthy();
  expect((await searchField()).value).toBe('mee');
});
