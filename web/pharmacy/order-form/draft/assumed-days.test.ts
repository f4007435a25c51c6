import { expect, it } from 'vitest';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { draftOf } from './order-draft.ts';
import { itemOf } from './order-input.ts';
import { changeLine, newLine } from './order-line.ts';

const assumed = { ...newLine(aDrug({ name: 'Telma 40' })), daysAssumed: true };

it.each([{ days: '1' }, { days: '5' }, { directions: '1-0-1 x 5 days' }])(
  '%o is written, and no longer assumed',
  (change) => {
    expect(itemOf(changeLine(assumed, change))).not.toHaveProperty('daysAssumed');
  },
);

it.each([
  ['1-0-1 AF, for 5 days please', 5],
  ['1-0-1 for 5 days, then 0-0-1 for 3 days please', 8],
  ['1-0-1 AF, for 1 month please', 30],
  // Two numbers: the days stay, but the text has them.
  ['1-0-1 for 3-5 days please', 1],
])('days within directions that are not understood are written: %s', (directions, days) => {
  const item = itemOf(changeLine(assumed, { directions }));
  expect(item).not.toHaveProperty('daysAssumed');
  expect(item).toMatchObject({ numberOfDays: days, quantity: days });
});

it('directions that are not understood leave days that are written', () => {
  const written = changeLine(assumed, { days: '10' });
  const next = changeLine(written, { directions: 'not more than 3 days in a row please' });
  expect(itemOf(next).numberOfDays).toBe(10);
});

it.each([{ perDay: '2' }, { quantity: '7' }, { directions: '1-0-1' }])(
  '%o leaves the days assumed',
  (change) => {
    expect(itemOf(changeLine(assumed, change)).daysAssumed).toBe(true);
  },
);

it('an order that is edited keeps the mark of its line', () => {
  const [line] = aPharmacyOrder().medications;
  const order = (daysAssumed: boolean) =>
    draftOf(aPharmacyOrder({ medications: [{ ...line!, daysAssumed }] }));
  expect(order(true).lines.map(itemOf)[0]?.daysAssumed).toBe(true);
  expect(order(false).lines.map(itemOf)[0]).not.toHaveProperty('daysAssumed');
});
