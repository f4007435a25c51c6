import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { countDrugLists } from '#contract/pharmacy/drugs.endpoints.ts';
import { STOCK_COUNT_MESSAGES as M } from '#contract/pharmacy/stock-taking/stock-count.messages.ts';
import type { CountedBatch, StockCount } from '#contract/pharmacy/stock-taking/stock-count.ts';
import {
  enterCount,
  getStockSheet,
  leaveOutCount,
  postCounts,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { someDrugLists } from '#web/testing/builders/drugs.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { touchDevice } from '#web/testing/touch-device.ts';

const aBatch = (changes: Partial<CountedBatch>): CountedBatch => ({
  ...{
    id: anId(),
    drug_id: anId(),
    drug: 'Dolo 650',
    rack: 'A1',
    batch_no: 'B7',
    expiry_date: '2027-05-31',
  },
  ...{ pack: 'strip of 15', unit: 'tablet', quantity: 10, counts: [], ...changes },
});
const aCount = (changes: Partial<StockCount>): StockCount => ({
  ...{ id: anId(), counted: 10, expected: 10, at: '2026-11-21T06:00:00.000Z' },
  ...{ by: 'Ganesh', isMine: false, ...changes },
});

async function open(rows: CountedBatch[], address = '/dashboard/stock-taking?rack=A1') {
  const api = apiDouble();
  const counted = rows.filter(({ counts }) => counts.length > 0).length;
  api.on(countDrugLists, { ...someDrugLists(), racks: [{ rack: 'A1', drugs: 2 }] });
  api.on(getStockSheet, { rows, total: rows.length, counted, posted: [] });
  api.on(enterCount, { id: anId() });
  api.on(leaveOutCount, { id: anId() });
  api.on(postCounts, { message: M.posted(1, 1) });
  const { user } = await renderApp(address, { as: 'pharmacy', api });
  return { api, user };
}

it('takes counts by keyboard, each saved when Enter moves on', async () => {
  const rows = [aBatch({}), aBatch({ drug: 'Pan 40', quantity: 4, batch_no: null })];
  const { api, user } = await open(rows);
  await user.type(await screen.findByLabelText('Counted Dolo 650, batch B7'), '8{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Counted Pan 40'));
  await user.keyboard('4{Enter}');
  expect(api.requests(enterCount)).toMatchObject([
    { params: { id: rows[0]?.id }, body: { counted: 8, expected: 10 } },
    { params: { id: rows[1]?.id }, body: { counted: 4, expected: 4 } },
  ]);
  await user.type(screen.getByLabelText('Counted Pan 40'), 'x{Enter}');
  expect(await screen.findByText(M.wholeNumber)).toBeTruthy();
  await expectAccessible();
});

it('takes “?” and “-” as not counted, and takes an own count back', async () => {
  const mine = aBatch({ drug: 'Pan 40', counts: [aCount({ isMine: true })] });
  const { api, user } = await open([aBatch({}), mine]);
  await user.type(await screen.findByLabelText('Counted Dolo 650, batch B7'), '?{Enter}');
  expect(await screen.findByText(M.notCounted)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Counted Pan 40, batch B7');
  await user.clear(field);
  await user.type(field, '-{Enter}');
  await waitFor(() => expect(api.requests(leaveOutCount)).toHaveLength(1));
  expect(api.requests(enterCount)).toEqual([]);
});

it('takes strips, on a phone by a button, and saves pieces', async () => {
  touchDevice();
  const { api, user } = await open([aBatch({}), aBatch({ drug: 'ORS', pack: null })]);
  const field = await screen.findByLabelText<HTMLInputElement>('Counted Dolo 650, batch B7');
  await user.type(field, '2 strips + 5');
  expect(field.value).toBe('2 strips + 5');
  expect(screen.getByText('2 strips + 5 = 35 tablets')).toBeTruthy();
  await user.keyboard('{Enter}');
  await user.clear(field);
  await user.type(field, '3');
  await user.click(screen.getByRole('button', { name: '3 strips = 45 tablets' }));
  expect([document.activeElement, field.value]).toEqual([field, '45']);
  expect(screen.queryByRole('button', { name: /strips = / })).toBeNull();
  await user.keyboard('{Enter}3{Enter}');
  expect(api.requests(enterCount).map(({ body }) => body.counted)).toEqual([35, 45, 3]);
});

it('shows counts that clash, leaves one out, and posts with a reason', async () => {
  const counts = [aCount({ isMine: true }), aCount({ counted: 6, by: 'Asha' })];
  const { api, user } = await open([aBatch({ counts })]);
  const table = within(await screen.findByRole('table', { name: 'Stock-taking' }));
  expect(await table.findByText('Counts differ')).toBeTruthy();
  expect(table.getByText(/6 by Asha at .*, 4 fewer/)).toBeTruthy();
  await user.click(table.getByRole('button', { name: 'Leave out 6 by Asha' }));
  expect(api.requests(leaveOutCount)).toMatchObject([{ params: { id: counts[1]?.id } }]);
  await user.click(screen.getByRole('button', { name: 'Post 1 count' }));
  expect(await screen.findByText(M.reasonRequired)).toBeTruthy();
  await user.type(screen.getByLabelText(/Reason for the differences/), 'Yearly count{Enter}');
  expect(await screen.findByText(M.posted(1, 1))).toBeTruthy();
  expect(api.requests(postCounts)).toMatchObject([
    { body: { rack: 'A1', reason: 'Yearly count' } },
  ]);
});

it('hides what is expected on wish', async () => {
  const { user } = await open([aBatch({ counts: [aCount({ counted: 9 })] })]);
  expect(await screen.findByRole('columnheader', { name: 'Expected' })).toBeTruthy();
  await user.click(screen.getByLabelText('Hide the expected quantity'));
  expect(screen.queryByRole('columnheader', { name: 'Expected' })).toBeNull();
  expect(screen.queryByText(/1 fewer/)).toBeNull();
});

it.each([
  ['with', '', '10', 'strip of 15', 'Count in pieces, or as “2 strips + 5” where'],
  ['without', '&expected=hidden', undefined, null, 'Count in pieces. Enter'],
])('prints a sheet to count on paper, %s the expected quantity', async (...row) => {
  const [, address, expected, pack, how] = row;
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { api, user } = await open([aBatch({ pack })], `/dashboard/stock-taking?rack=A1${address}`);
  await user.click(await screen.findByRole('button', { name: 'Print counting sheet' }));
  const paper = within(await screen.findByRole('article', { name: 'Counting sheet, rack A1' }));
  const cells = paper.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.filter((text) => text !== '')).toEqual([
    `Dolo 650${pack ? `${pack}, ` : ''}tablet`,
    ...['B7', 'May 2027', ...(expected ? [expected] : [])],
  ]);
  expect(paper.getByText((text) => text.includes(how))).toBeTruthy();
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(api.requests(getStockSheet).at(-1)?.query).toMatchObject({ rack: 'A1', printed: true });
});
