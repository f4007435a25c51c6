import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  getPharmacyOrder,
  listPharmacyOrders,
  movePharmacyOrder,
  undoDispensing,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { type ApiDouble, apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aPharmacyOrder, orderDetails } from '#web/testing/builders/history.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { said } from '#web/testing/said.ts';

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

describe('an action of the pharmacy’s queue', () => {
  it('asks for a reason where the clinic demands one, and sends it', async () => {
    const order = aPharmacyOrder({ status: 'billed' }, meena);
    const { user, api } = await open([order]);
    api.on(movePharmacyOrder, ({ body }) =>
      body.unpaidReason
        ? { id: order.id, status: 'dispensed' as const }
        : fail(409, 'This order is not paid.', { code: 'reason_needed' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Dispense/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Reason'), 'Pays on Friday{Enter}');
    await said('Dispensed to Meena Iyer');
    expect(api.requests(movePharmacyOrder)[1]?.body).toEqual({
      status: 'dispensed',
      unpaidReason: 'Pays on Friday',
    });
  });

  it('dispenses at once, warns when unpaid, and undoes it', async () => {
    const payment = { standing: 'due', due: paise(24_000) } as const;
    const order = aPharmacyOrder({ status: 'billed', billId: anId(), payment }, meena);
    const { user, api } = await open([order], (double) => {
      double.on(movePharmacyOrder, { id: order.id, status: 'dispensed' });
      double.on(undoDispensing, order);
    });
    await user.click(await screen.findByRole('button', { name: /^Dispense/ }));
    await said('Dispensed to Meena Iyer, unpaid: ₹240.00 due.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await said('Undone. The order is billed and not dispensed.');
    expect(api.requests(undoDispensing)[0]?.params).toEqual({ id: order.id });
  });

  it('moves to the next order when the dispensed one leaves its place', async () => {
    const first = aPharmacyOrder({ status: 'billed' }, meena);
    const next = aPharmacyOrder({ status: 'billed' }, aPatient({ name: 'Ravi Rao' }));
    const { user, api } = await open([first, next]);
    api.on(movePharmacyOrder, () => {
      api.on(listPharmacyOrders, page([next]));
      return { id: first.id, status: 'dispensed' as const };
    });
    const dispense = await screen.findByRole('button', { name: /^Dispense the order of Meena/ });
    act(() => dispense.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Meena Iyer/ })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('row', { name: /Ravi Rao/ }));
  });

  it('bills the current version of an order', async () => {
    const order = aPharmacyOrder({ status: 'pending' }, meena);
    const { user, api } = await open([order]);
    const [line] = order.medications;
    const edited = { ...order, medications: [{ ...line!, quantity: 6 }] };
    api.on(getPharmacyOrder, orderDetails(edited));
    api.on(getPatient, meena);
    await user.click(await screen.findByRole('button', { name: /^Bill the order of Meena/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
    expect(window.history.state.usr).toEqual({
      patientId: meena.id,
      patientName: 'Meena Iyer',
      billType: 'pharmacy',
      relatedId: order.id,
      initialStatus: 'pending',
      initialItems: [
        {
          drug_id: line?.drug_id,
          name: 'Paracetamol 500 mg',
          quantity: 6,
          price: 2.5,
          total: 15,
          type: 'pharmacy',
        },
      ],
    });
  });

  it('shows when the order to bill no longer exists, or is already billed', async () => {
    const order = aPharmacyOrder({ status: 'pending' }, meena);
    const { user, api } = await open([order]);
    api.on(getPharmacyOrder, fail(404, 'Gone.'));
    const bill = await screen.findByRole('button', { name: /^Bill/ });
    await user.click(bill);
    await said(`Error: Could not find order ${order.id} to bill.`);
    api.on(getPharmacyOrder, orderDetails({ ...order, status: 'billed' }));
    await user.click(bill);
    await said(`Error updating status for order ${order.id}: The order has moved on.`);
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('dispenses and shows it; cancels only after a confirmation', async () => {
    const order = aPharmacyOrder({ status: 'billed' }, meena);
    const { user, api } = await open([order]);
    api.on(movePharmacyOrder, ({ params, body }) => {
      api.on(listPharmacyOrders, page([{ ...order, status: body.status }]));
      return { id: params.id, status: body.status };
    });
    await user.click(await screen.findByRole('button', { name: /^Cancel the order/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('what was paid is paid back');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.requests(movePharmacyOrder)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: /^Dispense the order/ }));
    expect(await screen.findByText('Dispensed', { selector: ':not(option)' })).toBeTruthy();
    expect(api.requests(movePharmacyOrder)[0]?.body).toEqual({ status: 'dispensed' });
  });

  it.each([
    [fail(409, 'Moved on.'), 'Moved on.'],
    [failWithText(502, 'Bad gateway'), 'Failed to update status:  (502) - Bad gateway'],
  ])('shows why a step failed', async (failure, text) => {
    const order = aPharmacyOrder({ status: 'billed' }, meena);
    const { user } = await open([order], (api) => api.on(movePharmacyOrder, failure));
    await user.click(await screen.findByRole('button', { name: /^Dispense/ }));
    await said(`Error updating status for order ${order.id}: ${text}`);
  });
});
