import type { Paise } from '../../kernel/numbers/money.ts';

/**
 * The clinic's rule for a discount above its limit. `allow`, at first: it is given, marked, and listed
 * on the owner's overview. `reason`: it is given with a reason. `forbid`: it is refused.
 */
export const DISCOUNT_RULES = ['allow', 'reason', 'forbid'] as const;
export type DiscountRule = (typeof DISCOUNT_RULES)[number];

export const DISCOUNT_RULE_LABELS = {
  allow: 'Give and mark them',
  reason: 'Ask for a reason',
  forbid: 'Not allowed',
} as const satisfies Record<DiscountRule, string>;

/** The longest reason, in characters. */
export const DISCOUNT_REASON_MAX = 200;

/** The limits of a clinic; null is off. `percentage` is in basis points. */
export type DiscountLimit = {
  readonly percentage: number | null;
  readonly amount: Paise | null;
};

/** Whether a discount, in basis points and in paise, is above one of the limits. */
export function isAboveLimit(
  given: { readonly percentage: number; readonly amount: Paise },
  limit: DiscountLimit,
): boolean {
  if (given.amount === 0) return false;
  const isHigher = limit.percentage !== null && given.percentage > limit.percentage;
  return isHigher || (limit.amount !== null && given.amount > limit.amount);
}
