import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import type { DoctorHours } from '#contract/appointments/doctor-hours.ts';
import {
  addLeave,
  listDoctorHours,
  previewHours,
  removeLeave,
  saveWeek,
} from '#contract/appointments/hours.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const hours: DoctorHours = {
  doctorId: anId(),
  name: 'Dr Bose',
  version: 1,
  updatedAt: null,
  slotMinutes: 15,
  perSlot: 1,
  sessions: [{ weekday: 1, from: '09:00', to: '13:00' }],
  breaks: [],
  leave: [],
  mayEdit: true,
};
const touched = {
  id: anId(),
  patientId: anId(),
  patient: { name: 'Meena Iyer', token: 12, phone: '9876543210' },
  doctorId: hours.doctorId,
  doctor: 'Dr Bose',
  day: '2026-11-23',
  time: '10:00',
  startsAt: '2026-11-23T04:30:00.000Z',
  minutes: 15,
  status: 'booked' as const,
  note: null,
  reason: null,
  visitId: null,
  token: null,
  outsideHours: false,
};

async function show(changes: Partial<DoctorHours> = {}) {
  const api = apiDouble();
  api.on(listDoctorHours, { doctors: [{ ...hours, ...changes }] });
  api.on(previewHours, { touched: [] });
  const { user } = await renderApp('/dashboard/settings/hours', { as: 'admin', api });
  await screen.findByRole('heading', { name: 'Week' });
  return { api, user };
}

it('copies Monday, and saves the week', async () => {
  const { api, user } = await show();
  api.on(saveWeek, { hours, touched: [] });
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Copy Monday until Saturday' }));
  await user.click(screen.getByRole('button', { name: 'Save week' }));
  await waitFor(() => expect(api.requests(saveWeek)).toHaveLength(1));
  expect(api.requests(saveWeek)[0]?.body).toMatchObject({
    version: 1,
    sessions: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '13:00' })),
  });
});

it('lists whom a change touches, with phones, before it is saved', async () => {
  const { api, user } = await show();
  api.on(previewHours, { touched: [touched] });
  api.on(saveWeek, { hours, touched: [touched] });
  await user.click(screen.getByRole('button', { name: 'Remove Mon session 1' }));
  await user.click(screen.getByRole('button', { name: 'Save week' }));
  const list = await screen.findByRole('list', { name: 'Outside the hours' });
  expect(list.textContent).toContain('Meena Iyer · 9876543210');
  expect(api.requests(saveWeek)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save all the same' }));
  await waitFor(() => expect(api.requests(saveWeek)).toHaveLength(1));
});

it('refuses overlapping sessions before they are sent', async () => {
  const sessions = [
    { weekday: 1, from: '09:00', to: '13:00' },
    { weekday: 1, from: '12:00', to: '14:00' },
  ];
  const { api, user } = await show({ sessions });
  await user.click(screen.getByRole('button', { name: 'Save week' }));
  expect(await screen.findByText(M.overlapping)).toBeTruthy();
  expect(api.requests(previewHours)).toHaveLength(0);
});

it('adds leave of one day, and removes it with Undo', async () => {
  const leave = {
    ...{ id: anId(), fromDay: '2026-11-23', toDay: '2026-11-23' },
    ...{ from: null, to: null, note: 'Wedding' },
  };
  const { api, user } = await show({ leave: [leave] });
  api.on(addLeave, { hours, touched: [] });
  api.on(removeLeave, { hours, touched: [] });
  const form = within(screen.getByRole('form', { name: 'Add leave' }));
  await user.type(form.getByLabelText('First day'), '2026-11-24');
  await user.click(form.getByRole('button', { name: 'Add leave' }));
  await waitFor(() =>
    expect(api.requests(addLeave)[0]?.body).toMatchObject({
      ...{ fromDay: '2026-11-24', toDay: '2026-11-24', from: null },
    }),
  );
  await user.click(screen.getByRole('button', { name: /^Remove leave/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.requests(addLeave)[1]?.body).toMatchObject({ note: 'Wedding' }));
});

it('shows the hours of others without fields', async () => {
  await show({ mayEdit: false });
  expect(screen.getByText('9:00 am – 1:00 pm')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save week' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add leave' })).toBeNull();
});

describe('the hours of a clinic without a doctor', () => {
  const empty = () => {
    const none = apiDouble();
    none.on(listDoctorHours, { doctors: [] });
    return none;
  };

  it('send the admin to add one', async () => {
    await renderApp('/dashboard/settings/hours', { as: 'admin', api: empty() });
    const add = await screen.findByRole('link', { name: 'Add a doctor' });
    expect(add.getAttribute('href')).toBe('/dashboard/staff/add?role=doctor');
  });

  it('name the admin to others', async () => {
    await renderApp('/dashboard/settings/hours', { as: 'receptionist', api: empty() });
    expect(await screen.findByText('The admin adds doctors under Staff.')).toBeTruthy();
  });
});
