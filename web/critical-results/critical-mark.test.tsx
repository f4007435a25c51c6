import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import {
  acknowledgeCriticalResults,
  listCriticalResults,
} from '#contract/lab/critical/critical.endpoints.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listConsents, listNotices } from '#contract/privacy/consent.endpoints.ts';
import { getDoctorQueue, getLatestVisit, listUnbilled } from '#contract/queue/queue.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aVisit } from '#web/testing/builders/visits.ts';
import {
  acknowledgeButton,
  asha,
  criticalApi,
  criticalLine,
  criticalReport,
  doctor,
  LINE,
  lineAbove,
  type OpenReports,
} from '#web/testing/pages/critical-line.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

let api: ApiDouble;
let open: OpenReports;
beforeEach(() => {
  ({ api, open } = criticalApi());
});

describe('critical results', () => {
  it('are shown in red on the ordering doctor’s panel, until one press acknowledges them', async () => {
    const { user } = await renderApp('/dashboard/queue', { as: doctor, api });
    expect((await lineAbove()).textContent).toBe(`Critical: Asha Menon · ${LINE}`);
    expect(screen.getByText(/Phone 98450 12345/)).toBeTruthy();
    await expectAccessible();
    const ids = open.reports[0]?.results.map((result) => result.id);
    await user.click(acknowledgeButton()!);
    await waitFor(() => expect(acknowledgeButton()).toBeNull());
    expect(api.requests(acknowledgeCriticalResults)[0]?.body).toEqual({ results: ids });
  });

  it('of a colleague’s patient are not on the panel', async () => {
    open.reports = [criticalReport({ doctor: { id: anId(), name: 'Dr Bose' } })];
    await renderApp('/dashboard/queue', { as: doctor, api });
    await screen.findByRole('region', { name: 'NOW SEEING' });
    expect(acknowledgeButton()).toBeNull();
  });

  it('of a colleague’s patient are marked at the next patient and in the waiting list', async () => {
    open.reports = [criticalReport({ doctor: { id: anId(), name: 'Dr Bose' } })];
    const nextPatient = aVisit({}, asha);
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

  it('are marked in the queue, also for a user who may not acknowledge them', async () => {
    await renderApp('/dashboard', { as: 'receptionist', api });
    const row = (await criticalLine()).closest('tr');
    expect(within(row!).getByText('Asha Menon')).toBeTruthy();
    expect(screen.getAllByText(/^Critical/)).toHaveLength(1);
    expect(acknowledgeButton()).toBeNull();
    await expectAccessible();
  });

  it('are marked in the list of unbilled visits', async () => {
    const visits = [aVisit({ status: 'seen', unbilled: true }, asha)];
    api.on(listUnbilled, { visits, totalCount: 1, currentPage: 1, totalPages: 1 });
    await renderApp('/dashboard?unbilled=yes', { as: 'receptionist', api });
    const row = (await criticalLine()).closest('tr');
    expect(within(row!).getByText('Asha Menon')).toBeTruthy();
  });

  it('are shown on the patient record, for orders of any doctor', async () => {
    open.reports = [criticalReport({ doctor: { id: anId(), name: 'Dr Bose' } })];
    api.on(getPatient, asha);
    api.on(listPastComplaints, []);
    api.on(listPatientPharmacyOrders, []);
    api.on(listPatientLabOrders, []);
    api.on(listPatientLabReports, []);
    api.on(getLatestVisit, fail(404, 'No visit.'));
    api.on(listConsents, []);
    api.on(listNotices, []);
    api.on(listPatientVitals, []);
    api.on(findAlike, { found: [] });
    await renderApp(`/dashboard/patient-record/${asha.id}`, { as: doctor, api });
    expect((await criticalLine()).textContent).toBe(`Critical · ${LINE}`);
    expect(api.requests(listCriticalResults).map(({ query }) => query)).toContainEqual({
      patientId: asha.id,
    });
    expect(acknowledgeButton()).toBeTruthy();
  });

  it('are shown in the patient’s consultation', async () => {
    const visiting = { status: 'consulting', doctor_id: doctor.id } as const;
    const record = visitDouble(visiting, {}, asha);
    record.api.on(listCriticalResults, open.reports);
    const address = `/dashboard/edit-complaint/${record.visit.id}`;
    await renderApp(address, { as: doctor, api: record.api });
    await criticalLine();
  });
});
