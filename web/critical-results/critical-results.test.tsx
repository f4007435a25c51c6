import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import {
  acknowledgeCriticalResults,
  listCriticalResults,
} from '#contract/lab/critical/critical.endpoints.ts';
import type { CriticalReport } from '#contract/lab/critical/critical-result.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { UNKNOWN_BORN } from '#contract/patients/age.rules.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { PATIENT_SECOND_NAMES } from '#contract/patients/patient.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents, listNotices } from '#contract/privacy/consent.endpoints.ts';
import {
  getDoctorQueue,
  getLatestVisit,
  listQueue,
  listUnbilled,
} from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { narrowScreen } from '#web/testing/narrow-screen.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const doctor = aUser('doctor');
const patient = aPatient({ name: 'Asha Menon', phone: '98450 12345' });
const { id, name, token, age, gender, phone } = patient;
const LINE = 'Haemoglobin 6.2 g/dL (low), Platelet Count 18000 /µL (low)';

function critical(changes: Partial<CriticalReport> = {}): CriticalReport {
  const result = { id: anId(), test_name: 'CBC', found_at: '2026-11-21T04:30:00.000Z' };
  return {
    order_id: anId(),
    patient_id: id,
    Patient: addSecondNames(
      { id, name, token, age, ...UNKNOWN_BORN, gender, phone },
      PATIENT_SECOND_NAMES,
    ),
    doctor: { id: doctor.id, name: doctor.name },
    results: [
      { ...result, parameter: 'Haemoglobin', result: '6.2', unit: 'g/dL', flag: 'critical_low' },
      {
        ...{ ...result, id: anId(), parameter: 'Platelet Count', result: '18000', unit: '/µL' },
        flag: 'critical_low',
      },
    ],
    ...changes,
  };
}

let api: ReturnType<typeof apiDouble>;
let open: CriticalReport[];
beforeEach(() => {
  api = apiDouble();
  open = [critical()];
  api.on(listCriticalResults, () => open);
  api.on(acknowledgeCriticalResults, ({ params, body: { results } }) => {
    open = open.filter(({ order_id }) => order_id !== params.id);
    return { acknowledged: results.length };
  });
  api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  api.on(listQueue, [aVisit({}, patient), aVisit({}, aPatient({ name: 'Bina Roy' }))]);
  api.on(listStaff, []);
});

const TEXT = new RegExp(LINE.replace(/[()/]/g, '\\$&'));
const line = () => screen.findByText(TEXT);
/** The line above a page that marks its rows as well. */
const lineAbove = async () =>
  within(await screen.findByRole('region', { name: 'Critical results' })).findByText(TEXT);
const acknowledge = () =>
  screen.queryByRole('button', { name: 'Acknowledge the critical results of Asha Menon' });

describe('critical results', () => {
  it('are a red line above every page of the ordering doctor, also without the header', async () => {
    await renderApp('/dashboard/search-patient', { as: doctor, api });
    const text = await line();
    expect(text.closest('section')?.getAttribute('aria-label')).toBe('Critical results');
    expect(acknowledge()).toBeTruthy();
    await expectAccessible();
    cleanup();
    const other = visitDouble({ status: 'consulting', doctor_id: doctor.id }, {}, aPatient());
    other.api.on(listCriticalResults, ({ query }) => (query.patientId ? [] : open));
    const address = `/dashboard/edit-complaint/${other.visit.id}`;
    await renderApp(address, { as: doctor, api: other.api });
    await line();
  });

  it('have no link to the report before it is released', async () => {
    open = [critical({ reported: false })];
    await renderApp('/dashboard/search-patient', { as: doctor, api });
    await line();
    expect(acknowledge()).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^View report/ })).toBeNull();
  });

  it('of several reports are folded into one line with their count', async () => {
    const bina = { ...open[0]!.Patient, id: anId(), name: 'Bina Roy' };
    open.push(critical({ patient_id: bina.id, Patient: bina }));
    const { user } = await renderApp('/dashboard/search-patient', { as: doctor, api });
    await screen.findByText('2 critical reports: Asha Menon, Bina Roy');
    expect(acknowledge()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 2' }));
    expect(screen.getAllByRole('button', { name: /^Acknowledge the critical/ })).toHaveLength(2);
    await expectAccessible();
    await user.click(acknowledge()!);
    await line();
    expect(screen.queryByText(/critical reports/)).toBeNull();
  });

  it('are folded on a small screen', async () => {
    narrowScreen();
    const { user } = await renderApp('/dashboard/search-patient', { as: doctor, api });
    await line();
    expect(acknowledge()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(acknowledge()).toBeTruthy();
  });

  it('of a colleague are not above other pages', async () => {
    open = [critical({ doctor: { id: anId(), name: 'Dr Bose' } })];
    await renderApp('/dashboard/search-patient', { as: doctor, api });
    await waitFor(() => expect(api.requests(listCriticalResults)).not.toHaveLength(0));
    expect(screen.queryByText(/^Critical/)).toBeNull();
  });

  it('are shown in red on the ordering doctor’s panel, until one press acknowledges them', async () => {
    const { user } = await renderApp('/dashboard/queue', { as: doctor, api });
    expect((await lineAbove()).textContent).toBe(`Critical: Asha Menon · ${LINE}`);
    expect(screen.getByText(/Phone 98450 12345/)).toBeTruthy();
    await expectAccessible();
    const ids = open[0]?.results.map((result) => result.id);
    await user.click(acknowledge()!);
    await waitFor(() => expect(acknowledge()).toBeNull());
    expect(api.requests(acknowledgeCriticalResults)[0]?.body).toEqual({ results: ids });
  });

  it('of a colleague’s patient are not on the panel', async () => {
    open = [critical({ doctor: { id: anId(), name: 'Dr Bose' } })];
    await renderApp('/dashboard/queue', { as: doctor, api });
    await screen.findByRole('region', { name: 'NOW SEEING' });
    expect(acknowledge()).toBeNull();
  });

  it('of a colleague’s patient mark the patient who is next, and the row of the waiting list', async () => {
    open = [critical({ doctor: { id: anId(), name: 'Dr Bose' } })];
    const nextPatient = aVisit({}, patient);
    api.on(getDoctorQueue, { currentPatient: null, nextPatient, waitingCount: 1 });
    await renderApp('/dashboard/queue', { as: doctor, api });
    const next = within(await screen.findByRole('region', { name: 'NEXT IN QUEUE' }));
    expect(await next.findByText(`Critical: ${LINE}`)).toBeTruthy();
    const waiting = within(await screen.findByRole('region', { name: 'Patients waiting' }));
    const row = (await waiting.findByText(`Critical: ${LINE}`)).closest('tr');
    expect(within(row!).getByText('Asha Menon')).toBeTruthy();
    expect(waiting.getAllByText(/^Critical/)).toHaveLength(1);
    await expectAccessible();
  });

  it('appear at once when a report is submitted, without a reload', async () => {
    open = [];
    const { events } = await renderApp('/dashboard/queue', { as: doctor, api });
    await screen.findByRole('region', { name: 'NOW SEEING' });
    expect(acknowledge()).toBeNull();
    open = [critical({ doctor: null })];
    events.emit({ topic: 'lab-orders', id: anId() });
    await lineAbove();
  });

  it('mark the row of the patient in the queue, for a person who may not acknowledge them too', async () => {
    await renderApp('/dashboard', { as: 'receptionist', api });
    const row = (await line()).closest('tr');
    expect(within(row!).getByText('Asha Menon')).toBeTruthy();
    expect(screen.getAllByText(/^Critical/)).toHaveLength(1);
    expect(acknowledge()).toBeNull();
    await expectAccessible();
  });

  it('mark the row of the patient among the unbilled visits', async () => {
    const visits = [aVisit({ status: 'seen', unbilled: true }, patient)];
    api.on(listUnbilled, { visits, totalCount: 1, currentPage: 1, totalPages: 1 });
    await renderApp('/dashboard?unbilled=yes', { as: 'receptionist', api });
    const row = (await line()).closest('tr');
    expect(within(row!).getByText('Asha Menon')).toBeTruthy();
  });

  it('are shown on the patient record, for orders of any doctor', async () => {
    open = [critical({ doctor: { id: anId(), name: 'Dr Bose' } })];
    api.on(getPatient, patient);
    api.on(listPastComplaints, []);
    api.on(listPatientPharmacyOrders, []);
    api.on(listPatientLabOrders, []);
    api.on(listPatientLabReports, []);
    api.on(getLatestVisit, fail(404, 'No visit.'));
    api.on(listConsents, []);
    api.on(listNotices, []);
    api.on(listPatientVitals, []);
    api.on(findAlike, { found: [] });
    await renderApp(`/dashboard/patient-record/${id}`, { as: doctor, api });
    expect((await line()).textContent).toBe(`Critical · ${LINE}`);
    expect(api.requests(listCriticalResults).map(({ query }) => query)).toContainEqual({
      patientId: id,
    });
    expect(acknowledge()).toBeTruthy();
  });

  it('are shown in the patient’s consultation', async () => {
    const visiting = { status: 'consulting', doctor_id: doctor.id } as const;
    const record = visitDouble(visiting, {}, patient);
    record.api.on(listCriticalResults, open);
    const address = `/dashboard/edit-complaint/${record.visit.id}`;
    await renderApp(address, { as: doctor, api: record.api });
    await line();
  });

  it('are acknowledged by mouse without moving the focus of a person who types', async () => {
    const visiting = { status: 'consulting', doctor_id: doctor.id } as const;
    const record = visitDouble(visiting, {}, patient);
    record.api.on(listCriticalResults, () => open);
    record.api.on(acknowledgeCriticalResults, () => {
      open = [];
      return { acknowledged: 2 };
    });
    const address = `/dashboard/edit-complaint/${record.visit.id}`;
    const { user } = await renderApp(address, { as: doctor, api: record.api });
    const complaint = await screen.findByLabelText<HTMLTextAreaElement>('Complaint');
    await line();
    await user.type(complaint, 'Dizzy');
    await user.click(acknowledge()!);
    await waitFor(() => expect(acknowledge()).toBeNull());
    expect(document.activeElement).toBe(complaint);
  });

  it('are there before a page without a header, which they would move', async () => {
    const reports = Promise.withResolvers<CriticalReport[]>();
    const record = visitDouble({ status: 'consulting', doctor_id: doctor.id });
    record.api.on(listCriticalResults, () => reports.promise);
    const address = `/dashboard/edit-complaint/${record.visit.id}`;
    await renderApp(address, { as: doctor, api: record.api });
    await waitFor(() => expect(record.api.requests(listCriticalResults)).toHaveLength(1));
    expect(screen.queryByRole('main')).toBeNull();
    reports.resolve(open);
    await line();
    expect(await screen.findByLabelText('Complaint')).toBeTruthy();
  });

  it('let a page without a header open a second later, when they are not known', async () => {
    holdTime();
    const record = visitDouble({ status: 'consulting', doctor_id: doctor.id });
    record.api.on(listCriticalResults, () => new Promise<never>(() => undefined));
    const address = `/dashboard/edit-complaint/${record.visit.id}`;
    await renderApp(address, { as: doctor, api: record.api });
    await pass(800);
    expect(screen.queryByRole('main')).toBeNull();
    await pass(300);
    expect(await screen.findByLabelText('Complaint')).toBeTruthy();
  });

  it('stay when they could not be acknowledged, with an error', async () => {
    api.on(acknowledgeCriticalResults, fail(500, 'The server is busy.'));
    const { user } = await renderApp('/dashboard/queue', { as: doctor, api });
    await lineAbove();
    await user.click(acknowledge()!);
    expect(
      await screen.findByText('The critical results were not acknowledged: The server is busy.'),
    ).toBeTruthy();
    expect(acknowledge()).toBeTruthy();
  });

  it('that could not be loaded can be retried', async () => {
    api.on(listCriticalResults, fail(500, 'The server is busy.'));
    const { user } = await renderApp('/dashboard/queue', { as: doctor, api });
    await screen.findByText('Critical results could not be loaded.');
    api.on(listCriticalResults, () => open);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await line();
  });
});
