import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import { BILL_MAX } from './bill-total.rules.ts';
import { spread, type TaxedItem, taxLines } from './tax.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const item = fc.record({
  total: fc.integer({ min: 0, max: BILL_MAX / 50 }).map(paise),
  basisPoints: fc.constantFrom(0, 25, 500, 1_200, 1_800, 2_800, 10_000),
  isReturnable: fc.boolean(),
});
const bill = fc.array(item, { minLength: 1, maxLength: 50 }).chain((items) => {
  const whole = sum(items.map(({ total }) => total));
  const part = fc.integer({ min: 0, max: whole });
  return fc.record({
    items: fc.constant(items),
    cuts: fc.tuple(part, part).map((cuts) => cuts.toSorted((a, b) => a - b)),
    whole: fc.constant(whole),
  });
});

describe('splitting an amount', () => {
  it('is exact to the paisa, and no part exceeds its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: BILL_MAX }), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const amount = Math.floor(sum(all) * share);
        const parts = spread(amount, all);
        expect(sum(parts)).toBe(amount);
        for (const [at, part] of parts.entries()) {
          expect(part >= 0 && part <= all[at]!).toBe(true);
        }
      }),
    );
  });
});

describe('the taxes of a bill', () => {
  it('are exact to the paisa: the due amount is the taxable value plus two equal halves', () => {
    fc.assert(
      fc.property(bill, ({ items, cuts: [discount = 0, upToReturn = 0], whole }) => {
        const lines = taxLines(items, [
          { kind: 'discount', amount: paise(discount) },
          { kind: 'return', amount: paise(upToReturn - discount) },
        ]);
        expect(sum(lines.map(({ amount }) => amount))).toBe(whole - upToReturn);
        for (const { basisPoints, taxable, cgst, sgst, amount } of lines) {
          expect([taxable + cgst + sgst, sgst]).toEqual([amount, cgst]);
          // Within one paisa of the exact half.
          const exact = (amount * basisPoints) / (2 * (10_000 + basisPoints));
          expect(Math.abs(cgst - exact)).toBeLessThanOrEqual(0.5 + 1e-3);
        }
      }),
    );
  });

  it('are zero once the bill is cancelled', () => {
    fc.assert(
      fc.property(bill, ({ items, whole }) => {
        expect(taxLines(items, [{ kind: 'cancellation', amount: paise(whole) }])).toEqual([]);
      }),
    );
  });

  const medicine = (total: number): TaxedItem => ({
    total: paise(total),
    basisPoints: 1_200,
    isReturnable: true,
  });
  const fee: TaxedItem = { total: paise(50_000), basisPoints: 0, isReturnable: false };

  it('of ₹112 at 12 % are ₹6 and ₹6 on ₹100', () => {
    expect(taxLines([medicine(11_200)], [])).toEqual([
      { basisPoints: 1_200, taxable: 10_000, cgst: 600, sgst: 600, amount: 11_200 },
    ]);
  });

  it('deduct a return from the medicines and a discount from all items', () => {
    const lines = taxLines(
      [fee, medicine(11_200)],
      [
        { kind: 'discount', amount: paise(6_120) },
        { kind: 'return', amount: paise(5_040) },
      ],
    );
    expect(lines).toEqual([
      { basisPoints: 0, taxable: 45_000, cgst: 0, sgst: 0, amount: 45_000 },
      { basisPoints: 1_200, taxable: 4_500, cgst: 270, sgst: 270, amount: 5_040 },
    ]);
  });

  it('of a return are taken off the rates of the returned items, up to their amounts', () => {
    const items = [500, 1_800].map((basisPoints) => {
      return { total: paise(1_000), basisPoints, isReturnable: true };
    });
    const give = (amount: number, cameBack?: number[]) =>
      taxLines(items, [
        { kind: 'return', amount: paise(amount), ...(cameBack && { cameBack }) },
      ]).map((line) => [line.basisPoints, line.amount]);
    expect(give(600, [0, 600])).toEqual([
      [500, 1_000],
      [1_800, 400],
    ]);
    // Without the pieces it is spread, and beyond their price the rest is.
    expect(give(600)).toEqual([
      [500, 700],
      [1_800, 700],
    ]);
    expect(give(1_500, [0, 1_000])).toEqual([[500, 500]]);
  });
});
