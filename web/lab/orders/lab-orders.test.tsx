import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OrderPayment } from '#contract/billing/order-payment.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import {
  LAB_ORDER_STATUS_LABELS,
  LAB_ORDER_STATUSES,
  type LabOrderStatus,
} from '#contract/lab/lab-order.status.ts';
import {
  getLabOrder,
  listLabOrders,
  moveLabOrder,
  undoCollection,
} from '#contract/lab/lab-orders.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aLabOrderDetails } from '#web/testing/builders/lab-reports.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { openLabOrders } from '#web/testing/pages/open-lab-orders.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

const meena = aPatient({ name: 'Meena Iyer', token: 12 });

/** The payment status of some statuses. */
const PAYMENTS: Partial<Record<LabOrderStatus, OrderPayment>> = {
  billed: { standing: 'paid', due: paise(0) },
  processing: { standing: 'due', due: paise(10_000) },
};

describe('the lab’s orders', () => {
  it('show each status, and offer the next step', async () => {
    await openLabOrders(
      LAB_ORDER_STATUSES.map((status, n) =>
        aLabOrder({
          status,
          lab_token_number: n,
          reportId: status === 'reported' ? anId() : null,
          ...(PAYMENTS[status] && { billId: anId(), payment: PAYMENTS[status] }),
          ...(status === 'collected' && {
            payment: { standing: 'no_bill', due: paise(30_000) },
          }),
        }),
      ),
    );
    await screen.findByText('Billing Pending', { selector: ':not(option)' });
    screen.getByRole('heading', { level: 1, name: 'Lab Dashboard' });
    const leads = ['New lab order', 'Search reports'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(leads).toEqual(['/create-lab-order', '/lab/search-report']);
    await screen.findAllByText(LAB_ORDER_STATUS_LABELS.cancelled, { selector: ':not(option)' });
    const rows = screen.getAllByRole('row').slice(1);
    const steps = rows.map((row) =>
      within(row)
        .queryAllByText(/./, { selector: '.mantine-Button-label' })
        .map(({ textContent }) => textContent),
    );
    for (const [n, status] of LAB_ORDER_STATUSES.entries()) {
      expect(rows[n]?.textContent).toContain(LAB_ORDER_STATUS_LABELS[status]);
    }
    const marks = rows.map((row) => /Paid|Due ₹[\d.]+|No bill/.exec(row.textContent ?? '')?.[0]);
    expect(marks).toEqual([
      undefined,
      'Paid',
      'No bill',
      'Due ₹100.00',
      ...Array(4).fill(undefined),
    ]);
    expect(steps).toEqual([
      ['Cancel order', 'Bill'],
      ['Open bill', 'Labels', 'Cancel order', 'Collect'],
      ['Bill', 'Labels', 'Cancel order', 'Process'],
      ['Open bill', 'Enter Report', 'Cancel order'],
      ['Enter Report', 'View', 'Cancel order', 'Complete'],
      ['Enter Report', 'View', 'Complete'],
      ['View'],
      [],
    ]);
    await expectAccessible();
  });

  it('take a step and show the new status', async () => {
    const order = aLabOrder({ status: 'billed' }, meena);
    const collected = { ...order, status: 'collected' as const };
    const { user, api } = await openLabOrders([order], (double) =>
      double.on(moveLabOrder, () => {
        double.on(listLabOrders, { orders: [collected], totalCount: 1 });
        return collected;
      }),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Collect Meena Iyer, lab token 7' }),
    );
    expect(await screen.findByText('Sample Collected', { selector: ':not(option)' })).toBeTruthy();
    const [sent] = api.requests(moveLabOrder);
    expect([sent?.params, sent?.body]).toEqual([{ id: order.id }, { status: 'collected' }]);

    const processing = { ...order, status: 'processing' as const };
    api.on(moveLabOrder, () => {
      api.on(listLabOrders, { orders: [processing], totalCount: 1 });
      return processing;
    });
    await user.click(await screen.findByRole('button', { name: /^Process Meena/ }));
    const enter = await screen.findByRole('link', { name: /^Enter Report/i });
    await waitFor(() => expect(document.activeElement).toBe(enter));
  });

  it('are collected at once; unpaid ones are reported, with Undo', async () => {
    const payment = { standing: 'no_bill', due: paise(30_000) } as const;
    const order = aLabOrder({ status: 'billed', payment }, meena);
    const { user, api } = await openLabOrders([order], (double) => {
      double.on(moveLabOrder, { ...order, status: 'collected' });
      double.on(undoCollection, order);
    });
    await user.click(await screen.findByRole('button', { name: /^Collect Meena/ }));
    await said('Sample of Meena Iyer collected, unpaid: no bill.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await said('Undone. The sample is not collected.');
    expect(api.requests(undoCollection)[0]?.params).toEqual({ id: order.id });
  });

  it('are billed later when the billing page was left without a bill', async () => {
    const payment = { standing: 'no_bill', due: paise(30_000) } as const;
    const order = aLabOrder({ status: 'completed', payment }, meena);
    const { user, api } = await openLabOrders([order], (double) => double.on(getPatient, meena));
    await user.click(await screen.findByRole('button', { name: 'Bill Meena Iyer, lab token 7' }));
    await screen.findByRole('heading', { name: 'Create Lab Bill for Meena Iyer' });
    expect(api.requests(moveLabOrder)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await said('No bill was made for Meena Iyer.');
    await user.click(screen.getByRole('button', { name: 'Back to the bill' }));
    await screen.findByRole('heading', { name: 'Create Lab Bill for Meena Iyer' });
  });

  it('are cancelled after a confirmation, and link to the patient’s orders', async () => {
    const order = aLabOrder({ status: 'billed' }, meena);
    const { user, api } = await openLabOrders([order], (double) =>
      double.on(moveLabOrder, { ...order, status: 'cancelled' }),
    );
    const link = await screen.findByRole('link', { name: 'Meena Iyer' });
    expect(link.getAttribute('href')).toBe(`/patient/${meena.id}/lab-reports`);
    await user.click(screen.getByRole('button', { name: /^Cancel order of Meena/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const words =
      'Cancel the lab order of Meena Iyer? Its bill is cancelled too, and what was paid is paid back.';
    expect(dialog.getByText(words)).toBeTruthy();
    expect(api.requests(moveLabOrder)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(api.requests(moveLabOrder)[0]?.body).toEqual({ status: 'cancelled' }),
    );
  });

  it('print a label for each sample, which stays until the next print', async () => {
    holdTime();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const order = aLabOrderDetails({ status: 'billed' }, meena);
    const { user, api } = await openLabOrders([order], (double) => double.on(getLabOrder, order));
    const button = await screen.findByRole('button', { name: /^Print labels/ });
    await user.click(button);
    const label = () => screen.getAllByLabelText(/^Sample label/);
    await waitFor(() => expect(label()).toHaveLength(1));
    await pass(250);
    expect(print).toHaveBeenCalledOnce();
    expect(label()[0]?.textContent).toContain('Blood: Complete Blood Count');
    api.on(getLabOrder, { ...order, tests: order.tests.slice(1) });
    await user.click(button);
    await said('No test of this order has a sample');
    expect(print).toHaveBeenCalledOnce();
  });

  it('bill an order, and open its bill', async () => {
    const order = aLabOrder({}, meena);
    const { user, api } = await openLabOrders([order], (double) => {
      double.on(moveLabOrder, { ...order, status: 'billed' });
      double.on(getPatient, meena);
    });
    await user.click(await screen.findByRole('button', { name: /^Bill Meena/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
    expect(api.requests(moveLabOrder)[0]?.body).toEqual({ status: 'billed' });
    expect(window.history.state.usr).toEqual({
      patientId: meena.id,
      patientName: 'Meena Iyer',
      billType: 'lab',
      labOrderId: order.id,
      labToken: order.lab_token_number,
      initialItems: [
        {
          name: 'Complete Blood Count',
          price: 300,
          quantity: 1,
          item_id: order.tests[0]?.id,
          type: 'lab',
        },
      ],
    });
  });

  it.each([
    ['collected', /^Process/, 'Failed to update lab order status: Moved on.'],
    ['pending', /^Bill/, 'Failed to mark lab order as billed: Moved on.'],
  ] as const)('from %s show why a step failed', async (status, name, text) => {
    const { user } = await openLabOrders([aLabOrder({ status })], (double) =>
      double.on(moveLabOrder, fail(409, 'Moved on.')),
    );
    await user.click(await screen.findByRole('button', { name }));
    await said(text);
    expect(window.location.pathname).toBe('/dashboard');
  });
});
