import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const PAN = aDrug({ name: 'Pan 40 mg Tablet', sellable_quantity: 100 });
const AT = '2026-01-05T04:30:00.000Z';

async function open(at: (visit: Visit) => string, status: Visit['status'] = 'consulting') {
  const patient = aPatient({ name: 'Meena Iyer' });
  const double = visitDouble({ status }, {}, patient);
  const { api, visit } = double;
  const [line] = aPharmacyOrder().medications;
  const medications = [
    { ...line!, drug_id: PAN.id, name: PAN.name },
    { ...line!, drug_id: anId(), name: 'Azee 500 mg Tablet' },
  ];
  api.on(listDrugs, [PAN]);
  api.on(listLabTests, []);
  api.on(listPatientPharmacyOrders, [aPharmacyOrder({ date: AT, medications }, patient)]);
  const told = { visitId: anId(), day: '2026-01-05', at: AT, doctor: 'Ravi' };
  api.on(listPastVisits, [
    { ...told, diagnoses: ['URTI'], advice: 'Rest', outsideTests: 'MRI knee' },
  ]);
  api.on(listPastComplaints, []);
  api.on(getLatestVisit, visit);
  api.on(saveVisitSheet, fail(503, 'Later.'));
  const { user } = await renderApp(at(visit), { as: aUser('doctor'), api });
  return { ...double, user };
}

it('repeats the last visit by a key', async () => {
  const { user } = await open(({ id }) => `/edit-complaint/${id}`);
  const panel = within(await screen.findByRole('region', { name: 'Last visits' }));
  await panel.findByText(/URTI · Pan 40 mg Tablet/);
  await user.keyboard('{Alt>}9{/Alt}');
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  expect(await region.findByLabelText('Days of Pan 40 mg Tablet')).toBeTruthy();
  expect(region.getByLabelText('Advice')).toHaveProperty('value', 'Rest');
});

it('inserts the rows of a visit in one act, names drugs that are gone, and undoes it', async () => {
  const { user } = await open(({ id }) => `/edit-complaint/${id}`);
  const panel = within(await screen.findByRole('region', { name: 'Last visits' }));
  await panel.findByText(/URTI · Pan 40 mg Tablet · Azee 500 mg Tablet · MRI knee · advice/);
  await expectAccessible();
  await user.click(panel.getByRole('button', { name: 'Repeat the visit of 5 Jan 2026' }));
  const sheet = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  expect(await sheet.findByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
  expect(sheet.getByLabelText('Advice')).toHaveProperty('value', 'Rest');
  expect(sheet.getByLabelText('Tests elsewhere')).toHaveProperty('value', 'MRI knee');
  expect(sheet.getByLabelText('From outside')).toHaveProperty(
    'value',
    'Azee 500 mg Tablet – After food, for 5 days',
  );
  expect(
    await screen.findByText(/^Visit of 5 Jan 2026: 1 drug.*No longer in the pharmacy/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sheet.queryByLabelText(/^Days of/)).toBeNull();
  expect(sheet.queryByLabelText('From outside')).toBeNull();
  expect(sheet.queryByLabelText('Tests elsewhere')).toBeNull();
});

it('takes a double click for one press, and shows the sheet on a phone', async () => {
  const { user } = await open(({ id }) => `/edit-complaint/${id}`);
  await user.click(await screen.findByRole('tab', { name: 'What is known' }));
  const name = 'Repeat the visit of 5 Jan 2026';
  await user.dblClick(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/^Visit of 5 Jan 2026: 1 drug/)).toBeTruthy();
  expect(screen.queryByText(/nothing new/)).toBeNull();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sheet');
});

it('from the patient record, opens the sheet of the open visit and inserts once', async () => {
  const { user, visit } = await open(({ patient_id }) => `/dashboard/patient-record/${patient_id}`);
  await user.click(await screen.findByRole('button', { name: 'Repeat the visit of 5 Jan 2026' }));
  await waitFor(() => expect(window.location.pathname).toContain(visit.id));
  const sheet = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  expect(await sheet.findAllByLabelText('Days of Pan 40 mg Tablet')).toHaveLength(1);
});

it('offers no repeat on the record of a patient without an open visit', async () => {
  await open(({ patient_id }) => `/dashboard/patient-record/${patient_id}`, 'seen');
  expect(await screen.findByText('No vitals recorded yet.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Last visits' })).toBeNull();
});
