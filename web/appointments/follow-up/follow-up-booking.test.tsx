import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Appointment, FreeSlot } from '#contract/appointments/appointment.ts';
import {
  bookFollowUp,
  getFollowUpAppointment,
  listFreeSlots,
  moveAppointment,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const DAY = '2099-01-30';
const DOCTOR = aUser('doctor');
const slotAt = (time: string, day = DAY): FreeSlot => ({
  ...{ day, time, free: 1 },
  startsAt: new Date(`${day}T${time}:00+05:30`).toISOString(),
});

/** A visit whose follow-up is on a Friday, with these free slots. */
async function open(followUpOn: string | null, slots: FreeSlot[]) {
  const { api, visit } = visitDouble({ status: 'consulting', doctor_id: DOCTOR.id });
  const clinic = { slots, appointment: null as Appointment | null };
  const booked = ({ day, time }: { day: string; time: string }): Appointment => ({
    ...{ ...slotAt(time, day), id: anId(), patientId: visit.patient_id, doctorId: DOCTOR.id },
    ...{ doctor: 'Dr Bose', minutes: 15, status: 'booked', note: null, reason: null },
    ...{ patient: { name: visit.name, token: 1, phone: null }, visitId: null, token: null },
    outsideHours: false,
  });
  api.on(getVisitSheet, aVisitSheet(visit, { followUpOn }));
  api.on(listFreeSlots, () => ({ slots: clinic.slots }));
  api.on(getFollowUpAppointment, () => ({ appointment: clinic.appointment }));
  const put = (at: { day: string; time: string }) => {
    clinic.appointment = booked(at);
    return { appointment: clinic.appointment, alsoAt: null };
  };
  api.on(bookFollowUp, ({ body }) => put(body!));
  api.on(moveAppointment, ({ body }) => put(body));
  api.on(setAppointmentStatus, ({ body: { status } }) => {
    const appointment = { ...clinic.appointment!, status };
    clinic.appointment = status === 'booked' ? appointment : null;
    return { appointment };
  });
  const view = await renderApp(`/edit-complaint/${visit.id}`, { as: DOCTOR, api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  return { ...view, api, clinic, region, visit };
}

it('books the next free slot of the day in one press, and takes it back', async () => {
  const { user, region, clinic, api } = await open(DAY, [slotAt('10:20')]);
  await user.click(await region.findByRole('button', { name: 'Book 10:20 am' }));
  await region.findByText(/^Booked 10:20 am, Fri 30 Jan 2099, Dr Bose/);
  expect(api.requests(bookFollowUp)[0]?.body).toEqual({ day: DAY, time: '10:20' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await region.findByRole('button', { name: 'Book 10:20 am' });
  expect(clinic.appointment).toBeNull();
});

it('books and moves it by a key', async () => {
  const { user, region, clinic } = await open(DAY, [slotAt('10:20')]);
  await region.findByRole('button', { name: 'Book 10:20 am' });
  await user.keyboard('{Alt>}0{/Alt}');
  await region.findByText(/^Booked 10:20 am/);
  await user.keyboard('{Alt>}0{/Alt}');
  expect(clinic.appointment?.time).toBe('10:20');
});

it('is accessible when it is booked', async () => {
  const { user, region } = await open(DAY, [slotAt('10:20')]);
  await user.click(await region.findByRole('button', { name: 'Book 10:20 am' }));
  await region.findByText(/^Booked 10:20 am/);
  await screen.findByRole('button', { name: 'Undo' });
  await expectAccessible();
});

it('offers the next slot when another desk was faster', async () => {
  const { user, region, clinic, api } = await open(DAY, [slotAt('10:20')]);
  api.on(bookFollowUp, () => {
    clinic.slots = [slotAt('10:35')];
    return fail(409, M.slotTaken);
  });
  await user.click(await region.findByRole('button', { name: 'Book 10:20 am' }));
  await region.findByRole('button', { name: 'Book 10:35 am' });
  await screen.findByText(M.slotTaken);
});

it('names the day when the follow-up day has no free slot', async () => {
  const { region } = await open(DAY, [slotAt('09:00', '2099-01-31')]);
  await region.findByText(M.noFreeSlotThatDay);
  expect(region.getByRole('button', { name: 'Book 9:00 am, Sat 31 Jan 2099' })).toBeTruthy();
});

it('moves a booked follow-up to a changed day', async () => {
  const { user, region, clinic } = await open(DAY, [slotAt('10:20', '2099-02-02')]);
  await user.click(await region.findByRole('button', { name: /^Book/ }));
  await user.click(await region.findByRole('button', { name: /^Move to/ }));
  await waitFor(() => expect(clinic.appointment?.day).toBe('2099-02-02'));
});

it('offers nothing without a day, or for a doctor without hours', async () => {
  const { region } = await open(null, [slotAt('10:20')]);
  await region.findByRole('button', { name: '7 days' });
  expect(region.queryByRole('button', { name: /^Book/ })).toBeNull();
});
