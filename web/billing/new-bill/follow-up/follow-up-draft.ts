import { isConsultationFee } from '#contract/billing/bill-total.rules.ts';
import { followUpReason } from '#contract/billing/follow-up.rules.ts';
import type { FollowUp } from '#contract/billing/follow-up.ts';
import { amountText } from '#contract/kernel/numbers/money.ts';
import type { BillDraft } from '../bill-draft.ts';

function withFee({ items }: BillDraft, price: string): BillDraft['items'] {
  return items.map((item) => (isConsultationFee(item) ? { ...item, price } : item));
}

/** The draft billed as a follow-up: not charged, or at the follow-up fee. */
export function asFollowUp(draft: BillDraft, followUp: FollowUp): BillDraft {
  if (followUp.fee > 0) {
    return { ...draft, followUp, items: withFee(draft, amountText(followUp.fee)) };
  }
  return { ...draft, followUp, settlement: 'follow_up', reason: followUpReason(followUp) };
}

/** The draft charged in full. */
export function chargedInFull(draft: BillDraft, fee: string): BillDraft {
  const full = { ...draft, followUp: null, items: withFee(draft, fee) };
  return draft.settlement === 'follow_up' ? { ...full, settlement: 'now', reason: '' } : full;
}

/** The draft at another doctor's fee or follow-up; what was received was counted for the former amount. */
export function atDoctor(draft: BillDraft, fee: string, followUp: FollowUp | null): BillDraft {
  const full = { ...chargedInFull(draft, fee), received: '' };
  return followUp && draft.settlement !== 'free' ? asFollowUp(full, followUp) : full;
}

/** Whether the draft is billed as the proposed follow-up; another settlement than the free one charges it. */
export function isBilledAsFollowUp(
  draft: BillDraft,
): draft is BillDraft & { readonly followUp: FollowUp } {
  const { followUp, settlement } = draft;
  if (followUp === null) return false;
  return followUp.fee > 0 ? settlement !== 'free' : settlement === 'follow_up';
}
