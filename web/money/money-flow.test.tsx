import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listAdmissionPayments } from '#contract/admissions/admissions.endpoints.ts';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getMoneyByDoctor, getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { listManualTransactions } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aBill } from '#web/testing/builders/bills.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const MADE = '2026-11-21T04:30:00.000Z';
const today = () => clinicDay(new Date(), DEFAULT_TIME_ZONE);

function anApi() {
  const api = apiDouble();
  const of = (amount: number) => ({ count: 1, amount: paise(amount) });
  const revenue = { consultation: of(50_000), other: of(10_000), pharmacy: of(7_000), lab: of(0) };
  api.on(getMoneyTotals, {
    revenue,
    billed: { count: 4, amount: paise(90_000), open: paise(23_000) },
    received: [
      {
        day: '2026-11-21',
        source: 'bills',
        mode: 'upi',
        amount: paise(67_000),
        refunded: paise(-500),
      },
    ],
  });
  const patient = { id: anId(), name: 'Ravi Kumar' };
  api.on(listAdmissionPayments, {
    admissionPayments: [
      {
        id: anId(),
        patient_id: patient.id,
        bill_id: anId(),
        amount_paid: paise(200_000),
        payment_mode: 'cash',
        payment_date: MADE,
        Patient: patient,
      },
    ],
  });
  const row = { patients: 7, received: paise(40_000), due: paise(1_050) };
  api.on(getMoneyByDoctor, {
    doctors: [
      { doctorId: anId(), name: 'Dr Rao', ...row },
      { doctorId: null, name: null, ...row, patients: 0 },
    ],
    received: paise(80_000),
    due: paise(2_100),
  });
  api.on(listManualTransactions, []);
  api.on(listBills, { bills: [aBill()], totalCount: 1 });
  return api;
}

it('shows patients, receipts and dues of each doctor in the chosen days', async () => {
  const api = anApi();
  await renderApp('/dashboard/money', { as: 'admin', api });
  const row = await screen.findByRole('row', { name: /^Dr Rao/ });
  expect(row.textContent).toContain('7₹400.00₹10.50');
  expect(screen.getByText('Without a doctor')).toBeTruthy();
  expect(api.requests(getMoneyByDoctor)[0]?.query).toEqual({
    startDate: today(),
    endDate: today(),
  });
});

const figure = (label: string, selector = '*') =>
  screen.getByText(label, { selector }).nextElementSibling?.textContent;

it('starts with today, groups the revenue, and shows the receipts by mode', async () => {
  const api = anApi();
  const { user } = await renderApp('/dashboard/money', { as: 'admin', api });
  await waitFor(() => expect(figure('Reception')).toBe('₹600.00'));
  expect(api.requests(getMoneyTotals)[0]?.query).toEqual({ startDate: today(), endDate: today() });
  expect([figure('Pharmacy'), figure('Lab'), figure('Total revenue')]).toEqual([
    '₹70.00',
    '₹0.00',
    '₹2,670.00',
  ]);
  const modes = within(screen.getByRole('table', { name: 'Money received by mode' }));
  const rows = modes.getAllByRole('row').map((row) => row.textContent);
  expect(rows.find((row) => row?.startsWith('UPI'))).toContain('₹670.00');
  expect(rows.find((row) => row?.startsWith('All'))).toContain('₹2,670.00');
  expect(screen.getByText(/₹5.00 that was paid back/)).toBeTruthy();
  await expectAccessible();

  await user.click(screen.getByRole('tab', { name: 'Admission payments' }));
  expect(await screen.findByText('Ravi Kumar')).toBeTruthy();
});

it('shows all bills of all days where none of the chosen days fits the search', async () => {
  const api = anApi();
  api.on(listBills, { bills: [], totalCount: 0 });
  const range = 'startDate=2026-11-20&endDate=2026-11-20';
  const { user } = await renderApp(`/dashboard/money?${range}&search=meena`, { as: 'admin', api });
  const all = await screen.findByRole('link', { name: 'Show all bills' });
  const bill = aBill();
  api.on(listBills, { bills: [bill], totalCount: 1 });
  await user.click(all);
  expect(await screen.findByText(bill.number)).toBeTruthy();
  const { startDate, endDate, search = '' } = api.requests(listBills).at(-1)?.query ?? {};
  expect([startDate, endDate, search]).toEqual([undefined, undefined, '']);
  await expectAccessible();
});

it('counts subscriptions as the overview does, and marks a payment that was paid back', async () => {
  const api = anApi();
  const moved = { day: '2026-11-21', amount: paise(0), refunded: paise(0) } as const;
  api.on(getMoneyTotals, {
    revenue: {
      consultation: { count: 0, amount: paise(0) },
      other: { count: 0, amount: paise(0) },
      pharmacy: { count: 0, amount: paise(0) },
      lab: { count: 0, amount: paise(0) },
    },
    billed: { count: 0, amount: paise(0), open: paise(0) },
    received: [
      { ...moved, source: 'onlineSubscriptions', mode: 'online', amount: paise(49_900) },
      {
        ...moved,
        source: 'subscriptionRefunds',
        mode: 'cash',
        amount: paise(-99_900),
        refunded: paise(-99_900),
      },
    ],
  });
  api.on(listManualTransactions, [
    {
      id: anId(),
      patient_id: anId(),
      name: 'Asha Menon',
      subscription_start_date: MADE,
      paid_at: MADE,
      subscription_payment_method: 'manual',
      subscriptionPlan: { name: 'Care Yearly', price: paise(99_900) },
      refunded: paise(99_900),
    },
  ]);
  const { user } = await renderApp('/dashboard/money', { as: 'admin', api });
  await waitFor(() => expect(figure('Subscriptions', 'dt')).toBe('₹499.00'));
  expect(figure('Total revenue')).toBe('₹2,499.00');
  expect(
    screen.getByText('At the counter ₹999.00, online ₹499.00, paid back ₹999.00'),
  ).toBeTruthy();
  expect(screen.queryByText(/that was paid back is taken off/)).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Manual subscriptions' }));
  expect((await screen.findByRole('row', { name: /Asha Menon/ })).textContent).toContain(
    'Paid back ₹999.00',
  );
});

it('refuses days in the wrong order, and fetches valid ones', async () => {
  const api = anApi();
  const { user } = await renderApp('/dashboard/money', { as: 'admin', api });
  const start = await screen.findByLabelText('Start date');
  const fetch = () => user.click(screen.getByRole('button', { name: 'Fetch' }));
  await user.clear(start);
  await fetch();
  expect(await screen.findByText('Please select both start and end dates.')).toBeTruthy();
  await user.type(start, '2099-01-01');
  await fetch();
  expect(await screen.findByText('Start date cannot be after end date.')).toBeTruthy();
  await user.clear(start);
  await user.type(start, '2002-11-20');
  await fetch();
  expect(await screen.findByText('Please select at most 10 years at once.')).toBeTruthy();
  await user.clear(start);
  await user.type(start, '0202-11-20');
  await fetch();
  expect(await screen.findByText('Please enter a date between 1900 and 2199.')).toBeTruthy();
  const asked = api.requests(getMoneyTotals).length;
  await user.clear(start);
  await user.type(start, '2026-11-20');
  await fetch();
  await waitFor(() => expect(api.requests(getMoneyTotals)).toHaveLength(asked + 1));
  expect(api.requests(getMoneyTotals).at(-1)?.query.startDate).toBe('2026-11-20');
});

it('shows which source failed, and the figures of the others', async () => {
  const api = anApi();
  api.on(getMoneyTotals, fail(500, 'Something broke.'));
  api.on(listManualTransactions, fail(403, 'You are not allowed to do this.'));
  const { user } = await renderApp('/dashboard/money', { as: 'admin', api });
  expect(await screen.findByText('Totals fetch error: Something broke.')).toBeTruthy();
  expect(screen.queryByText(/^Bills fetch error:/)).toBeNull();
  const refused = 'Manual Subscriptions fetch error: You are not allowed to do this.';
  expect(screen.getByText(refused)).toBeTruthy();
  expect(figure('Reception')).toBe('–');
  expect(figure('Total of what could be read')).toBe('₹2,000.00');
  api.on(listManualTransactions, []);
  const failed = screen.getByText(refused).closest('[role="alert"]');
  await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(refused)).toBeNull());
});

it('shows that the bills could not be listed', async () => {
  const api = anApi();
  api.on(listBills, fail(500, 'Something broke.'));
  await renderApp('/dashboard/money', { as: 'admin', api });
  expect(await screen.findByText('Bills fetch error: Something broke.')).toBeTruthy();
  expect(figure('Reception')).not.toBe('–');
});

it('shows a default text for an invalid reply', async () => {
  const api = anApi();
  api.on(listAdmissionPayments, failWithText(200, '[]'));
  await renderApp('/dashboard/money', { as: 'admin', api });
  const words = 'Failed to fetch data. Check console for details.';
  expect(await screen.findByText(`Admission Payments fetch error: ${words}`)).toBeTruthy();
});
