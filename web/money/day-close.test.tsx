import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { DAY_CLOSE_MESSAGES as M } from '#contract/money/day-close.messages.ts';
import type { DayClose, Drawer } from '#contract/money/day-close.ts';
import { closeDay, getDrawer, listDayCloses } from '#contract/money/day-closes.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const person = aUser('receptionist');
const cashier = { id: person.id, name: person.name };
const zero = paise(0);

const drawer: Drawer = {
  cashier,
  day: '2026-11-21',
  bills: paise(85_000),
  admissions: zero,
  subscriptions: zero,
  paidBack: paise(-10_000),
  suppliers: paise(-5_000),
  closed: zero,
  expected: paise(70_000),
  closes: 0,
};
const close: DayClose = {
  id: anId(),
  cashier,
  day: drawer.day,
  number: 1,
  expected: paise(70_000),
  counted: paise(69_000),
  difference: paise(-1_000),
  notes: { 500: 1, 200: 0, 100: 1, 50: 1, 20: 2, 10: 0 },
  coins: zero,
  note: 'Paid for milk',
  closed_at: '2026-11-21T14:30:00.000Z',
  closed_by: cashier.name,
};

it('counts the notes, requires a reason for a difference, and closes the drawer once with the figures shown', async () => {
  const api = apiDouble();
  const openDays = [{ day: '2026-11-19', expected: paise(5_000) }];
  api.on(getDrawer, { drawer, drawers: [drawer], openDays });
  api.on(listDayCloses, { closes: [], totalCount: 0 });
  const { user } = await renderApp('/dashboard/day-close', { as: person, api });
  const note = await screen.findByLabelText('₹500 notes');
  expect(screen.getByRole('button', { name: '19 Nov 2026: ₹50.00' })).toBeTruthy();
  await user.type(note, '1');
  for (const [label, count] of [
    ['₹100 notes', '1'],
    ['₹50 notes', '1'],
    ['₹20 notes', '2'],
  ] as const) {
    await user.type(screen.getByLabelText(label), count);
  }
  expect(screen.getByText('Paid to suppliers').nextElementSibling?.textContent).toBe('-₹50.00');
  expect(screen.getByText('-₹10.00 missing')).toBeTruthy();
  await expectAccessible();
  const send = () => user.click(screen.getByRole('button', { name: 'Close the day' }));
  await send();
  expect(await screen.findByText(M.noteNeeded)).toBeTruthy();
  const reason = screen.getByLabelText(/^Why the cash differs/);
  expect(document.activeElement).toBe(reason);

  await user.type(reason, 'Paid for milk');
  api.on(closeDay, fail(409, M.cashMoved));
  await send();
  expect(await screen.findByText(`${M.closeFailed} ${M.cashMoved}`)).toBeTruthy();
  // The typed count stays for another check.
  expect(screen.getByLabelText<HTMLInputElement>('₹500 notes').value).toBe('1');

  api.on(closeDay, close);
  api.on(listDayCloses, { closes: [close], totalCount: 1 });
  await send();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('₹500 notes').value).toBe(''));
  const { counted: _sum, closed_at: _at, ...rest } = close;
  expect(api.requests(closeDay).at(-1)?.body).toMatchObject({
    number: 1,
    expected: rest.expected,
    notes: rest.notes,
    coins: 0,
    note: rest.note,
  });
  const slip = await screen.findByRole('button', { name: /^Print slip of/ });
  await waitFor(() => expect(document.activeElement).toBe(slip));
});

it('keeps a count that is left for a patient, until its drawer is closed', async () => {
  const api = apiDouble();
  let shown = drawer;
  api.on(getDrawer, () => ({ drawer: shown, drawers: [], openDays: [] }));
  api.on(listDayCloses, { closes: [], totalCount: 0 });
  const ask = { as: person, api } as const;
  const first = await renderApp('/dashboard/day-close', ask);
  await first.user.type(await screen.findByLabelText('₹500 notes'), '17');
  await first.user.type(screen.getByLabelText('Coins (₹)'), '3.5');
  killPage();

  await renderApp('/dashboard/day-close', { ...ask, keepStorage: true });
  await waitFor(async () =>
    expect(await screen.findByLabelText('₹500 notes')).toHaveProperty('value', '17'),
  );
  expect(screen.getByLabelText('Coins (₹)')).toHaveProperty('value', '3.5');
  killPage();

  // Closed at another computer: the next count is another one.
  shown = { ...drawer, closes: 1, expected: zero };
  await renderApp('/dashboard/day-close', { ...ask, keepStorage: true });
  expect(await screen.findByLabelText('₹500 notes')).toHaveProperty('value', '');
});

it('prints the slip of a close', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const api = apiDouble();
  api.on(getDrawer, { drawer, drawers: [drawer], openDays: [] });
  api.on(listDayCloses, { closes: [close], totalCount: 1 });
  const { user } = await renderApp('/dashboard/day-close', { as: person, api });
  await user.click(await screen.findByRole('button', { name: /^Print slip of/ }));
  const slip = await screen.findByRole('article', { name: 'Day close of Asha Rao, 21 Nov 2026' });
  expect(slip.textContent).toContain('₹20 × 2₹40.00');
  expect(slip.textContent).toContain('Note: Paid for milk');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('leaves the focus where it is when paging comes back to the slip of the last close', async () => {
  const api = apiDouble();
  api.on(getDrawer, {
    drawer: { ...drawer, expected: close.counted },
    drawers: [drawer],
    openDays: [],
  });
  api.on(listDayCloses, { closes: [], totalCount: 0 });
  api.on(closeDay, close);
  const { user } = await renderApp('/dashboard/day-close', { as: person, api });
  for (const [label, count] of Object.entries({ 500: '1', 100: '1', 50: '1', 20: '2' })) {
    await user.type(await screen.findByLabelText(`₹${label} notes`), count);
  }
  const older = { ...close, id: anId(), day: '2026-11-20' };
  api.on(listDayCloses, ({ query: { page } }) => ({
    closes: [page === 1 ? close : older],
    totalCount: 60,
  }));
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  const slip = () => screen.findByRole('button', { name: /^Print slip of .* 21 Nov/ });
  await waitFor(async () => expect(document.activeElement).toBe(await slip()));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('button', { name: /^Print slip of .* 20 Nov/ });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(document.activeElement).not.toBe(await slip());
});

it('corrects the count of a close with a reason, from the count that was typed', async () => {
  const api = apiDouble();
  api.on(getDrawer, {
    drawer: { ...drawer, closes: 1, expected: zero },
    drawers: [],
    openDays: [],
  });
  api.on(listDayCloses, { closes: [{ ...close, can_correct: true }], totalCount: 1 });
  const { user } = await renderApp('/dashboard/day-close', { as: person, api });
  await user.click(
    await screen.findByRole('button', { name: 'Correct the count of Asha Rao, 21 Nov 2026, 1' }),
  );
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Correct day close 1 of Asha Rao, 21 Nov 2026' }),
  );
  expect(dialog.getByLabelText('₹500 notes')).toHaveProperty('value', '1');
  await user.type(dialog.getByLabelText('₹10 notes'), '1');
  await expectAccessible();
  const send = () => user.click(dialog.getByRole('button', { name: 'Correct the close' }));
  await send();
  expect(await dialog.findByText(M.reasonNeeded)).toBeTruthy();
  expect(api.requests(closeDay)).toEqual([]);

  const second = { ...close, id: anId(), number: 2, counted: drawer.expected, difference: zero };
  const right = { ...second, corrects: close, note: 'One note was under the tray' };
  api.on(closeDay, right);
  api.on(listDayCloses, {
    closes: [right, { ...close, corrected_by: second, can_correct: false }],
    totalCount: 2,
  });
  await user.type(dialog.getByLabelText(/^Why the count is corrected/), right.note);
  await send();
  expect(await screen.findByText('Corrected by close 2')).toBeTruthy();
  expect(screen.getByText('Corrects close 1')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Correct the count/ })).toBeNull();
  expect(api.requests(closeDay).at(-1)?.body).toMatchObject({
    ...{ corrects: close.id, number: 1, expected: 70_000, note: right.note },
    notes: { ...close.notes, 10: 1 },
  });
});

it('prints on the slips which close counts', async () => {
  vi.stubGlobal('print', vi.fn());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const api = apiDouble();
  const second = { ...close, id: anId(), number: 2, counted: drawer.expected, difference: zero };
  api.on(getDrawer, { drawer, drawers: [drawer], openDays: [] });
  api.on(listDayCloses, {
    closes: [
      { ...second, corrects: close },
      { ...close, corrected_by: second },
    ],
    totalCount: 2,
  });
  const { user } = await renderApp('/dashboard/day-close', { as: person, api });
  const slip = async (number: number) => {
    const name = `Print slip of Asha Rao, 21 Nov 2026, ${number}`;
    await user.click(await screen.findByRole('button', { name }));
    return (await screen.findByRole('article')).textContent;
  };
  expect(await slip(2)).toContain('Day close 2, corrects day close 1');
  expect(await slip(1)).toContain('Corrected by day close 2: counted ₹700.00.');
});

it('a drawer that was closed with nothing in it shows no minus zero', async () => {
  const api = apiDouble();
  const closed = { ...drawer, bills: zero, paidBack: zero, suppliers: zero, expected: zero };
  api.on(getDrawer, { drawer: { ...closed, closes: 1 }, drawers: [closed], openDays: [] });
  api.on(listDayCloses, { closes: [], totalCount: 0 });
  await renderApp('/dashboard/day-close', { as: person, api });
  const label = await screen.findByText('Closed before');
  expect(label.nextElementSibling?.textContent).toBe('₹0.00');
  expect(document.body.textContent).not.toMatch(/[-−]₹?0\.00/);
});
