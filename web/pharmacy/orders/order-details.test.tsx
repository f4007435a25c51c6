import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';
import {
  getPharmacyOrder,
  listPharmacyOrders,
  returnPharmacyOrder,
  undoDispensing,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aPharmacyOrder, orderDetails } from '#web/testing/builders/history.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';

const meena = aPatient({ name: 'Meena Iyer', token: 12 });
const order = aPharmacyOrder(
  { billId: anId(), prescription_for_unavailable_drugs: 'Inhaler, 2 puffs' },
  meena,
);
const [line] = order.medications;
/** 15 × ₹2.50 less 10 %, fully paid. */
const bill: PharmacyOrderDetails['bill'] = {
  status: 'paid',
  discount_percentage: 1_000,
  drugsSubtotal: paise(3_750),
  totalDue: paise(3_375),
  totalPaid: paise(3_375),
};
const details = orderDetails(order, { bill, prescriberRegistration: 'KMC 45121' });

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(getPharmacyOrder, details);
  api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
});

const open = (as: 'pharmacy' | 'doctor' = 'pharmacy') =>
  renderApp(`/dashboard/orders/${order.id}`, { as, api });
const returned = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Return Qty of Paracetamol 500 mg' });

describe('a pharmacy order', () => {
  it('marks the days that the prescription does not name', async () => {
    const medications = details.medications.map((one) => ({ ...one, daysAssumed: true }));
    api.on(getPharmacyOrder, { ...details, medications });
    await open();
    expect(await screen.findByText(`${line?.numberOfDays}, not written`)).toBeTruthy();
  });

  it('shows the patient, the ordered drugs and the batch to pick', async () => {
    const { user } = await open();
    await returned();
    const page = screen.getByRole('main');
    for (const text of [
      `Order ID${order.id.slice(0, 8)}…${order.id.slice(-4)}`,
      'Meena Iyer, Patient no. 12, 42 y, Female',
      '21 Nov 2025, 10:00 am',
      'Prescribed byRavi Kumar',
      'Dispensed',
      `Drug ID ${line?.drug_id.slice(0, 8)}…${line?.drug_id.slice(-4)}`,
      '15 × batch PC12, expires 31 Mar 2027',
      '₹2.50',
      'Inhaler, 2 puffs',
    ]) {
      expect(page.textContent).toContain(text);
    }
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns.slice(0, 5)).toEqual(['Medication', 'Ordered', 'Per day', 'Days', 'Price each']);
    const cells = within(screen.getByTitle(line!.drug_id).closest('tr')!);
    expect(
      cells
        .getAllByRole('cell')
        .slice(1, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['15', '3', '5']);
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Back to Queue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });

  it('leaves out an unknown age and gender', async () => {
    api.on(getPharmacyOrder, { ...details, patientAge: null, patientGender: null });
    await open();
    await returned();
    expect(screen.getByRole('main').textContent).toContain('Patient no. 12 Patient record');
  });

  it('takes a return in strips', async () => {
    const medications = details.medications.map((one) => ({
      ...one,
      pack: '10x10',
      unit: 'tablet',
    }));
    api.on(getPharmacyOrder, { ...details, medications });
    const { user } = await open();
    const field = await returned();
    await user.type(field, '{Backspace}1s');
    expect([field.value, screen.getByText('1 strip = 10 tablets').tagName]).toEqual(['1s', 'P']);
    expect(screen.getByText('Total Refund: ₹22.50')).toBeTruthy();
    await user.type(field, '{Backspace}{Backspace}2 strips');
    await user.tab();
    expect(field.value).toBe('15');
  });

  it('records a return, refunds it less the bill’s discount, and shows the new state', async () => {
    const { user } = await open();
    const field = await returned();
    await user.type(field, '40');
    expect(field.value).toBe('15');
    await user.clear(field);
    await user.type(field, '4');
    // 4 × ₹2.50 less 10 %.
    expect(await screen.findByText('Total Refund: ₹9.00')).toBeTruthy();
    api.on(returnPharmacyOrder, () => {
      const medications = [{ ...line!, returned_quantity: 4 }];
      api.on(getPharmacyOrder, orderDetails({ ...order, medications }, { bill }));
      return {
        message: 'Return processed successfully! Stock has been updated.',
        refund: paise(900),
        order,
      };
    });
    const refund = aPayment({ amount_paid: paise(-900) });
    api.on(getBill, billDetails(paidBill(aBill()), [refund]));
    const back = screen.getByLabelText('Paid back');
    expect(back).toHaveProperty('value', 'as_paid');
    await user.selectOptions(back, 'Cash');
    await user.click(screen.getByRole('button', { name: 'Process Return' }));
    await said('Return processed successfully! Stock has been updated.');
    await said('Give ₹9.00 back in cash.');
    expect(api.requests(returnPharmacyOrder)[0]?.body).toMatchObject({
      refundMode: 'cash',
      itemsToReturn: [{ drug_id: line?.drug_id, returnQuantity: 4 }],
    });
    expect(await screen.findByText('Total Refund: ₹0.00')).toBeTruthy();
    await user.type(await returned(), '15');
    expect((await returned()).value).toBe('11');
    expect(screen.getByText('Only 11 can come back.')).toBeTruthy();
    await user.clear(await returned());
    expect(screen.queryByText('Only 11 can come back.')).toBeNull();
  });

  it('refuses an empty return, and shows why a return failed', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Process Return' }));
    expect(
      await screen.findByText(
        'Please select a quantity greater than 0 for at least one item to return.',
      ),
    ).toBeTruthy();
    api.on(returnPharmacyOrder, fail(409, 'Moved on.'));
    await user.type(await returned(), '1');
    await user.click(screen.getByRole('button', { name: 'Process Return' }));
    await said('Error processing return: Moved on.');
    expect((await returned()).value).toBe('1');
    api.onRaw(
      returnPharmacyOrder,
      () => new Response('', { status: 502, statusText: 'Bad Gateway' }),
    );
    await user.click(screen.getByRole('button', { name: 'Process Return' }));
    await said('Error processing return: Failed to process return: Bad Gateway');
  });

  it('cannot be returned by other roles, or before it is billed', async () => {
    await open('doctor');
    await screen.findByText('15 × batch PC12, expires 31 Mar 2027');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByText(/Total Refund/)).toBeNull();
  });

  it('can be billed after dispensing, and a mistaken dispensing can be undone', async () => {
    const mine = {
      billId: null,
      payment: { standing: 'no_bill', due: paise(3_750) },
      dispensedAt: new Date().toISOString(),
    } as const;
    const asha = aUser('pharmacy');
    api.on(getPharmacyOrder, { ...details, ...mine, dispensedById: asha.id, bill: null });
    api.on(undoDispensing, { ...order, status: 'billed' });
    api.on(getPatient, meena);
    const { user } = await renderApp(`/dashboard/orders/${order.id}`, { as: asha, api });
    expect(await screen.findByText('No bill')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Undo dispensing the order of Meena/ }));
    await said('Undone. The order is billed and not dispensed.');
    await user.click(screen.getByRole('button', { name: /^Bill the order of Meena/ }));
    await screen.findByRole('heading', { name: 'Create Bill for Meena Iyer' });
  });

  it('names the pharmacist who typed it in as such, not as its prescriber', async () => {
    api.on(getPharmacyOrder, { ...details, prescriberRole: 'pharmacy' });
    await open();
    expect((await screen.findByText('Entered by')).nextElementSibling?.textContent).toBe(
      'Ravi Kumar (pharmacist)',
    );
    expect(screen.queryByText('Prescribed by')).toBeNull();
  });

  it('cannot be undone by a colleague, after an hour, or after a return', async () => {
    const asha = aUser('pharmacy');
    const hourAgo = new Date(Date.now() - 3_601_000).toISOString();
    const open = { dispensedAt: new Date().toISOString(), dispensedById: asha.id };
    const returned = details.medications.map((one) => ({ ...one, returned_quantity: 1 }));
    for (const change of [
      { ...open, dispensedById: anId() },
      { ...open, dispensedAt: hourAgo },
      { ...open, medications: returned },
    ]) {
      api.on(getPharmacyOrder, { ...details, ...change });
      await renderApp(`/dashboard/orders/${order.id}`, { as: asha, api });
      await screen.findByText('Prescribed by');
      expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
      cleanup();
    }
  });

  it('shows when it does not exist', async () => {
    api.on(getPharmacyOrder, fail(404, 'Gone.'));
    await open();
    expect(await screen.findByText(`Order with ID ${order.id} not found.`)).toBeTruthy();
  });
});
