import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  getDoctorQueue,
  getLatestVisit,
  getVisit,
  joinQueue,
  listQueue,
  moveVisit,
  undoVisit,
} from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const doctor = aUser('doctor');
const CONSULTING = { status: 'consulting', doctor_id: doctor.id } as const;

describe('Complete by the reception', () => {
  const desk = async () => {
    let visit: Visit = aVisit(CONSULTING, aPatient({ name: 'Asha Menon' }));
    const api = apiDouble();
    api.on(listStaff, []);
    api.on(listQueue, () => [visit, aVisit({}, aPatient({ name: 'Ravi Kumar' }))]);
    api.on(moveVisit, () => {
      visit = { ...visit, status: 'seen' };
      return visit;
    });
    api.on(undoVisit, () => {
      visit = { ...visit, ...CONSULTING };
      return visit;
    });
    const app = await renderApp('/dashboard', { as: 'receptionist', api });
    return { ...app, complete: await screen.findByRole('button', { name: 'Complete Asha Menon' }) };
  };

  it('acts at once, and can be undone', async () => {
    const { user, api, complete } = await desk();
    await user.click(complete);
    expect(await screen.findByText('Asha Menon: the consultation is completed.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Complete Asha Menon' });
    expect(api.requests(undoVisit)[0]?.body).toEqual({ step: 'complete' });
  });

  it('keeps the scroll position when the row moves to the end', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const { user, complete } = await desk();
    await user.click(complete);
    const row = (await screen.findByText('Asha Menon')).closest('tr')!;
    await waitFor(() => expect(document.activeElement).toBe(row));
    const moves = focus.mock.contexts.flatMap((element, nth) =>
      element === row ? [focus.mock.calls[nth]] : [],
    );
    expect(moves).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });

  it('shows when it can no longer be undone', async () => {
    const { user, api, complete } = await desk();
    api.on(undoVisit, fail(409, 'This doctor already has a patient in consultation.'));
    await user.click(complete);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/already has a patient in consultation/)).toBeTruthy();
  });
});

describe('a consultation completed by the reception', () => {
  const text = /the consultation was completed on another screen/;

  it('is shown on the doctor’s panel, with a link to continue', async () => {
    let visit: Visit = aVisit(CONSULTING, aPatient({ name: 'Asha Menon' }));
    const api = apiDouble();
    api.on(listQueue, []);
    api.on(getVisit, () => visit);
    api.on(getDoctorQueue, () => ({
      currentPatient: visit.status === 'consulting' ? visit : null,
      nextPatient: null,
      waitingCount: 0,
    }));
    api.on(undoVisit, () => {
      visit = { ...visit, ...CONSULTING };
      return visit;
    });
    const { user, events } = await renderApp('/dashboard/queue', { as: doctor, api });
    const now = within(await screen.findByRole('region', { name: 'NOW SEEING' }));
    await now.findByText('Asha Menon');
    visit = { ...visit, status: 'seen' };
    events.emit({ topic: 'queue', id: visit.id });
    expect(await screen.findByText(text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue with it' }));
    expect(await now.findByText('Asha Menon')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('is shown on the open record', async () => {
    const { api, visit } = visitDouble(CONSULTING);
    const { events } = await renderApp(`/edit-complaint/${visit.id}`, { as: doctor, api });
    await screen.findByRole('button', { name: 'Complete Consultation' });
    api.on(getVisit, { ...visit, status: 'seen' });
    events.emit({ topic: 'queue', id: visit.id });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is not announced on a record opened afterwards', async () => {
    const { api, visit } = visitDouble({ ...CONSULTING, status: 'seen' });
    await renderApp(`/edit-complaint/${visit.id}`, { as: doctor, api });
    await screen.findByLabelText('Complaint');
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('a visit created from a search result', () => {
  const patient = aPatient({ name: 'Meena Iyer' });
  const choose = async (as: 'receptionist' | 'lab' | 'pharmacy') => {
    const double = visitDouble({ token_no: 7 }, {}, patient);
    const { api, visit } = double;
    api.on(listPatients, { patients: [patient], totalCount: 1, currentPage: 1, totalPages: 1 });
    api.on(getLatestVisit, fail(404, 'None.'));
    api.on(joinQueue, visit);
    api.on(listQueue, []);
    api.on(listStaff, []);
    const app = await renderApp('/search-patient', { as, api });
    await app.user.type(await screen.findByLabelText('Patient or new case'), 'mee');
    return {
      ...app,
      visit,
      open: async () => app.user.click(await screen.findByText('Meena Iyer')),
    };
  };

  it('is announced, and removed by Undo', async () => {
    const { user, api, visit, open } = await choose('receptionist');
    await open();
    expect(await screen.findByText('Meena Iyer was added to the queue: token 7.')).toBeTruthy();
    await screen.findByLabelText('Complaint');
    api.on(undoVisit, { ...visit, status: 'cancelled' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.requests(undoVisit)[0]).toMatchObject({
      params: { id: visit.id },
      body: { step: 'join' },
    });
  });

  it.each(['lab', 'pharmacy'] as const)(
    'is not created by the %s: the patient’s record opens',
    async (role) => {
      const { api, open } = await choose(role);
      await open();
      await waitFor(() =>
        expect(window.location.pathname).toBe(`/dashboard/patient-record/${patient.id}`),
      );
      expect(api.requests(joinQueue)).toHaveLength(0);
    },
  );

  it.each(['lab', 'pharmacy'] as const)(
    'opens read-only for the %s when it already exists',
    async (role) => {
      const { api, visit, open } = await choose(role);
      api.on(getLatestVisit, visit);
      await open();
      await screen.findByText('Read only');
      expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${visit.id}`);
    },
  );
});
