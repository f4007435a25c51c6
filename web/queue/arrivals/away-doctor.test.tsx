import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { anId } from '#web/testing/builders/people.ts';
import { doctor, emptyClinic, openAddToQueue } from '#web/testing/pages/add-to-queue.ts';
import { rao } from '#web/testing/pages/booked-arrival.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const week = { slotMinutes: 15, perSlot: 1, sessions: [], breaks: [] };
const today = { fromDay: clinicToday(), toDay: clinicToday(), from: null, to: null };
const later = { ...today, fromDay: '2099-01-30', toDay: '2099-01-30' };

it('shows that the chosen doctor is away today, and for no other', async () => {
  const api = emptyClinic();
  api.on(listStaff, [doctor, rao]);
  api.on(getStaffMember, doctor);
  api.on(listDoctorHours, {
    doctors: [
      { doctor, leave: { ...today, note: 'Wedding' } },
      { doctor: rao, leave: { ...later, note: 'Conference' } },
    ].map(({ doctor: { id, name }, leave }) => ({
      ...{ doctorId: id, name, mayEdit: false, version: 1, updatedAt: null, ...week },
      leave: [{ id: anId(), ...leave }],
    })),
  });
  const { user } = await openAddToQueue(api);
  const option = await screen.findByRole('option', { name: 'Dr Bose (away today)' });
  expect(option).toHaveProperty('disabled', false);
  expect(screen.getByRole('option', { name: 'Dr Rao' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Doctor'), option);
  const away = await screen.findByText(/^Away: .* · Wedding\.$/);
  expect(away.getAttribute('role')).toBe('status');
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Rao');
  expect(screen.queryByText(/^Away/)).toBeNull();
});

it('shows when the chosen doctor is away for a part of today', async () => {
  const api = emptyClinic();
  const morning = { ...today, from: '09:00', to: '11:30', note: null };
  const { id: doctorId, name } = doctor;
  const hours = { doctorId, name, mayEdit: false, version: 1, updatedAt: null, ...week };
  api.on(listDoctorHours, { doctors: [{ ...hours, leave: [{ id: anId(), ...morning }] }] });
  await openAddToQueue(api);
  expect(
    await screen.findByRole('option', { name: 'Dr Bose (away today 9:00 am – 11:30 am)' }),
  ).toBeTruthy();
});
