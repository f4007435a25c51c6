import { expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import { orderPayment } from './order-payment.ts';

const worth = paise(30_000);
const bill = (status: 'pending' | 'paid', due: number, paid: number) => ({ status, due, paid });

it.each([
  ['billed', bill('paid', 30_000, 30_000), { standing: 'paid', due: 0 }],
  ['dispensed', bill('pending', 30_000, 10_000), { standing: 'due', due: 20_000 }],
  ['pending', bill('pending', 30_000, 0), { standing: 'due', due: 30_000 }],
  ['collected', null, { standing: 'no_bill', due: 30_000 }],
  ['completed', null, { standing: 'no_bill', due: 30_000 }],
  ['pending', null, null],
  ['cancelled', null, null],
  ['cancelled', bill('paid', 0, 0), null],
] as const)('an order that is %s with the bill %j is shown as %j', (status, live, mark) => {
  expect(orderPayment({ status, worth, bill: live })).toEqual(mark);
});

it('shows nothing on an order without a billable total', () => {
  expect(orderPayment({ status: 'billed', worth: null, bill: null })).toBeNull();
});
