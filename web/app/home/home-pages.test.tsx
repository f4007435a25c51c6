import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getInstallationHealth } from '#contract/backup/health.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import type { Overview } from '#contract/overview/overview.ts';
import { getHealth } from '#contract/system/system.endpoints.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aHealth } from '#web/testing/builders/health.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

type Place = Pick<typeof screen, 'getByText'>;

function figure(label: string, place: Place): string | null | undefined {
  return place.getByText(label, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling
    ?.textContent;
}

describe('the admin’s overview', () => {
  const today = {
    day: '2026-11-21',
    visits: 7,
    revenue: {
      reception: paise(150_000),
      pharmacy: paise(9_950),
      lab: paise(0),
      admissions: paise(25_000),
      subscriptions: paise(49_900),
    },
  };
  const overview = anOverview({
    visits: { total: 7, waiting: 2, consulting: 1, seen: 4 },
    waitingTime: {
      longestNow: 65,
      averageToday: 12,
      byHour: [
        { hour: 9, patients: 5, average: 8 },
        { hour: 12, patients: 2, average: 31 },
      ],
    },
    stock: { low: 3, expiring: 2, expired: 1 },
    doctors: [{ id: anId(), name: 'Dr Rao', waiting: 2, consulting: 1, seen: 4 }],
    days: [today],
  });

  it('counts unpaid medicines and samples, and links to them', async () => {
    const api = apiDouble();
    const none = { count: 0, amount: paise(0) };
    const row = { id: anId(), patient_id: anId(), patient_name: 'Meena Iyer' };
    const at = '2026-11-21T04:30:00.000Z';
    const unpaid = {
      pharmacy: { no_bill: { count: 1, amount: paise(2_500) }, due: none },
      lab: { no_bill: none, due: { count: 1, amount: paise(30_000) } },
      newest: [
        {
          ...{ ...row, kind: 'pharmacy', at, reason: 'Pays on Friday' },
          payment: { standing: 'no_bill', due: paise(2_500) },
        },
        { ...row, kind: 'lab', id: anId(), at, payment: { standing: 'due', due: paise(30_000) } },
      ],
    } satisfies Overview['unpaid'];
    api.on(getOverview, { ...overview, unpaid });
    await renderApp('/dashboard', { as: 'admin', api });
    const region = await screen.findByRole('region', { name: 'Handed out unpaid, last 14 days' });
    const part = within(region);
    expect(figure('Medicines, no bill', part)).toBe('1 · ₹25.00');
    expect(figure('Medicines, due', part)).toBe('0');
    expect(figure('Lab, due', part)).toBe('1 · ₹300.00');
    const links = part.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `/dashboard/orders/${row.id}`,
      `/patient/${row.patient_id}/lab-reports`,
    ]);
    expect(region.textContent).toContain('Due ₹300.00');
    expect(region.textContent).toContain('Pays on Friday');
    await expectAccessible();
  });

  it('lists discounts above the limit with who gave them and why', async () => {
    const api = apiDouble();
    const patientId = anId();
    const given = { percentage: 5_000, discount: paise(25_000), by: 'Asha', reason: 'Old friend' };
    const bill = { id: anId(), number: '2026-27/000042', at: '2026-11-21T04:30:00.000Z' };
    const newest = [{ ...bill, ...given, patient_id: patientId, patient_name: 'Meena Iyer' }];
    api.on(getOverview, { ...overview, discounts: { count: 1, amount: paise(25_000), newest } });
    await renderApp('/dashboard', { as: 'admin', api });
    const name = 'Discounts above the limit, last 14 days';
    const region = await screen.findByRole('region', { name });
    expect(region.textContent).toContain('1 bill · ₹250.00');
    expect(region.textContent).toContain('₹250.00 (50%), bill 2026-27/000042 by Asha');
    expect(region.textContent).toContain('Old friend');
    expect(within(region).getByRole('link').getAttribute('href')).toContain(patientId);
    await expectAccessible();
  });

  it('shows and updates the day’s figures, and links to the sections', async () => {
    const api = apiDouble();
    api.on(getOverview, overview);
    const { user, events } = await renderApp('/dashboard', { as: 'admin', api });
    const patients = within(await screen.findByRole('region', { name: 'Patients today' }));
    await waitFor(() => expect(figure('Waiting', patients)).toBe('2'));
    const shown = ['Patients today', 'Seen', 'Longest wait now', 'Average wait today'];
    expect(shown.map((label) => figure(label, patients))).toEqual([
      '7',
      '4',
      '1 h 05 min',
      '12 min',
    ]);
    const revenue = within(screen.getByRole('region', { name: 'Revenue today' }));
    expect(figure('Reception', revenue)).toBe('₹1,500.00');
    expect(figure('Total', revenue)).toBe('₹2,348.50');
    expect(figure('Low stock', screen)).toBe('3');
    const load = screen.getByRole('row', { name: /Dr Rao/ });
    expect(load.textContent).toBe('Dr Rao214');
    const charts = screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'));
    expect(charts).toEqual([
      'Patients a day: 7 in the last 14 days',
      'Revenue a day: ₹2,348.50 in the last 14 days',
      'Average wait by hour of arrival: 7 patients in the last 14 days',
    ]);
    const waits = within(screen.getByRole('region', { name: 'Wait by hour of arrival' }));
    await user.click(waits.getByText('The figures of the chart'));
    expect(await waits.findByRole('row', { name: '12 pm 31 min' })).toBeTruthy();
    expect(waits.getByRole('row', { name: '9 am 8 min' })).toBeTruthy();
    await expectAccessible();

    api.on(getOverview, { ...overview, visits: { ...overview.visits, waiting: 3 } });
    events.emit({ topic: 'queue', id: anId() });
    await waitFor(() => expect(figure('Waiting', patients)).toBe('3'));
    api.on(getOverview, overview);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(figure('Waiting', patients)).toBe('2'));
    const staff = screen.getByRole('link', { name: 'Staff' });
    expect(staff.getAttribute('href')).toBe('/dashboard/staff');
  });

  it('shows a new clinic’s revenue as money', async () => {
    const api = apiDouble();
    api.on(getOverview, anOverview());
    await renderApp('/dashboard', { as: 'admin', api });
    const revenue = within(await screen.findByRole('region', { name: 'Revenue today' }));
    await waitFor(() => expect(figure('Reception', revenue)).toBe('₹0.00'));
    expect(figure('Total', revenue)).toBe('₹0.00');
  });

  it('has the buttons of the panel, the rarely used ones behind More', async () => {
    const api = apiDouble();
    api.on(getOverview, overview);
    const { user } = await renderApp('/dashboard', { as: 'admin', api });
    const panel = within(await screen.findByRole('navigation', { name: 'Sections' }));
    const links = () =>
      panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const shown = [
      ['Overview', '/dashboard'],
      ['Queue', '/dashboard/queue'],
      ['Doctor panel', '/dashboard/doctor'],
      ['Admissions', '/manage-admission'],
      ['All Patients', '/dashboard/patients'],
      ['Search patient', '/search-patient'],
      ['Add patient', '/dashboard/add-patient'],
      ['Bills', '/dashboard/bills'],
      ['Dues', '/dashboard/dues'],
      ['Money', '/dashboard/money'],
      ['Inventory', '/dashboard/analysis'],
      ['Pharmacy inventory', '/dashboard/inventory'],
      ['Staff', '/dashboard/staff'],
      ['Buy Pro Plan', '/start-clinic-subscription'],
    ];
    expect(links()).toEqual(shown);
    expect(panel.getByRole('button', { name: 'Settings' })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'More' }));
    expect(links()).toEqual([
      ...shown,
      ['Lab Inventory', '/lab-inventory'],
      ['Lab tests', '/dashboard/lab-catalogue'],
      ['Patient Subscriptions', '/dashboard/subscriptions'],
    ]);
  });

  it('shows an error for 5 s', async () => {
    holdTime();
    const api = apiDouble();
    api.on(getOverview, failWithText(502, ''));
    await renderApp('/dashboard', { as: 'admin', api });
    await screen.findByText('Failed to fetch the overview.');
    expect(figure('Waiting', screen)).toBe('–');
    await pass(4_000);
    expect(screen.getByText('Failed to fetch the overview.')).toBeTruthy();
    await pass(1_100);
    expect(screen.queryByText('Failed to fetch the overview.')).toBeNull();
  });
});

describe('the super admin’s dashboard', () => {
  it('shows the server’s health and links to the API description', async () => {
    const api = apiDouble();
    api.on(getHealth, { status: 'ok' });
    api.on(getInstallationHealth, aHealth({ alerts: ['backup-old'] }));
    await renderApp('/dashboard', { as: 'superadmin', api });
    expect(await screen.findByText('Server and database answer')).toBeTruthy();
    const alert = await screen.findByText('There was no backup for more than two days');
    expect(alert).toBeTruthy();
    const cards = ['Manage Clinic Subscription Plans', 'User Management'].map((name) =>
      screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'),
    );
    expect(cards).toEqual(['/dashboard/clinic-subscriptions', '/dashboard/users']);
    const link = screen.getByRole('link', { name: /^API description/ });
    expect(link.getAttribute('href')).toBe('/api/docs');
    await expectAccessible();
  });

  it('shows that the server is down', async () => {
    const api = apiDouble();
    api.on(getHealth, fail(503, 'The database does not answer.'));
    api.on(getInstallationHealth, fail(503, 'The database does not answer.'));
    await renderApp('/dashboard', { as: 'superadmin', api });
    expect(await screen.findByText('Not working')).toBeTruthy();
    expect(await screen.findAllByText('The database does not answer.')).toHaveLength(2);
  });
});
