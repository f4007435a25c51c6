import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { getPharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import type { RegisterRow, UnrecordedLine } from '#contract/pharmacy/registers/register.ts';
import { listRegister } from '#contract/pharmacy/registers/registers.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aLetterhead, somePharmacySettings } from '#web/testing/builders/letterhead.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const sale: RegisterRow = {
  id: anId(),
  at: '2026-11-21T04:30:00.000Z',
  kind: 'sale',
  serial: 17,
  billNumber: '2026-27/000042',
  drug_id: anId(),
  drug: 'Alprazolam 0.25',
  schedule: 'H1',
  manufacturer: 'Cipla',
  batch_no: 'B7',
  expiry_date: '2027-05-31',
  quantity: -6,
  balance: null,
  patient: { id: anId(), name: 'Meena Iyer', token: 12, address: '12 Lake Road' },
  prescriber: null,
  by: 'Ganesh',
};

async function open(
  address: string,
  rows: RegisterRow[],
  total = rows.length,
  unrecorded: UnrecordedLine[] = [],
  unrecordedTotal = unrecorded.length,
) {
  const api = apiDouble();
  api.on(listRegister, { rows, total, unrecorded, unrecordedTotal });
  api.on(getLetterhead, aLetterhead({ name: 'Rao Skin Clinic' }));
  const pharmacist = { pharmacistName: 'Ganesh Shetty', pharmacistRegistration: 'KSPC 2042' };
  api.on(getPharmacySettings, somePharmacySettings({ licences: '20: KA-101', ...pharmacist }));
  const { user } = await renderApp(address, { as: 'pharmacy', api });
  return { api, user };
}

it('shows a register of the chosen days, and marks what a sale lacks', async () => {
  const { api, user } = await open('/dashboard/registers?startDate=2026-11-01&endDate=2026-11-30', [
    sale,
    { ...sale, id: anId(), kind: 'return', quantity: 2 },
  ]);
  const table = within(await screen.findByRole('table', { name: 'Prescriptions' }));
  await table.findAllByText('Alprazolam 0.25');
  const [, first, second] = table.getAllByRole('row');
  expect(first?.textContent).toContain('Cipla, batch B7, exp. May 2027, Schedule H1');
  expect(within(first!).getByText('prescriber')).toBeTruthy();
  expect(within(first!).getByText('6')).toBeTruthy();
  expect(within(second!).getByText('-2')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Schedule H1' }));
  await screen.findByRole('table', { name: 'Schedule H1' });
  expect(api.requests(listRegister).at(-1)).toMatchObject({
    query: { register: 'h1', startDate: '2026-11-01', endDate: '2026-11-30' },
  });
  await expectAccessible();
});

it('names bill lines of scheduled drugs that have no order', async () => {
  const line = { id: anId(), at: sale.at, name: 'Alprazolam', quantity: 2 };
  const unrecorded = [{ ...line, billNumber: '2026-27/000043' }];
  await open('/dashboard/registers?register=h1', [sale], 1, unrecorded);
  expect(await screen.findByText(/2 Alprazolam \(bill 2026-27\/000043\)/)).toBeTruthy();
});

it('prints them, also without any entry, and counts those that are not named', async () => {
  vi.stubGlobal('print', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const line = { id: anId(), at: sale.at, name: 'Alprazolam', quantity: 2, isUnsure: true };
  const unrecorded = [{ ...line, billNumber: '2026-27/000043' }];
  const { user } = await open('/dashboard/registers?register=h1', [], 0, unrecorded, 3);
  await user.click(await screen.findByRole('button', { name: 'Print register' }));
  const paper = within(await screen.findByRole('article', { name: 'Register: Schedule H1' }));
  expect(
    paper.getByText(
      /not in this register: 2 Alprazolam, perhaps \(bill 2026-27\/000043\), and 2 more/,
    ),
  ).toBeTruthy();
});

it('a register of one schedule does not repeat it beside each drug', async () => {
  vi.stubGlobal('print', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { user } = await open('/dashboard/registers?register=h1', [sale]);
  await user.click(await screen.findByRole('button', { name: 'Print register' }));
  const paper = within(await screen.findByRole('article', { name: 'Register: Schedule H1' }));
  expect(paper.getByText('Cipla, batch B7, exp. May 2027')).toBeTruthy();
});

it('prints number, date, prescriber and patient of a sale once, beside all its drugs', async () => {
  vi.stubGlobal('print', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const other = { ...sale, id: anId(), drug: 'Clonazepam 0.5', batch_no: null };
  const { user } = await open('/dashboard/registers', [
    sale,
    other,
    { ...sale, id: anId(), serial: 18 },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Print register' }));
  const paper = within(await screen.findByRole('article', { name: 'Register: Prescriptions' }));
  expect(paper.getAllByText('Meena Iyer')).toHaveLength(2);
  expect(paper.getAllByText('17')).toHaveLength(1);
  const lacks = paper.getAllByText(/^Missing: /).map(({ textContent }) => textContent);
  expect(lacks).toEqual(['Missing: prescriber', 'Missing: batch', 'Missing: prescriber']);
});

it('of schedule X has received, issued and balance', async () => {
  await open('/dashboard/registers?register=x', [{ ...sale, schedule: 'X', balance: 4 }]);
  const table = within(await screen.findByRole('table', { name: 'Schedule X' }));
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(expect.arrayContaining(['Received', 'Issued', 'Balance']));
  expect(await table.findByText('4')).toBeTruthy();
});

it('prints all entries of the days, with licence and pharmacist', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { api, user } = await open('/dashboard/registers', [sale], 1_200);
  await user.click(await screen.findByRole('button', { name: 'Print register' }));
  const paper = within(await screen.findByRole('article', { name: 'Register: Prescriptions' }));
  expect(await paper.findByText(/Drug licence no. 20: KA-101/)).toBeTruthy();
  expect(paper.getByText('Registered pharmacist: Ganesh Shetty, reg. no. KSPC 2042')).toBeTruthy();
  expect(paper.getByText('Missing: prescriber')).toBeTruthy();
  expect(paper.getByText(/^The first 1 of 1200 entries/)).toBeTruthy();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(api.requests(listRegister).at(-1)?.query).toMatchObject({ printed: true });
});

it('has a text for days without an entry', async () => {
  await open('/dashboard/registers', []);
  expect(await screen.findByText('No entries on these days.')).toBeTruthy();
});
