import { type Paise, paise } from '../kernel/numbers/money.ts';
import { WHOLE_BASIS_POINTS } from './bill-total.rules.ts';

/** An item for the tax computation; prices include the tax. */
export type TaxedItem = {
  readonly total: Paise;
  /** The rate fixed at billing, in basis points. */
  readonly basisPoints: number;
  /** A return reduces these items first. */
  readonly isReturnable: boolean;
};

export type Lowering = {
  readonly kind: 'discount' | 'return' | 'cancellation';
  readonly amount: Paise;
  /** The returned part of each item, in paise at its price; a return without it is spread. */
  readonly cameBack?: readonly number[];
};

/** The part of a bill at one tax rate; `taxable + cgst + sgst` equals `amount` to the paisa. */
export type TaxLine = {
  readonly basisPoints: number;
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly amount: Paise;
};

/**
 * Splits an amount by weights into integer parts whose sum is the amount. The remainder goes to the
 * parts that lost most by rounding down. No part exceeds its weight while the amount does not
 * exceed the sum of the weights.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // Paise times paise exceeds the precision of a float.
  const parts = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight);
    return { at, part: product / BigInt(whole), rest: product % BigInt(whole) };
  });
  const given = parts.reduce((sum, { part }) => sum + part, 0n);
  const isLarger = (a: bigint, b: bigint) => (a > b ? -1 : 1);
  const byLoss = parts.toSorted((a, b) =>
    a.rest === b.rest ? a.at - b.at : isLarger(a.rest, b.rest),
  );
  const lucky = new Set(byLoss.slice(0, Number(BigInt(amount) - given)).map(({ at }) => at));
  return parts.map(({ at, part }) => Number(part) + (lucky.has(at) ? 1 : 0));
}

/** The rest of the items after one credit, which lowers the first ones as far as they reach. */
function lowered(left: readonly number[], amount: number, first: readonly number[]): number[] {
  const firstSum = first.reduce((sum, weight) => sum + weight, 0);
  const taken = Math.min(amount, firstSum);
  const parts = spread(taken, first);
  const rest = left.map((weight, at) => weight - (parts[at] ?? 0));
  if (taken === amount) return rest;
  const others = spread(amount - taken, rest);
  return rest.map((weight, at) => weight - (others[at] ?? 0));
}

/** The rest of each item after some credits. A discount is spread over all items. */
export function itemsLeft(items: readonly TaxedItem[], credits: readonly Lowering[]): number[] {
  return credits.reduce<number[]>(
    (left, { kind, amount, cameBack }) =>
      lowered(
        left,
        amount,
        left.map((weight, at) => {
          if (kind !== 'return') return weight;
          if (cameBack) return Math.min(weight, cameBack[at] ?? 0);
          return items[at]?.isReturnable ? weight : 0;
        }),
      ),
    items.map(({ total }) => total),
  );
}

/** The tax included in an amount, in two equal halves. */
export function taxLine(basisPoints: number, amount: number): TaxLine {
  const twice = 2 * (WHOLE_BASIS_POINTS + basisPoints);
  const half = Math.floor((2 * amount * basisPoints + twice) / (2 * twice));
  return {
    basisPoints,
    taxable: paise(amount - 2 * half),
    cgst: paise(half),
    sgst: paise(half),
    amount: paise(amount),
  };
}

/**
 * The totals of a bill by tax rate, lowest rate first. A discount is spread over all items; a
 * return lowers the returned items, or where they are unknown all returnable ones. The sum of the lines
 * is the items less the credits.
 */
export function taxLines(items: readonly TaxedItem[], credits: readonly Lowering[]): TaxLine[] {
  const left = itemsLeft(items, credits);
  const byRate = new Map<number, number>();
  for (const [at, { basisPoints }] of items.entries()) {
    byRate.set(basisPoints, (byRate.get(basisPoints) ?? 0) + (left[at] ?? 0));
  }
  return [...byRate]
    .filter(([, amount]) => amount > 0)
    .sort(([a], [b]) => a - b)
    .map(([basisPoints, amount]) => taxLine(basisPoints, amount));
}

/** Whether any item is taxed. */
export function isTaxed(lines: readonly TaxLine[]): boolean {
  return lines.some(({ basisPoints }) => basisPoints > 0);
}
