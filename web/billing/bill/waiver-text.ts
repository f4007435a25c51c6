import { WAIVER_LABELS } from '#contract/billing/bill.status.ts';
import type { Bill } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';

/** `Free: staff family`, `Follow-up`: why a consultation was not charged, or not in full. */
export function waiverText({ waived_as, waived_reason, follow_up_of }: Bill): string | null {
  if (!waived_as) {
    return follow_up_of ? `${WAIVER_LABELS.follow_up} of bill ${follow_up_of.number}` : null;
  }
  const label = WAIVER_LABELS[waived_as];
  return waived_reason ? `${label}: ${waived_reason}` : label;
}

/** `Discount above the limit: old friend`: the mark of a bill and its reason. */
export function aboveLimitText({ discount_reason: reason }: Bill): string {
  return reason ? `${BILLING_MESSAGES.aboveLimit}: ${reason}` : BILLING_MESSAGES.aboveLimit;
}
