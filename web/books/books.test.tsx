import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  enterCash,
  getCaseRegister,
  getCashBook,
  getGstReturn,
  getPurchases,
  getStockOnDay,
  reverseCash,
} from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES as M } from '#contract/books/books.messages.ts';
import type { CashEntry } from '#contract/books/cash-book.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const tea: CashEntry = {
  ...{ id: anId(), number: '2026-27/000001', day: '2026-11-21', amount: paise(-12_050) },
  ...{ particulars: 'Tea', enteredBy: 'Asha Rao', enteredAt: '2026-11-21T05:00:00.000Z' },
  ...{ reverses: null, isReversed: false },
};
let api: ApiDouble;

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
  api = apiDouble();
  api.on(getCaseRegister, {
    total: paise(50_000),
    rows: [
      {
        ...{ serial: 7, day: '2026-11-20', patient: 'Meena Iyer', token: 12 },
        ...{ type: 'consultation', service: 'Consultation', billNumber: '2026-27/000003' },
        ...{ fee: paise(50_000), receivedAt: '2026-11-21T05:00:00.000Z', note: null },
      },
    ],
  });
  api.on(getCashBook, {
    ...{ opening: paise(10_000), closing: paise(47_950) },
    days: [
      {
        ...{ day: '2026-11-21', opening: paise(10_000), received: paise(50_000) },
        ...{ paidBack: paise(0), entries: [tea], closing: paise(47_950) },
      },
    ],
  });
});
const open = (book: string) => renderApp(`/dashboard/books?book=${book}`, { as: 'admin', api });

it('the case register has a row for each fee, and is printed on A4', async () => {
  const { user } = await open('cases');
  const cell = await screen.findByRole('cell', { name: /^Consultation · / });
  expect(cell.textContent).toBe('Consultation · 2026-27/000003');
  // On a phone a row is a card, which shows the headings of its cells.
  const serial = screen.getByRole('cell', { name: '7' });
  expect(serial.getAttribute('data-label')).toBe('Serial');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Print register' }));
  const paper = within(await screen.findByRole('article', { name: /^Daily case register/ }));
  for (const text of ['7', 'Meena Iyer (12)', '20 Nov 2026']) {
    expect(paper.getByText(text)).toBeTruthy();
  }
  expect(paper.getAllByText('500.00')).toHaveLength(2);
});

it('the printed case register omits medicines, so that a case is one line', async () => {
  const total = paise(12_000);
  const row = {
    ...{ serial: 7, day: '2026-11-20', patient: 'Meena Iyer', token: 12 },
    ...{ type: 'pharmacy' as const, service: 'Amoxicillin 500 mg, Pantoprazole 40 mg' },
    ...{ billNumber: '2026-27/000004', fee: total, receivedAt: null, note: null },
  };
  api.on(getCaseRegister, { total, rows: [row] });
  const { user } = await open('cases');
  const named = await screen.findByRole('cell', { name: /^Pharmacy: Amoxicillin 500 mg, Panto/ });
  expect(named.textContent).toContain('2026-27/000004');
  await user.click(screen.getByRole('button', { name: 'Print register' }));
  const paper = within(await screen.findByRole('article', { name: /^Daily case register/ }));
  expect(paper.getByText(/^Pharmacy/).textContent).toBe('Pharmacy · 2026-27/000004');
});

it('the cash book shows each day’s balance, takes an entry, and reverses one', async () => {
  const { user } = await open('cash');
  await screen.findByText('Received from patients');
  expect(screen.getAllByText('479.50')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Enter cash' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Amount (₹)'));
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  expect(await screen.findByText(M.amountRequired)).toBeTruthy();
  await user.type(screen.getByLabelText('Amount (₹)'), '2000');
  await user.type(screen.getByLabelText('Particulars'), 'Rent');
  await expectAccessible();
  api.on(enterCash, { ...tea, id: anId() });
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(api.requests(enterCash)).toHaveLength(1));
  expect(api.requests(enterCash)[0]?.body).toMatchObject({
    direction: 'out',
    particulars: 'Rent',
  });
  api.on(reverseCash, { ...tea, id: anId(), reverses: tea.number });
  await user.click(screen.getByRole('button', { name: `Reverse ${tea.number}` }));
  await waitFor(() => expect(api.requests(reverseCash)[0]?.params).toEqual({ id: tea.id }));
});

it('the inventory shows the stock at the end of the day before the range and of its last day', async () => {
  api.on(getStockOnDay, fail(500, 'Broken'));
  const { user } = await renderApp(
    '/dashboard/books?book=stock&startDate=2026-04-01&endDate=2026-11-20',
    { as: 'admin', api },
  );
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
  const row = { id: anId(), name: 'Paracetamol', batch: 'B1', expiry: '2027-05-31' };
  api.on(getStockOnDay, {
    ...{ value: paise(12_500), unknown: 0 },
    rows: [{ ...row, quantity: 100, cost: paise(125) }],
  });
  if (retry) await user.click(retry);
  expect(await screen.findByText('Drugs when 1 Apr 2026 begins')).toBeTruthy();
  expect((await screen.findAllByText('Paracetamol')).length).toBeGreaterThan(0);
  const [batch] = screen.getAllByRole('cell', { name: 'B1' });
  expect(batch?.dataset.label, 'the heading before it in a card').toBe('Batch');
  const days = api.requests(getStockOnDay).map(({ query }) => query);
  expect(days).toContainEqual({ day: '2026-03-31' });
  expect(days).toContainEqual({ day: '2026-11-20' });
});

it('the register of purchases has each rate, and is printed', async () => {
  const taxes = [{ gst_percent: 12, taxable: paise(6_195), gst: paise(743) }];
  const sums = { taxes, taxable: paise(6_195), gst: paise(743), total: paise(7_000) };
  const row = { id: anId(), kind: 'invoice' as const, day: '2026-11-20', supplier: 'Nandi' };
  api.on(getPurchases, {
    ...{ ...sums, invoiced: paise(7_000), returned: paise(0) },
    rows: [{ ...row, ...sums, gstin: '29ABCDE1234F1ZW', number: 'KA/0123', lacks_cost: false }],
  });
  const { user } = await open('purchases');
  expect(await screen.findByText('Nandi, 29ABCDE1234F1ZW')).toBeTruthy();
  expect(screen.getByText('Invoices 70.00, returns 0.00')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Print purchases' }));
  const paper = within(await screen.findByRole('article', { name: /^Register of purchases/ }));
  expect(paper.getAllByText('12 %')).toHaveLength(2);
});

it('the GST return has its tables, and what to clear up before it is filed', async () => {
  const tax = { taxable: paise(951), cgst: paise(24), sgst: paise(24) };
  const day = '2026-11-20';
  api.on(getGstReturn, {
    ...{ gstin: '29AAGCB7383J1Z4', place_of_supply: '29-Karnataka', total: paise(50_999) },
    rates: [{ gst_percent: 5, ...tax }],
    ...{ nil_rated: paise(0), exempt: paise(50_000) },
    hsn: [
      { hsn: '30049099', description: '', gst_percent: 5, quantity: 3, value: paise(999), ...tax },
    ],
    documents: [
      { kind: 'bill', from: '2026-27/000001', to: '2026-27/000002', total: 2, cancelled: 0 },
    ],
    credit_notes: [
      {
        ...{ number: 'CN2026-27/000001', day, bill_number: '2026-27/000001', bill_day: day },
        ...{ value: paise(333), taxable: paise(317), cgst: paise(8), sgst: paise(8) },
      },
    ],
    checks: [{ check: 'no-hsn', names: ['Cream'], value: paise(1_101) }],
  });
  await open('gst');
  const supplies = within(await screen.findByRole('table', { name: /tables 7 and 8/ }));
  expect(supplies.getByRole('row', { name: 'At 5 % 29-Karnataka ₹9.51 ₹0.24 ₹0.24' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '30049099 5 % 3 ₹9.99 ₹9.51 ₹0.24 ₹0.24' })).toBeTruthy();
  expect(screen.getByText('CN2026-27/000001')).toBeTruthy();
  expect(screen.getByText(/Cream/)).toBeTruthy();
  await expectAccessible();
});

it('the GST return is of at most a quarter', async () => {
  await renderApp('/dashboard/books?book=gst&startDate=2026-04-01&endDate=2026-11-20', {
    ...{ as: 'admin', api },
  });
  expect(await screen.findByText(M.gstRangeTooLong)).toBeTruthy();
});

it('a payment to a supplier is taken back on the page of the supplier', async () => {
  const supplierId = anId();
  const book = { opening: paise(0), closing: paise(-12_050) };
  const day = { day: '2026-11-21', received: paise(0), paidBack: paise(0), ...book };
  api.on(getCashBook, { ...book, days: [{ ...day, entries: [{ ...tea, supplierId }] }] });
  await open('cash');
  const link = await screen.findByRole('link', { name: 'Supplier' });
  expect(link.getAttribute('href')).toBe(`/dashboard/suppliers/${supplierId}`);
  expect(screen.queryByRole('button', { name: /^Reverse/ })).toBeNull();
});
