import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { payAdmission } from '#contract/admissions/admissions.endpoints.ts';
import { getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aBill, aPayment, billDetails, paidBill } from '#web/testing/builders/bills.ts';
import { aDue, dueReply } from '#web/testing/builders/dues.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

async function show(api: ApiDouble, as: 'receptionist' | 'admin' = 'receptionist') {
  return renderApp('/dashboard/dues', { as, api });
}

describe('the dues', () => {
  it('show who owes what, from when, for which visit, and the sum', async () => {
    const api = apiDouble();
    api.on(listDues, dueReply(aDue(aBill()), aDue(aBill(), { subject: null, day: null })));
    const { user } = await show(api);
    expect(await screen.findByText('₹1,000.00 from 2 patients, 2 bills')).toBeTruthy();
    const [, row] = screen.getAllByRole('row');
    expect(row?.textContent).toContain('Consultation, token 48 of 21\u00a0Nov\u00a02026');
    expect(row?.textContent).toContain('Bill 2026-27/000042 · Dr Rao');
    await expectAccessible();
    await user.selectOptions(screen.getByLabelText('Sort'), 'Largest first');
    await waitFor(() => expect(api.requests(listDues).at(-1)?.query.sort).toBe('largest'));
    await user.type(screen.getByRole('searchbox'), 'meena');
    await waitFor(() => expect(api.requests(listDues).at(-1)?.query.search).toBe('meena'));
  });

  it('take payments in a row: the amount has the focus, then the next row’s button', async () => {
    const bill = aBill();
    const other = aBill({ number: '2026-27/000043' });
    const api = apiDouble();
    api.on(listDues, dueReply(aDue(bill), aDue(other)));
    api.on(getBill, billDetails(bill));
    const { user } = await show(api);
    await user.click(await screen.findByRole('button', { name: /^Take payment of .*42$/ }));
    const amount = await screen.findByLabelText(/^Payment amount/);
    await waitFor(() => expect(document.activeElement).toBe(amount));
    await expectAccessible();
    await user.clear(amount);
    await user.type(amount, '200');
    const payment = aPayment();
    const calculated = { ...bill.calculated, totalPaid: paise(20_000), balance: paise(30_000) };
    api.on(recordPayment, { payment, bill: { ...bill, calculated }, calculated });
    api.on(listDues, dueReply(aDue(other)));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const next = screen.getByRole('button', { name: /^Take payment of .*43$/ });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(api.requests(recordPayment)[0]).toMatchObject({
      params: { id: bill.id },
      body: { amount_paid: 20_000, payment_mode: 'cash' },
    });
  });

  it('show a payment whose reply was lost', async () => {
    const bill = aBill({ payment_mode: null });
    const api = apiDouble();
    api.on(listDues, dueReply(aDue(bill)));
    api.on(getBill, billDetails(bill));
    api.on(recordPayment, fail(0, 'No connection'));
    const { user } = await show(api);
    await user.click(await screen.findByRole('button', { name: /^Take payment of Meena Iyer/ }));
    await screen.findByLabelText(/^Payment amount/);
    api.on(getBill, billDetails(paidBill(bill), [aPayment({ amount_paid: paise(50_000) })]));
    await user.click(screen.getByRole('button', { name: 'Receive ₹500.00' }));
    expect(
      await screen.findByText('₹500.00 was received meanwhile (Cash, Asha Rao, 10:00 am).'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('take a payment of a stay by its own call', async () => {
    const bill = aBill({ type: 'admission' });
    const api = apiDouble();
    api.on(listDues, dueReply(aDue(bill, { subject: 'stay', is_running: true, day: null })));
    api.on(getBill, billDetails(bill));
    api.on(payAdmission, fail(400, 'No.'));
    const { user } = await show(api, 'admin');
    expect(await screen.findByText('Admission, running')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Take payment/ }));
    await user.type(await screen.findByLabelText(/^Amount/), '100');
    await user.click(screen.getByRole('button', { name: 'Record Payment' }));
    await waitFor(() => expect(api.requests(payAdmission)).toHaveLength(1));
    expect(await screen.findByText('No.')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('open the bill by its row', async () => {
    const bill = aBill();
    const api = apiDouble();
    api.on(listDues, dueReply(aDue(bill)));
    api.on(getBill, billDetails(bill));
    const { user } = await show(api);
    await user.click(await screen.findByText('Consultation, token 48 of 21 Nov 2026'));
    expect(await screen.findByRole('heading', { name: 'Bill Details' })).toBeTruthy();
  });

  it('show an empty state, and offer Retry after an error', async () => {
    const api = apiDouble();
    api.on(listDues, fail(500, 'Broken'));
    const { user } = await show(api);
    api.on(listDues, dueReply());
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing is due.')).toBeTruthy();
    await expectAccessible();
  });
});
