import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const meena = aPatient({ name: 'Meena Iyer' });
const ravi = aPatient({ name: 'Ravi Rao' });
const PATIENTS = [meena, ravi];

type Found = { patients: (typeof meena)[]; totalCount: number };
const of = (term: string): Found & { currentPage: number; totalPages: number } => {
  const patients = PATIENTS.filter(({ name }) => name.toLowerCase().startsWith(term));
  return { patients, totalCount: patients.length, currentPage: 1, totalPages: 1 };
};

const PAGES = [
  { page: '/search-patient', as: 'doctor' as const, role: 'textbox' },
  { page: '/dashboard/search-patient-records', as: 'pharmacy' as const, role: 'searchbox' },
];

let slow: Map<string, PromiseWithResolvers<void>>;
let opened: string[];
let api: ReturnType<typeof visitDouble>['api'];

beforeEach(() => {
  slow = new Map();
  opened = [];
  ({ api } = visitDouble({}, {}, meena));
  api.on(listPatients, async ({ query }) => {
    await slow.get(query.search)?.promise;
    return of(query.search);
  });
  const open = (id: string) => {
    opened.push(PATIENTS.find((patient) => patient.id === id)?.name ?? id);
    return fail(500, 'Far enough for this test.');
  };
  api.on(getLatestVisit, ({ params }) => open(params.id));
  api.on(getPatient, ({ params }) => open(params.id));
  api.on(listPastComplaints, []);
  api.on(listPatientPharmacyOrders, []);
  api.on(listPatientLabOrders, []);
  api.on(listPatientLabReports, []);
});

describe.each(PAGES)('$page: Enter and click act only on the results of the current text', (at) => {
  const meenaFound = async () => {
    holdTime();
    const { user } = await renderApp(at.page, { as: at.as, api });
    const field = await screen.findByRole(at.role, { name: /^(Find a patient|Patient or new)/ });
    await user.type(field, 'meena');
    await pass(350);
    await screen.findByText('Meena Iyer');
    await user.clear(field);
    return { user, field };
  };

  it('Enter before the debounce opens the patient of the new text', async () => {
    const { user, field } = await meenaFound();
    await user.type(field, 'ravi{Enter}');
    await waitFor(() => expect(opened).toEqual(['Ravi Rao']));
  });

  it('Enter during a request opens its patient once it returns', async () => {
    const { user, field } = await meenaFound();
    const answer = Promise.withResolvers<void>();
    slow.set('ravi', answer);
    await user.type(field, 'ravi');
    await pass(350);
    await user.keyboard('{Enter}');
    await pass(1000);
    expect(opened).toEqual([]);
    answer.resolve();
    await waitFor(() => expect(opened).toEqual(['Ravi Rao']));
  });

  it('Enter on a text that has changed since opens none', async () => {
    const { user, field } = await meenaFound();
    const answer = Promise.withResolvers<void>();
    slow.set('ravi', answer);
    await user.type(field, 'ravi{Enter}');
    await user.type(field, 'kumar');
    answer.resolve();
    await pass(1000);
    await screen.findByText('No patients found.');
    expect(opened).toEqual([]);
  });

  it('a click on a row of the earlier text opens none', async () => {
    const { user, field } = await meenaFound();
    await user.type(field, 'ravi');
    await user.click(screen.getByText('Meena Iyer'));
    await pass(350);
    await user.click(await screen.findByText('Ravi Rao'));
    await waitFor(() => expect(opened).toEqual(['Ravi Rao']));
  });
});
