/**
 * The clinic's rule for dispensing medicines that no paid bill covers. `allow`, at first: they are
 * handed out, marked, and listed on the owner's overview. `reason`: they are handed out with a reason.
 * `forbid`: only once their bill is paid.
 */
export const UNPAID_GOODS = ['allow', 'reason', 'forbid'] as const;
export type UnpaidGoods = (typeof UNPAID_GOODS)[number];

export const UNPAID_GOODS_LABELS = {
  allow: 'Hand out and mark them',
  reason: 'Ask for a reason',
  forbid: 'Only after payment',
} as const satisfies Record<UnpaidGoods, string>;

/** The longest reason, in characters. */
export const UNPAID_REASON_MAX = 200;
