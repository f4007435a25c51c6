import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookAppointment, listFreeSlots } from '#contract/appointments/appointments.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { loseConnection } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import {
  aBooking,
  appointmentsApi,
  ELEVEN,
  meena,
  openAppointments,
  PAGE,
} from '#web/testing/pages/appointments-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';

describe('a booking', () => {
  const replayed = () => {
    const headers = { 'Idempotent-Replayed': 'true' };
    return Response.json({ appointment: aBooking(), alsoAt: null }, { status: 201, headers });
  };

  it('whose reply was lost keeps its slot, so that a retry books no second one', async () => {
    const api = appointmentsApi();
    const { user, events } = await openAppointments(`${PAGE}/book?patient=${meena.id}`, api);
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
    const api = appointmentsApi();
    const address = `${PAGE}/book?patient=${meena.id}`;
    const first = await openAppointments(address, api);
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
