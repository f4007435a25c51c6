import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/money.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/bills.ts';
import { anId } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it.each([
  ['Print A5', 'a5'],
  ['Print 80 mm', 'slip'],
])('%s prints the receipt with every sum and the amount in words', async (name, size) => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const totalDue = paise(43_750);
  const discount = { id: anId(), kind: 'discount' as const, amount: paise(6_250), note: null };
  const bill = paidBill(
    aBill({
      discount_percentage: 1_250,
      discount: paise(6_250),
      credits: [{ ...discount, at: '2026-11-21T04:30:00.000Z' }],
      calculated: { totalDue, totalPaid: paise(0), balance: totalDue },
    }),
  );
  const api = apiDouble();
  api.on(getBill, billDetails(bill, [aPayment({ amount_paid: totalDue, payment_mode: 'upi' })]));
  const state = { patientId: bill.patient_id, billId: bill.id };
  const { user } = await renderApp('/billing', { as: 'receptionist', api, state });
  await user.click(await screen.findByRole('button', { name }));

  const paper = await screen.findByRole('article', { name: 'Receipt 2026-27/000042' });
  expect(paper.dataset.size).toBe(size);
  const on = within(paper);
  for (const text of [
    'Rao Clinic',
    'Meena Iyer (token 12)',
    'Discount (12.5%)',
    'Rupees Four Hundred Thirty-Seven and Fifty Paise Only',
    'UPI',
  ]) {
    expect(on.getByText(text)).toBeTruthy();
  }
  expect(on.getAllByText('₹437.50').length).toBeGreaterThan(1);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await expectAccessible();
});
