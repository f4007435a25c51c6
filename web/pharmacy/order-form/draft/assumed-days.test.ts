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
