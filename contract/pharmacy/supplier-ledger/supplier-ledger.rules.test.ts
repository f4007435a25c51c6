import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../../kernel/numbers/money.ts';
import {
  ageInDays,
  debtsOf,
  type OwedRow,
  oldestUnpaid,
  withBalances,
} from './supplier-ledger.rules.ts';

const invoice = (id: string, day: string, amount: number): OwedRow => ({
  ...{ id, kind: 'invoice', day, number: id, amount, invoice_id: null },
});
const payment = (amount: number, invoice_id: string | null = null): OwedRow => ({
  ...{ id: 'p', kind: 'payment', day: '2026-11-20', number: null, amount: -amount, invoice_id },
});
const A = invoice('A', '2026-10-01', 1_000);
const B = invoice('B', '2026-11-01', 500);

describe('the oldest unpaid debt', () => {
  it('is paid first by a payment without an invoice', () => {
    expect(oldestUnpaid([B, A])).toEqual({ number: 'A', day: '2026-10-01', left: 1_000 });
    expect(oldestUnpaid([A, B, payment(400)])).toMatchObject({ number: 'A', left: 600 });
    expect(oldestUnpaid([A, B, payment(1_200)])).toMatchObject({ number: 'B', left: 300 });
    expect(oldestUnpaid([A, B, payment(1_500)])).toBeNull();
  });

  it('stays when a payment names a later invoice, and gets what that does not need', () => {
    expect(oldestUnpaid([A, B, payment(500, 'B')])).toMatchObject({ number: 'A', left: 1_000 });
    expect(oldestUnpaid([A, B, payment(700, 'B')])).toMatchObject({ number: 'A', left: 800 });
    expect(oldestUnpaid([A, B, payment(1_000, 'A')])).toMatchObject({ number: 'B', left: 500 });
  });

  it('counts a payment that names an undone invoice, an advance, and one taken back', () => {
    expect(oldestUnpaid([A, payment(300, 'gone')])).toMatchObject({ left: 700 });
    const advance = { ...payment(300), kind: 'opening' as const };
    expect(oldestUnpaid([advance, A])).toMatchObject({ left: 700 });
    const back = { ...payment(-1_000, 'A'), kind: 'reversal' as const };
    expect(oldestUnpaid([A, payment(1_000, 'A'), back])).toMatchObject({ left: 1_000 });
  });

  it('is there exactly when the balance is positive', () => {
    const Row = fc.oneof(
      fc.record({
        ...{ kind: fc.constant('invoice' as const), amount: fc.integer({ min: 1, max: 900 }) },
        invoice_id: fc.constant(null),
      }),
      fc.record({
        kind: fc.constant('payment' as const),
        amount: fc.integer({ min: -900, max: -1 }),
        invoice_id: fc.constantFrom(null, 'row 0', 'row 1', 'gone'),
      }),
    );
    fc.assert(
      fc.property(fc.array(Row, { maxLength: 12 }), (made) => {
        const rows = made.map((row, at) => ({
          ...row,
          ...{ id: `row ${at}`, number: null, day: '2026-11-20' },
        }));
        const balance = rows.reduce((sum, { amount }) => sum + amount, 0);
        const oldest = oldestUnpaid(rows);
        expect(oldest !== null).toBe(balance > 0);
        if (oldest) expect(oldest.left).toBeLessThanOrEqual(balance);
        const left = debtsOf(rows).reduce((sum, one) => sum + one.left, 0);
        expect(left).toBe(Math.max(balance, 0));
      }),
    );
  });
});

it('a balance runs from the one before', () => {
  const rows = [{ amount: paise(500) }, { amount: paise(-200) }];
  expect(withBalances(rows, paise(100)).map(({ balance }) => balance)).toEqual([600, 400]);
});

it('an invoice of today is 0 days old, one of a later day too', () => {
  expect(
    ['2026-11-20', '2026-11-26', '2026-12-01'].map((day) => ageInDays(day, '2026-11-26')),
  ).toEqual([6, 0, 0]);
});
