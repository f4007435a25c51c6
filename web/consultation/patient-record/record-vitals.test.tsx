import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents, listNotices } from '#contract/privacy/consent.endpoints.ts';
import { getLatestVisit } from '#contract/queue/queue.endpoints.ts';
import type { VisitStatus } from '#contract/queue/visit.status.ts';
import {
  getVisitVitals,
  listPatientVitals,
  recordVitals,
} from '#contract/vitals/vitals.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

async function openRecord(status: VisitStatus, role: 'receptionist' | 'pharmacy') {
  const patient = aPatient({ name: 'Meena Iyer' });
  const visit = aVisit({ status }, patient);
  const empty = { visitId: visit.id, patientId: patient.id, readings: [] };
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(getPatient, patient);
  api.on(listPastComplaints, []);
  api.on(listPatientPharmacyOrders, []);
  api.on(listPatientLabOrders, []);
  api.on(listPatientLabReports, []);
  api.on(listConsents, []);
  api.on(listNotices, []);
  api.on(getLatestVisit, visit);
  api.on(listPatientVitals, []);
  api.on(getVisitVitals, empty);
  api.on(recordVitals, empty);
  const view = await renderApp(`/dashboard/patient-record/${patient.id}`, { as: role, api });
  const region = within(await screen.findByRole('region', { name: 'Vitals' }));
  return { ...view, api, visit, region };
}

it('the desk records the vitals of an open visit on the record', async () => {
  const { user, api, visit, region } = await openRecord('waiting', 'receptionist');
  await user.type(await region.findByRole('textbox', { name: 'Vitals' }), '120/80{Enter}');
  const [call] = api.requests(recordVitals);
  expect(call?.params).toEqual({ id: visit.id });
  expect(call?.body.readings.map(({ kind, value }) => [kind, value])).toEqual([
    ['systolic', 120],
    ['diastolic', 80],
  ]);
});

it('a visit that ended takes no vitals on the record', async () => {
  const { region } = await openRecord('seen', 'receptionist');
  expect(await region.findByText('No vitals recorded yet.')).toBeTruthy();
  expect(region.queryByRole('textbox')).toBeNull();
});

it('a role without the capability sees the vitals only', async () => {
  const { region, api } = await openRecord('waiting', 'pharmacy');
  expect(await region.findByText('No vitals recorded yet.')).toBeTruthy();
  expect(region.queryByRole('textbox')).toBeNull();
  expect(api.requests(getLatestVisit)).toEqual([]);
});
