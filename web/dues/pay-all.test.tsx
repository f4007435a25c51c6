import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { listDues, payDues } from '#contract/dues/dues.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, billDetails } from '#web/testing/builders/bills.ts';
import { aDue, dueReply } from '#web/testing/builders/dues.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient_id = anId();
const first = aBill({ patient_id });
const calculated = { totalDue: paise(20_000), totalPaid: paise(0), balance: paise(20_000) };
const second = aBill({ patient_id, number: '2026-27/000043', calculated });

async function open() {
  const api = apiDouble();
  const stay = aDue(aBill({ patient_id, type: 'admission', number: '2026-27/000044' }), {
    ...{ subject: 'stay', is_running: true, day: null },
  });
  api.on(listDues, dueReply(aDue(first), aDue(second), stay));
  api.on(getBill, billDetails(first));
  const { user } = await renderApp('/dashboard/dues', { as: 'receptionist', api });
  await user.click(await screen.findByRole('button', { name: /^Take payment of .*42$/ }));
  await user.click(
    await screen.findByRole('radio', { name: 'All 2 bills, oldest first: ₹700.00' }),
  );
  return { api, user };
}

const parts = () =>
  within(screen.getByRole('list', { name: 'What each bill gets' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const amountField = () => screen.getByLabelText<HTMLInputElement>('Payment amount (₹)');

describe('all dues of a patient', () => {
  it('are paid with one amount, which fills the oldest bill first', async () => {
    const { api, user } = await open();
    expect(api.requests(listDues).at(-1)?.query.patientId).toBe(patient_id);
    expect(amountField().value).toBe('700.00');
    expect(parts()).toEqual(['Bill 2026-27/000042: ₹500.00', 'Bill 2026-27/000043: ₹200.00']);
    await expectAccessible();
    await user.clear(amountField());
    await user.type(amountField(), '620');
    expect(parts()[1]).toBe('Bill 2026-27/000043: ₹120.00 of ₹200.00');
    api.on(payDues, {
      payments: [first, second].map(({ id: bill_id, number }) => ({
        ...{ id: anId(), bill_id, number, amount_paid: paise(50_000), balance: paise(0) },
      })),
      balance: paise(8_000),
    });
    await user.click(screen.getByRole('button', { name: 'Receive ₹620.00' }));
    expect(await screen.findByText('₹620.00 was received on 2 bills.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests(payDues)).toMatchObject([
      { params: { id: patient_id }, body: { amount_paid: 62_000, payment_mode: 'cash' } },
    ]);
  });

  it('keep the amount when a colleague makes another bill meanwhile', async () => {
    const { api } = await open();
    const third = aBill({ patient_id, number: '2026-27/000045', calculated });
    api.on(listDues, dueReply(aDue(first), aDue(second), aDue(third)));
    await act(() => invalidate(listDues));
    const all = 'All 3 bills, oldest first: ₹900.00';
    expect(await screen.findByRole('radio', { name: all })).toBeTruthy();
    expect(amountField().value).toBe('700.00');
    expect(screen.getByRole('button', { name: 'Receive ₹700.00' })).toBeTruthy();
  });

  it('take no more than is due, and not what a colleague received meanwhile', async () => {
    const { api, user } = await open();
    await user.clear(amountField());
    await user.type(amountField(), '701');
    expect(screen.getByText('The payment is more than the balance due.')).toBeTruthy();
    await user.clear(amountField());
    await user.type(amountField(), '700');
    api.on(payDues, fail(400, 'The payment is more than the balance due.'));
    api.on(listDues, dueReply());
    await user.click(screen.getByRole('button', { name: 'Receive ₹700.00' }));
    const nothing = 'Nothing is due on the bills of this patient any more.';
    expect(await screen.findByText(nothing)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
