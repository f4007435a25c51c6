import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  checkIn,
  listAppointments,
  moveAppointment,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { fail } from '#web/testing/api-double.ts';
import { aVisit } from '#web/testing/builders/visits.ts';
import {
  aBooking,
  appointmentsApi,
  bose,
  meena,
  openAppointments,
  PAGE,
} from '#web/testing/pages/appointments-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

describe('the list of a day', () => {
  it('shows time, phone and status, and what is outside the hours', async () => {
    await openAppointments(PAGE, appointmentsApi(aBooking({ outsideHours: true })));
    const row = (await screen.findByText('Meena Iyer')).closest('tr');
    expect(row?.textContent).toContain('10:00 am');
    expect(row?.textContent).toContain('9876543210');
    expect(row?.textContent).toContain('Booked, outside the hours');
    await expectAccessible();
  });

  it('marks a no-show at once and offers Undo', async () => {
    const booked = aBooking();
    const api = appointmentsApi(booked);
    const { user } = await openAppointments(PAGE, api);
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
    const booked = aBooking();
    const api = appointmentsApi(booked);
    const { user } = await openAppointments(PAGE, api);
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
    const booked = aBooking({ day: clinicToday() });
    const api = appointmentsApi(booked);
    const { user } = await openAppointments(PAGE, api);
    const visit = aVisit({ token_no: 7, doctor_id: bose.id }, meena);
    api.on(checkIn, { appointment: { ...booked, status: 'arrived' }, visit });
    await user.click(await screen.findByRole('button', { name: 'Check in: Meena Iyer' }));
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
    expect(await screen.findByText(/[Tt]oken 7/)).toBeTruthy();
  });

  it('moves to the first free slot by Enter', async () => {
    const booked = aBooking();
    const api = appointmentsApi(booked);
    const { user } = await openAppointments(PAGE, api);
    api.on(moveAppointment, { appointment: booked, alsoAt: null });
    await user.click(await screen.findByRole('button', { name: 'Move: Meena Iyer' }));
    await user.click(await screen.findByRole('radio', { name: '11:00 am, Sat 21 Nov 2026' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(api.requests(moveAppointment)[0]?.body).toMatchObject({ time: '11:00' }),
    );
  });

  it('offers the first step when it is empty, and Retry after an error', async () => {
    const api = appointmentsApi();
    api.on(listAppointments, fail(500, 'Broken.'));
    const { user } = await openAppointments(PAGE, api);
    api.on(listAppointments, { appointments: [] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(M.none)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book one on this day' })).toBeTruthy();
  });
});
