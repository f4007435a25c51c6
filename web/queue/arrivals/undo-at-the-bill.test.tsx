import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkIn, setAppointmentStatus } from '#contract/appointments/appointments.endpoints.ts';
import { getVisit, joinQueue } from '#contract/queue/queue.endpoints.ts';
import { doctor, emptyClinic } from '#web/testing/pages/add-to-queue.ts';
import {
  asha,
  booked,
  CHECK_IN,
  hasToken,
  openBookedArrival,
  visit,
} from '#web/testing/pages/booked-arrival.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const add = { name: 'Add to queue' };

describe('Undo of a check-in at the bill', () => {
  const complaint = () => screen.findByLabelText<HTMLTextAreaElement>('Complaint');
  const field = () => screen.findByRole('combobox', { name: /^Find a patient/ });

  /** Checked in with a complaint and undone at the bill. */
  async function undone() {
    const app = await openBookedArrival();
    const { user, api } = app;
    api.on(checkIn, {
      appointment: { ...booked, status: 'arrived' },
      visit: { ...visit, billed: false },
    });
    api.on(getVisit, visit);
    await user.type(await complaint(), 'Knee pain');
    await user.click(screen.getByRole('button', add));
    await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' });
    api.on(setAppointmentStatus, { appointment: booked });
    api.on(getVisit, { ...visit, status: 'cancelled' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const goBack = await screen.findByRole('button', { name: 'Queue without the booking' });
    return { ...app, goBack };
  }

  async function expectQueued({ user, api }: Awaited<ReturnType<typeof undone>>) {
    const checksIn = await screen.findByRole('checkbox', { name: CHECK_IN });
    expect(checksIn).toHaveProperty('checked', false);
    await user.click(screen.getByRole('button', add));
    await hasToken();
    expect(api.requests(joinQueue)).toHaveLength(1);
    expect(api.requests(checkIn)).toHaveLength(1);
  }

  it('offers the way back to the arrival', async () => {
    const app = await undone();
    await app.user.click(app.goBack);
    await expectQueued(app);
  });

  it('offers it also on the page that is open again', async () => {
    const app = await undone();
    window.history.back();
    await field();
    await app.user.click(app.goBack);
    await expectQueued(app);
  });

  it('leaves nothing of the arrival for the next patient: Back from the next bill', async () => {
    const { user, api, goBack } = await undone();
    api.on(joinQueue, { ...visit, billed: false, doctor_id: null });
    await user.click(goBack);
    await screen.findByRole('checkbox', { name: CHECK_IN });
    await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Bose');
    await user.click(screen.getByRole('button', add));
    await screen.findByRole('heading', { name: 'Create Bill for Asha Menon' });
    window.history.back();
    await field();
    expect((await complaint()).value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Doctor').value).toBe('');
  });

  it('leaves nothing of it in the history that a reload at the token reads', async () => {
    const app = await undone();
    await app.user.click(app.goBack);
    await expectQueued(app);
    await waitFor(() => expect(window.history.state.usr?.undone).toBeUndefined());
    expect(window.location.search).toBe('');
  });

  it('is given up with its patient', async () => {
    const { user, goBack } = await undone();
    await user.click(goBack);
    await screen.findByRole('checkbox', { name: CHECK_IN });
    expect((await complaint()).value).toBe('Knee pain');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(async () => expect((await complaint()).value).toBe(''));
    expect(document.activeElement).toBe(await field());
  });
});

it('ignores an undone arrival without its patient', async () => {
  const undone = {
    ...{ patientId: asha.id, visitId: visit.id, bookingId: booked.id },
    ...{ name: 'Asha Menon', doctorId: doctor.id, complaint: 'Knee pain' },
  };
  const state = { undone };
  await renderApp('/dashboard/add-patient', { as: 'receptionist', api: emptyClinic(), state });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Complaint')).value).toBe('');
});
