import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  acknowledgeCriticalResults,
  listCriticalResults,
} from '#contract/lab/critical/critical.endpoints.ts';
import { type ApiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { narrowScreen } from '#web/testing/narrow-screen.ts';
import {
  acknowledgeButton,
  asha,
  criticalApi,
  criticalLine,
  criticalReport,
  doctor,
  lineAbove,
  type OpenReports,
} from '#web/testing/pages/critical-line.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';
import { keepPending } from '#web/ui/keep-pending.ts';

let api: ApiDouble;
let open: OpenReports;
beforeEach(() => {
  ({ api, open } = criticalApi());
});

describe('critical results', () => {
  it('are a red line above every page of the ordering doctor, also without the header', async () => {
    await renderApp('/dashboard/search-patient', { as: doctor, api });
    const text = await criticalLine();
    expect(text.closest('section')?.getAttribute('aria-label')).toBe('Critical results');
    expect(acknowledgeButton()).toBeTruthy();
    await expectAccessible();
    cleanup();
    const other = visitDouble({ status: 'consulting', doctor_id: doctor.id }, {}, aPatient());
    other.api.on(listCriticalResults, ({ query }) => (query.patientId ? [] : open.reports));
    const address = `/dashboard/edit-complaint/${other.visit.id}`;
    await renderApp(address, { as: doctor, api: other.api });
    await criticalLine();
  });

  it('have no link to the report before it is released', async () => {
    open.reports = [criticalReport({ reported: false })];
    await renderApp('/dashboard/search-patient', { as: doctor, api });
    await criticalLine();
    expect(acknowledgeButton()).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^View report/ })).toBeNull();
  });

  it('of several reports are folded into one line with their count', async () => {
    const bina = { ...open.reports[0]!.Patient, id: anId(), name: 'Bina Roy' };
    open.reports.push(criticalReport({ patient_id: bina.id, Patient: bina }));
    const { user } = await renderApp('/dashboard/search-patient', { as: doctor, api });
    await screen.findByText('2 critical reports: Asha Menon, Bina Roy');
    expect(acknowledgeButton()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 2' }));
    expect(screen.getAllByRole('button', { name: /^Acknowledge the critical/ })).toHaveLength(2);
    await expectAccessible();
    await user.click(acknowledgeButton()!);
    await criticalLine();
    expect(screen.queryByText(/critical reports/)).toBeNull();
  });

  it('are folded on a small screen', async () => {
    narrowScreen();
    const { user } = await renderApp('/dashboard/search-patient', { as: doctor, api });
    await criticalLine();
    expect(acknowledgeButton()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(acknowledgeButton()).toBeTruthy();
  });

  it('of a colleague are not above other pages', async () => {
    open.reports = [criticalReport({ doctor: { id: anId(), name: 'Dr Bose' } })];
    await renderApp('/dashboard/search-patient', { as: doctor, api });
    await waitFor(() => expect(api.requests(listCriticalResults)).not.toHaveLength(0));
    expect(screen.queryByText(/^Critical/)).toBeNull();
  });

  it('appear at once when a report is submitted, without a reload', async () => {
    open.reports = [];
    const { events } = await renderApp('/dashboard/queue', { as: doctor, api });
    await screen.findByRole('region', { name: 'NOW SEEING' });
    expect(acknowledgeButton()).toBeNull();
    open.reports = [criticalReport({ doctor: null })];
    events.emit({ topic: 'lab-orders', id: anId() });
    await lineAbove();
  });

  it('are acknowledged by mouse without moving the focus of a person who types', async () => {
    const visiting = { status: 'consulting', doctor_id: doctor.id } as const;
    const record = visitDouble(visiting, {}, asha);
    record.api.on(listCriticalResults, () => open.reports);
    record.api.on(acknowledgeCriticalResults, () => {
      open.reports = [];
      return { acknowledged: 2 };
    });
    const address = `/dashboard/edit-complaint/${record.visit.id}`;
    const { user } = await renderApp(address, { as: doctor, api: record.api });
    const complaint = await screen.findByLabelText<HTMLTextAreaElement>('Complaint');
    await criticalLine();
    await user.type(complaint, 'Dizzy');
    await user.click(acknowledgeButton()!);
    await waitFor(() => expect(acknowledgeButton()).toBeNull());
    expect(document.activeElement).toBe(complaint);
  });

  it('are there before a page without a header, which they would move', async () => {
    const reports = Promise.withResolvers<OpenReports['reports']>();
    const record = visitDouble({ status: 'consulting', doctor_id: doctor.id });
    record.api.on(listCriticalResults, () => reports.promise);
    const address = `/dashboard/edit-complaint/${record.visit.id}`;
    await renderApp(address, { as: doctor, api: record.api });
    await waitFor(() => expect(record.api.requests(listCriticalResults)).toHaveLength(1));
    expect(screen.queryByRole('main')).toBeNull();
    reports.resolve(open.reports);
    await criticalLine();
    expect(await screen.findByLabelText('Complaint')).toBeTruthy();
  });

  it('let a page without a header open a second later, when they are not known', async () => {
    holdTime();
    const record = visitDouble({ status: 'consulting', doctor_id: doctor.id });
    record.api.on(listCriticalResults, keepPending);
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
    await user.click(acknowledgeButton()!);
    expect(
      await screen.findByText('The critical results were not acknowledged: The server is busy.'),
    ).toBeTruthy();
    expect(acknowledgeButton()).toBeTruthy();
  });

  it('that could not be loaded can be retried', async () => {
    api.on(listCriticalResults, fail(500, 'The server is busy.'));
    const { user } = await renderApp('/dashboard/queue', { as: doctor, api });
    await screen.findByText('Critical results could not be loaded.');
    api.on(listCriticalResults, () => open.reports);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await criticalLine();
  });
});
