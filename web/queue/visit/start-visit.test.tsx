import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  getLatestVisit,
  getVisit,
  listQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const doctor = aUser('doctor');
const name = /^Start this patient/;

const PAGES = {
  'the panel': ({ patient_id }: Visit) => `/dashboard/${patient_id}`,
  'the consultation': ({ id }: Visit) => `/dashboard/edit-complaint/${id}`,
  'the patient’s record': ({ patient_id }: Visit) => `/dashboard/patient-record/${patient_id}`,
} as const;

async function open(page: keyof typeof PAGES, changes: Partial<Visit> = {}, as = doctor) {
  const patient = aPatient({ name: 'Meena Iyer' });
  const { api, visit } = visitDouble(changes, {}, patient);
  let now = visit;
  api.on(getLatestVisit, () => now);
  api.on(getVisit, () => now);
  api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  api.on(listQueue, []);
  api.on(moveVisit, ({ body }) => {
    now = { ...now, status: body.status, doctor_id: body.doctorId ?? null };
    return now;
  });
  const app = await renderApp(PAGES[page](visit), { as, api });
  await screen.findAllByText(/Meena Iyer/);
  return { ...app, visit };
}

describe('starting a chosen patient', () => {
  it.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
    'takes one press on %s, sent once for a double click',
    async (page) => {
      const { user, api, visit } = await open(page, { doctor_id: doctor.id });
      await user.dblClick(await screen.findByRole('button', { name }));
      await waitFor(() => expect(api.requests(moveVisit)).toHaveLength(1));
      expect(api.requests(moveVisit)[0]).toMatchObject({
        params: { id: visit.id },
        body: { status: 'consulting', doctorId: doctor.id, seenDoctorId: doctor.id },
      });
      if (page !== 'the patient’s record') return;
      await screen.findByLabelText('Complaint');
      expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${visit.id}`);
    },
  );

  it('takes F9 on the consultation, which then offers to complete it', async () => {
    const { user, api } = await open('the consultation', { doctor_id: doctor.id });
    await screen.findByRole('button', { name: 'Start this patient (F9)' });
    expect(screen.queryByRole('button', { name: /all next/ })).toBeNull();
    await user.keyboard('{F9}');
    await screen.findByRole('button', { name: 'Complete and call next (F9)' });
    // A double press must not complete an unseen consultation.
    await user.keyboard('{F9}');
    expect(api.requests(moveVisit)).toHaveLength(1);
    expect(api.requests(completeVisit)).toHaveLength(0);
  });

  it.each([
    ['seen', { status: 'seen', doctor_id: doctor.id }],
    ['a colleague’s', { doctor_id: anId() }],
  ] as const)('leaves F9 to call the next patient where it is %s', async (_, changes) => {
    const { user, api, visit } = await open('the consultation', changes);
    const next = { ...visit, id: anId(), status: 'consulting', doctor_id: doctor.id } as const;
    api.on(callNext, next);
    await screen.findByRole('button', { name: 'Call next (F9)' });
    await user.keyboard('{F9}');
    await waitFor(() =>
      expect(window.location.pathname).toBe(`/dashboard/edit-complaint/${next.id}`),
    );
    expect(api.requests(moveVisit)).toHaveLength(0);
  });

  it('claims a patient of the general queue, unless a colleague was faster', async () => {
    const { user, api } = await open('the consultation');
    api.on(moveVisit, fail(409, 'A colleague has just assigned this patient to a doctor.'));
    await user.click(await screen.findByRole('button', { name }));
    expect(api.requests(moveVisit)[0]?.body).toMatchObject({ seenDoctorId: null });
    expect(await screen.findByText(/A colleague has just assigned/)).toBeTruthy();
  });

  it.each([
    ['a colleague’s patient', { doctor_id: anId() }, doctor],
    ['one who is seen already', { status: 'seen', doctor_id: doctor.id }, doctor],
    ['the reception', {}, aUser('receptionist')],
    ['an admin', {}, aUser('admin')],
  ] as const)('is not offered for %s', async (_, changes, as) => {
    await open('the consultation', changes, as);
    await screen.findByLabelText('Complaint');
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
