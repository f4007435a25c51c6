import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  getDoctorQueue,
  getLatestVisit,
  joinQueue,
  listQueue,
  undoVisit,
} from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const named = (name: string, changes: Partial<Visit> = {}) => aVisit(changes, aPatient({ name }));

/** A clinic with a waiting visit and a draft. */
function aClinic() {
  const waits = named('Asha Menon', { token_no: 1 });
  const draft = named('New patient', { token_no: 2, draft: true });
  let queue = [waits, draft];
  const api = apiDouble();
  api.on(listStaff, []);
  api.on(listQueue, () => queue);
  api.on(getDoctorQueue, { currentPatient: null, nextPatient: waits, waitingCount: 1 });
  api.on(joinQueue, () => {
    const { draft: _, ...begun } = draft;
    queue = [waits, begun];
    return begun;
  });
  api.on(undoVisit, () => {
    queue = [waits];
    return { ...draft, status: 'cancelled' as const };
  });
  return { api, draft };
}

const SCREENS = [
  ['the reception’s queue', 'receptionist', '/dashboard', 'Queue'],
  ['the admin’s queue', 'admin', '/dashboard/queue', 'Queue'],
  ['the doctor’s panel', 'doctor', '/dashboard/queue', 'Patients waiting'],
] as const;

describe('draft visits', () => {
  it.each(SCREENS)('are collapsed in %s, and can be added', async (_, as, address, label) => {
    const { api, draft } = aClinic();
    const { user } = await renderApp(address, { as, api });
    const list = within(await screen.findByRole('grid', { name: label }));
    expect(await list.findByText('Asha Menon')).toBeTruthy();
    expect(screen.queryByText('New patient')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Not begun (1)' }));
    expect(await screen.findByText('New patient')).toBeTruthy();
    await expectAccessible();
    const name = 'Add New patient, token 2, to the queue';
    await user.click(screen.getByRole('button', { name }));
    expect(await list.findByText('New patient')).toBeTruthy();
    expect(api.requests(joinQueue)[0]?.body).toEqual({ patientId: draft.patient_id });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Not begun/ })).toBeNull());
  });

  it('are not counted, and are removed without a confirmation', async () => {
    const { api, draft } = aClinic();
    const { user } = await renderApp('/dashboard', { as: 'receptionist', api });
    expect(await screen.findByText('1 waiting · 0 in consultation · 0 seen')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Not begun (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Remove New patient, token 2' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Not begun/ })).toBeNull());
    expect(api.requests(undoVisit)[0]).toMatchObject({
      params: { id: draft.id },
      body: { step: 'join' },
    });
  });

  it('shows no error when a colleague has added it to the queue a moment ago', async () => {
    const { api, draft } = aClinic();
    api.on(joinQueue, fail(409, 'Already in the queue.', { queueId: draft.id }));
    const { user } = await renderApp('/dashboard', { as: 'receptionist', api });
    await user.click(await screen.findByRole('button', { name: 'Not begun (1)' }));
    await user.click(await screen.findByRole('button', { name: /^Add New patient/ }));
    await waitFor(() => expect(api.requests(joinQueue)).toHaveLength(1));
    expect(screen.queryByText('Already in the queue.')).toBeNull();
  });

  it('are marked on their own page until text is saved, with the same button', async () => {
    const { api, visit } = visitDouble({ draft: true });
    api.on(getLatestVisit, visit);
    api.on(joinQueue, visit);
    const { user } = await renderApp(`/edit-complaint/${visit.id}`, { as: 'doctor', api });
    expect(await screen.findByText('Not begun')).toBeTruthy();
    expect(screen.queryByText('Waiting')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Add Meena Iyer/ }));
    await waitFor(() => expect(api.requests(joinQueue)).toHaveLength(1));
  });

  it('cannot be added by a pharmacist, who may only read', async () => {
    const { api, visit } = visitDouble({ draft: true, doctor_id: anId() });
    await renderApp(`/edit-complaint/${visit.id}`, { as: 'pharmacy', api });
    expect(await screen.findByText('Not begun')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add Meena Iyer/ })).toBeNull();
  });
});
