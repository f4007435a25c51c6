import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Appointment, FreeSlot } from '#contract/appointments/appointment.ts';
import {
  bookAppointment,
  checkIn,
  listAppointments,
  listDoctorDays,
  listFreeSlots,
  moveAppointment,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { apiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const DAY = '2026-11-21';
const PAGE = '/dashboard/appointments';
const patient = aPatient({ name: 'Meena Iyer', token: 12 });
const bose = aStaffMember({ role: 'doctor', name: 'Dr Bose' });

function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    id: anId(),
    patientId: patient.id,
    patient: { name: 'Meena Iyer', token: 12, phone: '9876543210' },
    doctorId: bose.id,
    doctor: 'Dr Bose',
    day: DAY,
    time: '10:00',
    startsAt: '2026-11-21T04:30:00.000Z',
    minutes: 15,
    status: 'booked',
    note: null,
    reason: null,
    visitId: null,
    token: null,
    outsideHours: false,
    ...changes,
  };
}
const slot = (time: string, startsAt: string): FreeSlot => ({ day: DAY, time, startsAt, free: 1 });
const TEN = slot('10:00', '2026-11-21T04:30:00.000Z');
const ELEVEN = slot('11:00', '2026-11-21T05:30:00.000Z');

function double(...appointments: Appointment[]) {
  const api = apiDouble();
  api.on(findAlike, { found: [] });
  api.on(listStaff, [bose]);
  // The doctor of the bill after a check-in.
  api.on(getStaffMember, bose);
  api.on(listAppointments, { appointments });
  api.on(listFreeSlots, { slots: [TEN, ELEVEN] });
  api.on(listDoctorHours, { doctors: [] });
  api.on(listDoctorDays, { days: [{ doctorId: bose.id, day: DAY, places: 16, booked: 1 }] });
  api.on(listPatients, {
    patients: [patient],
    ...{ totalCount: 1, currentPage: 1, totalPages: 1 },
  });
  api.on(getPatient, patient);
  return api;
}
const open = async (address: string, api: ReturnType<typeof double>) =>
  renderApp(address, { as: 'receptionist', api });

describe('the list of a day', () => {
  it('shows time, phone and status, and what is outside the hours', async () => {
    await open(PAGE, double(anAppointment({ outsideHours: true })));
    const row = (await screen.findByText('Meena Iyer')).closest('tr');
    expect(row?.textContent).toContain('10:00 am');
    expect(row?.textContent).toContain('9876543210');
    expect(row?.textContent).toContain('Booked, outside the hours');
    await expectAccessible();
  });

  it('marks a no-show at once and offers Undo', async () => {
    const booked = anAppointment();
    const api = double(booked);
    const { user } = await open(PAGE, api);
    api.on(setAppointmentStatus, { appointment: { ...booked, status: 'no-show' } });
    await user.click(await screen.findByRole('button', { name: 'No-show: Meena Iyer' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.requests(setAppointmentStatus).map(({ body }) => body)).toEqual([
        { status: 'no-show', reason: null },
        { status: 'booked', reason: null },
      ]),
    );
  });

  it('cancels by Enter, with an optional reason', async () => {
    const booked = anAppointment();
    const api = double(booked);
    const { user } = await open(PAGE, api);
    api.on(setAppointmentStatus, { appointment: { ...booked, status: 'cancelled' } });
    await user.click(await screen.findByRole('button', { name: 'Cancel: Meena Iyer' }));
    await user.type(await screen.findByLabelText('Reason (optional)'), 'Travels{Enter}');
    await waitFor(() =>
      expect(api.requests(setAppointmentStatus)[0]?.body).toEqual({
        ...{ status: 'cancelled', reason: 'Travels' },
      }),
    );
  });

  it('checks a patient in and goes to the bill, as for a walk-in', async () => {
    const booked = anAppointment({ day: clinicToday() });
    const api = double(booked);
    const { user } = await open(PAGE, api);
    const visit = aVisit({ token_no: 7, doctor_id: bose.id }, patient);
    api.on(checkIn, { appointment: { ...booked, status: 'arrived' }, visit });
    await user.click(await screen.findByRole('button', { name: 'Check in: Meena Iyer' }));
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
    expect(await screen.findByText(/[Tt]oken 7/)).toBeTruthy();
  });

  it('moves to the first free slot by Enter', async () => {
    const booked = anAppointment();
    const api = double(booked);
    const { user } = await open(PAGE, api);
    api.on(moveAppointment, { appointment: booked, alsoAt: null });
    await user.click(await screen.findByRole('button', { name: 'Move: Meena Iyer' }));
    await user.click(await screen.findByRole('radio', { name: '11:00 am, Sat 21 Nov 2026' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(api.requests(moveAppointment)[0]?.body).toMatchObject({ time: '11:00' }),
    );
  });

  it('offers the first step when it is empty, and Retry after an error', async () => {
    const api = double();
    api.on(listAppointments, fail(500, 'Broken.'));
    const { user } = await open(PAGE, api);
    api.on(listAppointments, { appointments: [] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(M.none)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book one on this day' })).toBeTruthy();
  });
});

it('a week has a column a day with its places', async () => {
  await open(`${PAGE}?view=week&day=${DAY}`, double(anAppointment()));
  const day = await screen.findByRole('region', { name: 'Sat 21 Nov 2026' });
  await waitFor(() => expect(day.textContent).toContain('1 of 16 booked'));
  expect(day.textContent).toContain('Meena Iyer');
  await expectAccessible();
});

describe('a month', () => {
  it('shows how full each day is, steps by months, and opens a day of the chosen doctor', async () => {
    const api = double(anAppointment());
    const day = (of: string, booked: number) => ({
      doctorId: bose.id,
      day: of,
      places: 16,
      booked,
    });
    api.on(listDoctorDays, { days: [day(DAY, 16), day('2026-11-23', 5)] });
    const { user } = await open(`${PAGE}?view=month&day=${DAY}&doctor=${bose.id}`, api);
    const link = await screen.findByRole('link', { name: /^Mon 23 Nov 2026, 5 of 16 booked$/ });
    expect(screen.getByRole('link', { name: 'Sun 22 Nov 2026, no hours' })).toBeTruthy();
    expect(api.requests(listDoctorDays)[0]?.query).toEqual({
      ...{ from: '2026-10-26', to: '2026-12-06', doctorId: bose.id },
    });
    expect(api.requests(listAppointments)).toHaveLength(0);
    await expectAccessible();
    for (const [button, from, to] of [
      ['Next', '2026-11-30', '2027-01-03'],
      ['Next', '2026-12-28', '2027-01-31'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() =>
        expect(api.requests(listDoctorDays).at(-1)?.query).toMatchObject({ from, to }),
      );
    }
    expect(link.getAttribute('href')).toBe(`${PAGE}?day=2026-11-23&doctor=${bose.id}`);
  });
});

describe('a booking', () => {
  it('takes few keys: B, the patient, Enter, and Ctrl+Enter for the first free slot', async () => {
    const api = double();
    const { user } = await open(PAGE, api);
    await screen.findByText(M.none);
    api.on(bookAppointment, { appointment: anAppointment(), alsoAt: null });
    await user.keyboard('b');
    const field = await screen.findByRole('combobox', { name: /^Find a patient/ });
    await user.type(field, 'meena');
    await screen.findByRole('option', { name: /Meena Iyer/ });
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /10:00 am/ }).checked).toBe(true),
    );
    await expectAccessible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(api.requests(bookAppointment)[0]?.body).toMatchObject({
        ...{ patientId: patient.id, doctorId: bose.id, day: DAY, time: '10:00' },
      }),
    );
    await waitFor(() => expect(window.location.pathname).toBe(PAGE));
  });

  it('of a new patient leaves rare details folded, and keeps what was typed on the device', async () => {
    const api = double();
    api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
    const { user } = await open(`${PAGE}/book`, api);
    await user.type(await screen.findByRole('combobox', { name: /^Find a patient/ }), 'Tara');
    await screen.findByText(PATIENT_MESSAGES.noneFound);
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText<HTMLInputElement>(/^Full Name/).value).toBe('Tara');
    expect(screen.queryByLabelText('Blood group')).toBeNull();
    await user.type(screen.getByLabelText('Phone'), '98450');
    await user.click(screen.getByRole('button', { name: 'Search an existing patient' }));
    expect(await screen.findByText('You began to register Tara, 98450.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('98450');
  });

  const replayed = () => {
    const headers = { 'Idempotent-Replayed': 'true' };
    return Response.json({ appointment: anAppointment(), alsoAt: null }, { status: 201, headers });
  };

  it('of a taken slot keeps the form and offers the next', async () => {
    const api = double();
    const { user } = await open(`${PAGE}/book?patient=${patient.id}`, api);
    await screen.findByRole('radio', { name: /10:00 am/ });
    await user.type(screen.getByLabelText('Note'), 'Knee pain');
    api.on(bookAppointment, fail(409, M.slotTaken, { next: ELEVEN }));
    api.on(listFreeSlots, { slots: [ELEVEN] });
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText(M.slotTaken)).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /11:00 am/ }).checked).toBe(true),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Knee pain');
  });

  it('whose reply was lost keeps its slot, so that a retry books no second one', async () => {
    const api = double();
    const { user, events } = await open(`${PAGE}/book?patient=${patient.id}`, api);
    await screen.findByRole('radio', { name: /10:00 am/ });
    const lost = Promise.withResolvers<void>();
    api.on(bookAppointment, async () => {
      await lost.promise;
      return loseConnection();
    });
    api.on(listFreeSlots, { slots: [ELEVEN] });
    await user.click(screen.getByRole('button', { name: 'Book' }));
    const before = api.requests(listFreeSlots).length;
    events.emit({ topic: 'appointments', id: anId() });
    await waitFor(() => expect(api.requests(listFreeSlots).length).toBeGreaterThan(before));
    lost.resolve();
    expect(await screen.findByText(MESSAGES.network)).toBeTruthy();
    api.onRaw(bookAppointment, replayed);
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(window.location.pathname).toBe(PAGE));
    await screen.findByText(MESSAGES.savedBefore);
    const sent = api.requests(bookAppointment);
    expect(sent.map(({ body }) => body.time)).toEqual(['10:00', '10:00']);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('is the same request after a reload, though the list has lost its slot', async () => {
    const api = double();
    const address = `${PAGE}/book?patient=${patient.id}`;
    const first = await open(address, api);
    await screen.findByRole('radio', { name: /10:00 am/ });
    await first.user.type(screen.getByLabelText('Note'), 'Knee pain');
    api.on(bookAppointment, () => loseConnection());
    await first.user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText(MESSAGES.network)).toBeTruthy();
    killPage();

    api.on(listFreeSlots, { slots: [ELEVEN] });
    const { user } = await renderApp(address, { api, keepStorage: true });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /10:00 am/ }).checked).toBe(true),
    );
    api.onRaw(bookAppointment, replayed);
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(window.location.pathname).toBe(PAGE));
    await screen.findByText(MESSAGES.savedBefore);
    const sent = api.requests(bookAppointment);
    expect(sent.map(({ body }) => body.note)).toEqual(['Knee pain', 'Knee pain']);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });
});
