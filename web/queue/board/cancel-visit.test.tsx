import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { phoneScreen } from '#web/testing/narrow-screen.ts';
import { named, showBoard } from '#web/testing/pages/queue-board.ts';

describe('cancelling a visit', () => {
  it('cancels after a confirmation that names the patient', async () => {
    const visit = named('Asha Menon', { token_no: 4 });
    const { user, api } = await showBoard([visit]);
    api.on(moveVisit, { ...visit, status: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    expect(await screen.findByText('Asha Menon, token 4, leaves the queue.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests(moveVisit)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Cancel visit of Asha Menon' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
    await waitFor(() => expect(api.requests(moveVisit)[0]?.body).toEqual({ status: 'cancelled' }));
  });

  it.each([
    ['as it came', 'As it was paid (UPI)', 'as_paid', 'Send ₹500.00 back by UPI.'],
    ['in cash', 'Cash', 'cash', 'Give ₹500.00 back in cash.'],
    ['not at all', 'Keep what was paid', undefined, undefined],
  ])(
    'shows the amount paid for a cancelled visit, refunded %s',
    async (_how, label, refundMode, said) => {
      const bill = paidBill(aBill({ payment_mode: 'upi' }));
      const fee = {
        billId: bill.id,
        standing: 'paid',
        due: paise(0),
        paid: paise(50_000),
      } as const;
      const visit = named('Asha Menon', { token_no: 4, billed: true, fee });
      const { user, api } = await showBoard([visit]);
      const payment = aPayment({ amount_paid: paise(50_000), payment_mode: 'upi' });
      api.on(getBill, billDetails(bill, [payment]));
      api.on(moveVisit, { ...visit, status: 'cancelled' });
      await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
      expect(await screen.findByText(/₹500\.00 was paid \(UPI\)\./)).toBeTruthy();
      const back = screen.getByLabelText('Paid back');
      expect(back).toHaveProperty('value', 'as_paid');
      await user.selectOptions(back, label);
      const payment_mode = refundMode === 'cash' ? 'cash' : 'upi';
      const refund = aPayment({ amount_paid: paise(-50_000), payment_mode });
      api.on(getBill, billDetails(bill, [payment, refund]));
      await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
      await waitFor(() =>
        expect(api.requests(moveVisit)[0]?.body).toEqual({
          status: 'cancelled',
          ...(refundMode && { refundMode }),
        }),
      );
      const told = 'Asha Menon, token 4: the visit is cancelled.';
      if (said) expect(await screen.findByText(`${told} ${said}`)).toBeTruthy();
      else expect(screen.queryByText(told, { exact: false })).toBeNull();
    },
  );

  it.each(['paid', 'due'] as const)(
    'neither cancels nor pays back by a second Enter, when it is %s',
    async (standing) => {
      const bill = paidBill(aBill({ payment_mode: 'cash' }));
      const paid = paise(standing === 'paid' ? 50_000 : 0);
      const fee = { billId: bill.id, standing, due: paise(50_000 - paid), paid };
      const visit = named('Asha Menon', { billed: true, fee });
      const { user, api } = await showBoard([visit]);
      const payments = paid > 0 ? [aPayment({ amount_paid: paid, payment_mode: 'cash' })] : [];
      api.on(getBill, billDetails(bill, payments));
      api.on(moveVisit, { ...visit, status: 'cancelled' });
      const cross = await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' });
      act(() => cross.focus());
      await user.keyboard('{Enter}');
      const keep = await screen.findByRole('button', { name: 'Keep' });
      await waitFor(() => expect(document.activeElement).toBe(keep));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(cross);
      expect(api.requests(moveVisit)).toHaveLength(0);
    },
  );

  it('shows the amount due for a cancelled visit', async () => {
    const bill = aBill({ payment_mode: null });
    const fee = { billId: bill.id, standing: 'due', due: paise(50_000), paid: paise(0) } as const;
    const visit = named('Asha Menon', { billed: true, fee });
    const { user, api } = await showBoard([visit]);
    api.on(getBill, billDetails(bill));
    api.on(moveVisit, { ...visit, status: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    expect(await screen.findByText(/₹500\.00 is due, and is cancelled too\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
    await waitFor(() =>
      expect(api.requests(moveVisit)[0]?.body).toEqual({
        status: 'cancelled',
        refundMode: 'as_paid',
      }),
    );
  });

  it.each([
    ['consulting', 'Asha Menon, token 4, went into consultation meanwhile.'],
    ['seen', 'Asha Menon, token 4, was seen meanwhile.'],
    ['cancelled', 'Asha Menon, token 4, was cancelled meanwhile.'],
  ] as const)('is withdrawn once a colleague has made it %s', async (status, said) => {
    const visit = named('Asha Menon', { token_no: 4 });
    const { user, api } = await showBoard([visit]);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    await screen.findByRole('button', { name: 'Cancel visit' });
    api.on(listQueue, [{ ...visit, status }]);
    await act(() => invalidate(listQueue));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText('Asha Menon, token 4, leaves the queue.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel visit' })).toBeNull();
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(document.activeElement).toBe(close));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests(moveVisit)).toHaveLength(0);
  });

  it('is withdrawn once the visit has left the list', async () => {
    const visit = named('Asha Menon', { token_no: 4 });
    const { user, api } = await showBoard([visit]);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    await screen.findByRole('button', { name: 'Cancel visit' });
    api.on(listQueue, []);
    await act(() => invalidate(listQueue));
    expect(await screen.findByText('Asha Menon, token 4, left this list meanwhile.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel visit' })).toBeNull();
  });

  it('stays when the screen is turned, and is withdrawn there as well', async () => {
    const visit = named('Asha Menon', { token_no: 4 });
    const { user, api } = await showBoard([visit]);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    await screen.findByRole('button', { name: 'Cancel visit' });
    phoneScreen();
    const other = named('Bina Roy', { token_no: 5 });
    api.on(listQueue, [visit, other]);
    await act(() => invalidate(listQueue));
    await screen.findByText('Bina Roy');
    expect(screen.getByRole('button', { name: 'Cancel visit' })).toBeTruthy();
    api.on(listQueue, [{ ...visit, status: 'seen' }, other]);
    await act(() => invalidate(listQueue));
    expect(await screen.findByText('Asha Menon, token 4, was seen meanwhile.')).toBeTruthy();
  });

  it('stays as it is while other rows change', async () => {
    const visit = named('Asha Menon', { token_no: 4 });
    const { user, api } = await showBoard([visit]);
    api.on(moveVisit, { ...visit, status: 'cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    await screen.findByRole('button', { name: 'Cancel visit' });
    api.on(listQueue, [{ ...visit }, named('Ravi Nair')]);
    await act(() => invalidate(listQueue));
    await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
    await waitFor(() => expect(api.requests(moveVisit)[0]?.body).toEqual({ status: 'cancelled' }));
  });

  it('does not cancel what moved while the question was prepared', async () => {
    const bill = aBill({ payment_mode: null });
    const fee = { billId: bill.id, standing: 'due', due: paise(50_000), paid: paise(0) } as const;
    const visit = named('Asha Menon', { billed: true, fee });
    const { user, api } = await showBoard([visit]);
    const read = Promise.withResolvers<ReturnType<typeof billDetails>>();
    api.on(getBill, () => read.promise);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit of Asha Menon' }));
    api.on(listQueue, [{ ...visit, status: 'consulting' }]);
    await act(() => invalidate(listQueue));
    await screen.findByRole('button', { name: 'Complete Asha Menon' });
    read.resolve(billDetails(bill));
    await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
    const said = 'The visit has moved on. This is no longer possible.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(api.requests(moveVisit)).toHaveLength(0);
  });
});
