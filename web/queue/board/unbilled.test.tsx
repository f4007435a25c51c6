import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { getWaitingCounts } from '#contract/overview/waiting-counts.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { getVisit, listQueue, listUnbilled } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const doctor = aStaffMember({ role: 'doctor', name: 'Dr Bose' });
const WITH_DOCTOR = { doctor_id: doctor.id, User: { name: doctor.name } } as const;

const named = (name: string, changes: Partial<Visit> = {}) => aVisit(changes, aPatient({ name }));

/** A clinic with this queue today, and these unbilled visits. */
function anApi(queue: Visit[], unbilled: Visit[] = []) {
  const api = apiDouble();
  api.on(listStaff, [doctor]);
  api.on(listQueue, queue);
  api.on(listUnbilled, ({ query }) => ({
    visits: unbilled.slice(0, query.limit),
    totalCount: unbilled.length,
    currentPage: query.page,
    totalPages: 1,
  }));
  api.on(getWaitingCounts, { waiting: queue.length, unbilled: unbilled.length });
  return api;
}

const bill = (name: string) => screen.queryByRole('link', { name: `Bill ${name}` });

describe('Bill in the row of a visit', () => {
  it.each([
    ['waiting', {}],
    ['consulting', { ...WITH_DOCTOR, unbilled: true }],
    ['seen', { ...WITH_DOCTOR, unbilled: true }],
  ] as const)('opens billing for a visit that is %s', async (status, changes) => {
    const visit = named('Asha Menon', { status, ...changes });
    const api = anApi([visit]);
    api.on(getPatient, aPatient({ id: visit.patient_id }));
    api.on(getVisit, visit);
    api.on(getStaffMember, doctor);
    const { user } = await renderApp('/dashboard', { as: 'receptionist', api });
    await screen.findByText('Asha Menon');
    expect(screen.queryByText('Unbilled') !== null).toBe(status !== 'waiting');
    await user.click(bill('Asha Menon')!);
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
    expect(window.history.state.usr).toEqual({
      patientId: visit.patient_id,
      queueId: visit.id,
      patientName: 'Asha Menon',
      ...(status !== 'waiting' && { doctorId: doctor.id }),
      billType: 'consultation',
    });
  });

  it('is not offered for paid and cancelled visits', async () => {
    await renderApp('/dashboard', {
      as: 'receptionist',
      api: anApi([
        named('Billed', { billed: true }),
        named('Billed And Seen', { ...WITH_DOCTOR, status: 'seen', billed: true }),
        named('Paid By A Term', { ...WITH_DOCTOR, status: 'seen' }),
        named('Cancelled', { status: 'cancelled' }),
        aVisit({}, aPatient({ name: 'Subscriber', subscription_status: 'active' })),
      ]),
    });
    await screen.findByText('Paid By A Term');
    expect(screen.queryAllByRole('link', { name: /^Bill / })).toEqual([]);
    expect(screen.queryByText('Unbilled')).toBeNull();
  });
});

describe('the unbilled visits of all days', () => {
  const lastWeek = named('From Last Week', {
    ...WITH_DOCTOR,
    status: 'seen',
    unbilled: true,
    created_at: '2026-11-14T04:30:00.000Z',
  });

  it.each([
    ['receptionist', '/dashboard'],
    ['admin', '/dashboard/queue'],
  ] as const)('are counted in the %s’s navigation and in the queue', async (as, address) => {
    const api = anApi([], [lastWeek]);
    const { user } = await renderApp(address, { as, api });
    const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
    await screen.findByRole('button', { name: '1 unbilled visit' });
    await user.click(await sections.findByRole('link', { name: '1 unbilled visit' }));
    expect(window.location.pathname + window.location.search).toBe(`${address}?unbilled=yes`);
    const table = within(await screen.findByRole('grid', { name: 'Unbilled visits' }));
    expect(await table.findByText('From Last Week')).toBeTruthy();
    expect(table.getByText(/14 Nov 2026/)).toBeTruthy();
    expect(bill('From Last Week')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Today’s queue' }));
    await screen.findByText('Nobody is in the queue yet.');
  });

  it('are not mentioned when there are none', async () => {
    await renderApp('/dashboard', { as: 'receptionist', api: anApi([]) });
    await screen.findByText('Nobody is in the queue yet.');
    expect(screen.queryByText(/unbilled/)).toBeNull();
  });

  it('are counted for the owner, with a link', async () => {
    const api = anApi([], [lastWeek]);
    api.on(getOverview, anOverview({ unbilledVisits: 7 }));
    await renderApp('/dashboard', { as: 'admin', api });
    const tile = (await screen.findByText('Unbilled visits')).closest('dl')!;
    expect(await within(tile).findByText('7')).toBeTruthy();
    const way = within(tile).getByRole('link', { name: 'Unbilled visits' });
    expect(way.getAttribute('href')).toBe('/dashboard/queue?unbilled=yes');
  });
});
