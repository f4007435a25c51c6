import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { getDoctorQueue, getLatestVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aPastComplaint, aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const patient = aPatient({ token: 77, phone: '98450 12345' });
const address = `/dashboard/${patient.id}`;
const visit = aVisit({ complaint: 'Rash', case_summary: 'Allergy' }, patient);

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(getDoctorQueue, { currentPatient: null, nextPatient: visit, waitingCount: 1 });
  api.on(listQueue, [visit]);
  api.on(getPatient, patient);
  api.on(getLatestVisit, visit);
  api.on(listPastComplaints, []);
  api.on(listPatientPharmacyOrders, []);
  api.on(listPatientLabOrders, []);
  api.on(listPatientLabReports, []);
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the record of a patient in the doctor panel', () => {
  it('shows the patient and the texts of their visit', async () => {
    const until = '2026-12-31T00:00:00.000Z';
    const subscriber = { subscription_status: 'active', subscription_end_date: until } as const;
    api.on(getPatient, { ...patient, ...subscriber });
    await renderApp(address, { as: 'doctor', api });
    const record = await section('Meena Iyer');
    const facts = 'Patient no. 77 · 42 y, Female · 98450 12345';
    const line = record.getByText('Active subscription until 31 Dec 2026').parentElement;
    expect(line?.textContent).toContain(facts);
    expect(await record.findByText('Rash')).toBeTruthy();
    expect(record.getByText('Allergy')).toBeTruthy();
    expect(record.getByRole('link', { name: 'Open record' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'NEXT IN QUEUE' })).toBeTruthy();
    await expectAccessible();
  });

  it('shows that they have no visit', async () => {
    api.on(getLatestVisit, fail(404, 'This patient has no open visit.'));
    await renderApp(address, { as: 'doctor', api });
    expect(await screen.findByText('This patient has no open visit.')).toBeTruthy();
  });

  it('shows that it could not be loaded, and retries', async () => {
    api.on(getPatient, fail(500, 'Broken.'));
    api.on(getLatestVisit, fail(500, 'Broken.'));
    const { user } = await renderApp(address, { as: 'doctor', api });
    expect(await screen.findByText('Failed to load patient data.')).toBeTruthy();
    await expectAccessible();
    api.on(getPatient, patient);
    api.on(getLatestVisit, visit);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await section('Meena Iyer')).findByText('Rash')).toBeTruthy();
  });
});

describe('the history of a patient in the doctor panel', () => {
  it('shows that there is none; the current complaint is left out', async () => {
    api.on(listPastComplaints, [aPastComplaint({ id: visit.id, complaint: 'Rash' })]);
    await renderApp(address, { as: 'doctor', api });
    expect(await screen.findByText('No history found for this patient.')).toBeTruthy();
    expect(screen.getAllByText('Rash')).toHaveLength(3);
    await expectAccessible();
  });

  it('shows the newest of each kind, and links to all of them', async () => {
    const many = Array.from({ length: 7 }, (_, n) => aPastComplaint({ complaint: `Number ${n}` }));
    api.on(listPastComplaints, many);
    const order = aPharmacyOrder({ prescription_for_unavailable_drugs: 'Inhaler' }, patient);
    api.on(listPatientPharmacyOrders, [order]);
    const { user } = await renderApp(address, { as: 'doctor', api });
    const record = await section('Meena Iyer');
    expect(await record.findByText('Number 4')).toBeTruthy();
    expect(record.queryByText('Number 5')).toBeNull();
    await user.click(record.getByRole('button', { name: 'Show all 7' }));
    expect(record.getByText('Number 6')).toBeTruthy();
    await user.click(record.getByRole('button', { name: 'Show the newest 5' }));
    expect(record.queryByText('Number 5')).toBeNull();
    expect(record.getByText('Paracetamol 500 mg × 15 Inhaler')).toBeTruthy();
    expect(record.getByText('Dispensed')).toBeTruthy();
    const target = (name: string) => record.getByRole('link', { name }).getAttribute('href');
    expect(target('Past Complaints')).toBe(`/patient/${patient.id}/complaints`);
    expect(target('All pharmacy orders')).toBe(`/patient/${patient.id}/pharmacy-orders`);
    await expectAccessible();
  });

  it('shows lab orders, and the reports’ findings truncated to 50 characters', async () => {
    const order = aLabOrder({ status: 'reported' }, patient);
    const { id, patient_id, status, createdAt, tests } = order;
    const findings = 'Haemoglobin 9.1 g/dL, Platelets 1.2 lakh, WBC 14,000 per microlitre';
    api.on(listPatientLabOrders, [order]);
    api.on(listPatientLabReports, [
      {
        ...{ id, patient_id, status, createdAt, tests },
        reportId: id,
        testName: 'Complete Blood Count',
        reportFindings: findings,
        reportCreatedAt: '2026-11-21T06:00:00.000Z',
      },
    ]);
    await renderApp(address, { as: 'doctor', api });
    const record = await section('Meena Iyer');
    expect(await record.findByText('Reported')).toBeTruthy();
    expect(record.getByText('Complete Blood Count')).toBeTruthy();
    expect(record.getByText(`Complete Blood Count: ${findings.slice(0, 50)}...`)).toBeTruthy();
    await expectAccessible();
  });

  it('shows that it could not be loaded, and retries', async () => {
    api.on(listPastComplaints, fail(500, 'Broken.'));
    const { user } = await renderApp(address, { as: 'doctor', api });
    expect(await screen.findByText('Failed to load patient history.')).toBeTruthy();
    await expectAccessible();
    api.on(listPastComplaints, [aPastComplaint({ complaint: 'Old cough' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Old cough')).toBeTruthy();
  });

  it('updates by events, and polls only while the stream is down', async () => {
    holdTime();
    const { events } = await renderApp(address, { as: 'doctor', api });
    await screen.findByText('No history found for this patient.');
    const asked = api.requests(listPastComplaints).length;
    await pass(25_000);
    expect(api.requests(listPastComplaints)).toHaveLength(asked);
    api.on(listPastComplaints, [aPastComplaint({ complaint: 'Told at the desk' })]);
    events.emit({ topic: 'patients', id: patient.id });
    await pass(1_000);
    await waitFor(() => expect(screen.getByText('Told at the desk')).toBeTruthy());
  });
});
