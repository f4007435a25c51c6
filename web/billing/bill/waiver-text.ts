import { WAIVER_LABELS } from '#contract/billing/bill.status.ts';
import type { Bill } from '#contract/billing/bill.ts';

/** `Free: staff family`, `Follow-up`: why a consultation was not charged. */
export function waiverText({ waived_as, waived_reason }: Bill): string {
  const label = waived_as ? WAIVER_LABELS[waived_as] : '';
  return waived_reason ? `${label}: ${waived_reason}` : label;
}
