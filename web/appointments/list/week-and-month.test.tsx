import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAppointments, listDoctorDays } from '#contract/appointments/appointments.endpoints.ts';
import {
  aBooking,
  appointmentsApi,
  bose,
  DAY,
  openAppointments,
  PAGE,
} from '#web/testing/pages/appointments-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('a week has a column a day with its places', async () => {
  await openAppointments(`${PAGE}?view=week&day=${DAY}`, appointmentsApi(aBooking()));
  const day = await screen.findByRole('region', { name: 'Sat 21 Nov 2026' });
  await waitFor(() => expect(day.textContent).toContain('1 of 16 booked'));
  expect(day.textContent).toContain('Meena Iyer');
  await expectAccessible();
});

describe('a month', () => {
  it('shows how full each day is, steps by months, and opens a day of the chosen doctor', async () => {
    const api = appointmentsApi(aBooking());
    const day = (of: string, booked: number) => ({
      doctorId: bose.id,
      day: of,
      places: 16,
      booked,
    });
    api.on(listDoctorDays, { days: [day(DAY, 16), day('2026-11-23', 5)] });
    const { user } = await openAppointments(`${PAGE}?view=month&day=${DAY}&doctor=${bose.id}`, api);
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
