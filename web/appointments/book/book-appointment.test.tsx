import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookAppointment, listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { PATIENT_MESSAGES } from '#contract/patients/patients.messages.ts';
import { fail } from '#web/testing/api-double.ts';
import {
  aBooking,
  appointmentsApi,
  bose,
  DAY,
  ELEVEN,
  meena,
  openAppointments,
  PAGE,
} from '#web/testing/pages/appointments-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

describe('a booking', () => {
  it('takes few keys: B, the patient, Enter, and Ctrl+Enter for the first free slot', async () => {
    const api = appointmentsApi();
    const { user } = await openAppointments(PAGE, api);
    await screen.findByText(M.none);
    api.on(bookAppointment, { appointment: aBooking(), alsoAt: null });
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
        ...{ patientId: meena.id, doctorId: bose.id, day: DAY, time: '10:00' },
      }),
    );
    await waitFor(() => expect(window.location.pathname).toBe(PAGE));
  });

  it('of a new patient leaves rare details folded, and keeps what was typed on the device', async () => {
    const api = appointmentsApi();
    api.on(listPatients, { patients: [], totalCount: 0, currentPage: 1, totalPages: 0 });
    const { user } = await openAppointments(`${PAGE}/book`, api);
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

  it('of a taken slot keeps the form and offers the next', async () => {
    const api = appointmentsApi();
    const { user } = await openAppointments(`${PAGE}/book?patient=${meena.id}`, api);
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
});
