import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aStaffMember } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';
import { aVisit } from '#web/testing/visits.ts';

function figure(label: string): string | null | undefined {
  return screen.getByText(label).nextElementSibling?.textContent;
}

describe('the admin’s overview', () => {
  it('counts the day, follows it, and leads to the sections', async () => {
    const api = apiDouble();
    const visits = (['waiting', 'waiting', 'consulting', 'seen', 'cancelled'] as const).map(
      (status) => aVisit({ status }),
    );
    api.on(listQueue, visits);
    api.on(listStaff, [aStaffMember()]);
    const { user, events } = await renderApp('/dashboard', { as: 'admin', api });
    await waitFor(() => expect(figure('Waiting')).toBe('2'));
    expect(figure('Consulting')).toBe('1');
    expect(figure('Seen')).toBe('1');
    await waitFor(() => expect(figure('Active doctors')).toBe('1'));
    expect(api.requests(listStaff)[0]?.query).toEqual({ role: 'doctor', active: true });
    await expectAccessible();

    api.on(listQueue, [...visits, aVisit()]);
    events.emit({ topic: 'queue', id: visits[0]!.id });
    await waitFor(() => expect(figure('Waiting')).toBe('3'));

    api.on(listQueue, []);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(figure('Waiting')).toBe('0'));
    const [, card] = screen.getAllByRole('link', { name: 'Staff' });
    expect(card?.getAttribute('href')).toBe('/dashboard/staff');
  });

  it('says what failed, for 5 s', async () => {
    holdTime();
    const api = apiDouble();
    api.on(listQueue, fail(503, 'Not available.'));
    api.on(listStaff, fail(503, 'Not available.'));
    await renderApp('/dashboard', { as: 'admin', api });
    await screen.findByText('Failed to fetch queue');
    await screen.findByText('Failed to load doctors: Not available.');
    expect(figure('Waiting')).toBe('–');
    await pass(5_100);
    expect(screen.queryByText('Failed to fetch queue')).toBeNull();
    expect(screen.queryByText('Failed to load doctors: Not available.')).toBeNull();
  });
});

describe('the super admin’s dashboard', () => {
  it('shows the server’s health and leads to the API description', async () => {
    const api = apiDouble();
    api.on(getHealth, { status: 'ok' });
    await renderApp('/dashboard', { as: 'superadmin', api });
    expect(await screen.findByText('Server and database answer')).toBeTruthy();
    const link = screen.getByRole('link', { name: /^API description/ });
    expect(link.getAttribute('href')).toBe('/api/docs');
    await expectAccessible();
  });

  it('says that the server does not work', async () => {
    const api = apiDouble();
    api.on(getHealth, fail(503, 'The database does not answer.'));
    await renderApp('/dashboard', { as: 'superadmin', api });
    expect(await screen.findByText('Not working')).toBeTruthy();
    expect(screen.getByText('The database does not answer.')).toBeTruthy();
  });
});
