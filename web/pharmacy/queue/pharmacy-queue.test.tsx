import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import {
  PHARMACY_ORDER_STATUS_LABELS,
  PHARMACY_ORDER_STATUSES,
} from '#contract/pharmacy/pharmacy-order.status.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  closePrescription,
  getPharmacyOrder,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aPharmacyOrder, orderDetails } from '#web/testing/builders/history.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';
import { shownAddress } from '#web/testing/shown-address.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

const meena = aPatient({ name: 'Meena Iyer', token: 12 });
const page = (orders: PharmacyOrder[], totalOrders = orders.length) => ({
  orders,
  totalOrders,
  totalPages: Math.ceil(totalOrders / 10),
  currentPage: 1,
});

async function open(orders: PharmacyOrder[], prepare?: (api: ApiDouble) => void) {
  const api = apiDouble();
  api.on(listPharmacyOrders, page(orders));
  prepare?.(api);
  return renderApp('/dashboard', { as: 'pharmacy', api });
}

describe('the pharmacy’s queue', () => {
  it('has the key of its help that adds an order, as soon as it is opened', async () => {
    const { user } = await open([aPharmacyOrder()]);
    await screen.findByLabelText(/^Search orders/);
    await user.keyboard('a');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/add-order'));
  });

  it('has the key that goes to the search', async () => {
    const { user } = await open([aPharmacyOrder()]);
    const search = await screen.findByLabelText<HTMLInputElement>(/^Search orders/);
    await user.keyboard('/ada');
    expect(search.value).toBe('ada');
  });

  it('closes a prescription for unavailable drugs alone', async () => {
    const order = aPharmacyOrder({ status: 'pending', medications: [] }, meena);
    const { user, api } = await open([order, aPharmacyOrder()]);
    const close = await screen.findAllByRole('button', { name: /^Close the order of/ });
    expect(close).toHaveLength(1);
    api.on(closePrescription, { ...order, status: 'dispensed' });
    await user.click(close[0]!);
    await said('Prescription closed.');
    expect(api.requests(closePrescription)[0]?.params).toEqual({ id: order.id });
  });

  it('shows each status, and offers its actions', async () => {
    await open(
      PHARMACY_ORDER_STATUSES.map((status) =>
        aPharmacyOrder(
          {
            status,
            billId: status === 'dispensed' ? anId() : null,
            ...(status === 'billed' && { payment: { standing: 'no_bill', due: paise(3_750) } }),
            ...(status === 'dispensed' && { payment: { standing: 'due', due: paise(1_000) } }),
          },
          meena,
        ),
      ),
    );
    await screen.findByText('Pending', { selector: ':not(option)' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pharmacy Queue');
    const rows = screen.getAllByRole('row').slice(1);
    const offered = rows.map((row) =>
      [...row.querySelectorAll('a, button')].map(({ textContent }) => textContent),
    );
    for (const [n, status] of PHARMACY_ORDER_STATUSES.entries()) {
      expect(rows[n]?.textContent).toContain(PHARMACY_ORDER_STATUS_LABELS[status]);
      expect(rows[n]?.textContent).toContain('Meena IyerPatient no. 12');
    }
    const marks = rows.map((row) => /Paid|Due ₹[\d.]+|No bill/.exec(row.textContent ?? '')?.[0]);
    expect(marks).toEqual([undefined, 'No bill', 'Due ₹10.00', undefined]);
    expect(offered).toEqual([
      ['Details', 'Edit', 'Bill', 'Cancel'],
      ['Details', 'Bill', 'Dispense', 'Cancel'],
      ['Details', 'Open bill'],
      ['Details'],
    ]);
    const links = ['Inventory', 'Add Order'].map((name) =>
      screen.getAllByRole('link', { name }).at(-1)?.getAttribute('href'),
    );
    expect(links).toEqual(['/dashboard/inventory', '/dashboard/add-order']);
    await expectAccessible();
  });

  it('has its columns, and links to each order and its form', async () => {
    const order = aPharmacyOrder({ status: 'pending' }, meena);
    await open([order]);
    const row = within(
      (await screen.findByText('Pending', { selector: ':not(option)' })).closest('tr')!,
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Patient',
      'Medications',
      'Date',
      'Status',
      'Actions',
    ]);
    const hrefs = [/^Details/, /^Edit/].map((name) =>
      row.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      `/dashboard/orders/${order.id}`,
      `/dashboard/edit-pharmacy-order/${order.id}`,
    ]);
  });

  it('searches with a debounce of half a second', async () => {
    holdTime();
    const { user, api } = await open([aPharmacyOrder({}, meena)]);
    await user.type(await screen.findByRole('searchbox'), 'mee');
    const before = api.requests(listPharmacyOrders).length;
    await pass(300);
    expect(api.requests(listPharmacyOrders)).toHaveLength(before);
    await pass(250);
    expect(api.requests(listPharmacyOrders).at(-1)?.query.search).toBe('mee');
  });

  it('offers no bill for drugs of another pharmacy', async () => {
    await open([
      aPharmacyOrder({ status: 'pending', medications: [] }, meena),
      aPharmacyOrder({ status: 'billed', medications: [] }, meena),
    ]);
    expect(await screen.findAllByRole('button', { name: /^Cancel/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^(Bill|Open bill)/ })).toBeNull();
  });

  it('shows two drugs on a phone, and counts the others', async () => {
    const [drug] = aPharmacyOrder().medications;
    const medications = ['A', 'B', 'C', 'D'].map((name) => ({ ...drug!, drug_id: anId(), name }));
    await open([aPharmacyOrder({ medications }), aPharmacyOrder()]);
    expect(await screen.findByText('...and 2 more')).toBeTruthy();
    expect(screen.queryByText(/and -?[01] more/)).toBeNull();
  });

  it('opens an order from its row', async () => {
    const order = aPharmacyOrder({}, meena);
    const { user, api } = await open([order]);
    api.on(getPharmacyOrder, orderDetails(order));
    await user.click(await screen.findByText('Meena Iyer', { exact: false }));
    await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/orders/${order.id}`));
  });

  it('can be searched and paged', async () => {
    const { user, api } = await open([], (double) =>
      double.on(listPharmacyOrders, page([aPharmacyOrder({}, meena)], 41)),
    );
    const field = await screen.findByPlaceholderText(
      'Search orders by patient name, token, or medication...',
    );
    await user.type(field, 'mee{Enter}');
    await waitFor(() => expect(shownAddress()).toEqual({ query: '', typed: { search: 'mee' } }));
    expect(await screen.findByText('Showing 1 to 10 of 41 results')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(api.requests(listPharmacyOrders).at(-1)?.query).toEqual({
        search: 'mee',
        page: 2,
        limit: 10,
        openFirst: true,
      }),
    );
  });

  it('shows a loading error, and an empty list', async () => {
    const { user, api } = await open([], (double) =>
      double.on(listPharmacyOrders, fail(500, 'Broken.')),
    );
    expect(await screen.findByText('Error loading orders: Broken.')).toBeTruthy();
    api.on(listPharmacyOrders, page([]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No pharmacy orders yet.')).toBeTruthy();
  });
});
