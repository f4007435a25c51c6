import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  getDoctorQueue,
  getLatestVisit,
  getQueueEntry,
  joinQueue,
  listQueue,
  moveVisit,
  undoVisit,
} from '#contract/queue/queue.endpoints.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/records/people.ts';
import { recordDouble } from '#web/testing/records/records.ts';
import { aPatient, aVisit } from '#web/testing/records/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const doctor = aUser('doctor');
const CONSULTING = { status: 'consulting', doctor_id: doctor.id } as const;

describe('Complete by the desk', () => {
  const desk = async () => {
    let visit: QueueEntry = aVisit(CONSULTING, aPatient({ name: 'Asha Menon' }));
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

  it('leaves the page where it is, though the row moves to the end', async () => {
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

  it('shows when it can’t be undone any more', async () => {
    const { user, api, complete } = await desk();
    api.on(undoVisit, fail(409, 'This doctor already has a patient in consultation.'));
    await user.click(complete);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/already has a patient in consultation/)).toBeTruthy();
  });
});

describe('a consultation that the desk completes', () => {
  const text = /the consultation was completed on another screen/;

  it('is seen on the doctor’s panel, with the way to go on', async () => {
    let visit: QueueEntry = aVisit(CONSULTING, aPatient({ name: 'Asha Menon' }));
    const api = apiDouble();
    api.on(listQueue, []);
    api.on(getQueueEntry, () => visit);
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
    await user.click(screen.getByRole('button', { name: 'Go on with it' }));
    expect(await now.findByText('Asha Menon')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('is seen on the open record', async () => {
    const { api, visit } = recordDouble(CONSULTING);
    const { events } = await renderApp(`/edit-complaint/${visit.id}`, { as: doctor, api });
    await screen.findByRole('button', { name: 'Complete Consultation' });
    api.on(getQueueEntry, { ...visit, status: 'seen' });
    events.emit({ topic: 'queue', id: visit.id });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is not announced on a record opened afterwards', async () => {
    const { api, visit } = recordDouble({ ...CONSULTING, status: 'seen' });
    await renderApp(`/edit-complaint/${visit.id}`, { as: doctor, api });
    await screen.findByLabelText('Complaint');
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('a visit that a search result made', () => {
  const patient = aPatient({ name: 'Meena Iyer' });
  const choose = async (as: 'receptionist' | 'lab' | 'pharmacy') => {
    const double = recordDouble({ token_no: 7 }, {}, patient);
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

  it('is announced, and returns when it is undone', async () => {
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
    'is none for the %s: the patient’s record opens',
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
    'that is there already opens for the %s to be read',
    async (role) => {
      const { api, visit, open } = await choose(role);
      api.on(getLatestVisit, visit);
      await open();
      await screen.findByText('Read only');
      expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${visit.id}`);
    },
  );
});
