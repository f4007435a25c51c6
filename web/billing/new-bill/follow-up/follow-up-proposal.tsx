import { Button, Group } from '@mantine/core';
import { followUpFeeText, followUpReason } from '#contract/billing/follow-up.rules.ts';
import type { FollowUp } from '#contract/billing/follow-up.ts';
import { formatMoney, fromRupees } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { BillDraft } from '../bill-draft.ts';
import { asFollowUp, chargedInFull, isBilledAsFollowUp } from './follow-up-draft.ts';

type FollowUpProposalProps = {
  draft: BillDraft;
  proposed: FollowUp;
  /** The full fee, as text in rupees. */
  fee: string;
  onChange: (draft: BillDraft) => void;
};

/** Why the visit is a follow-up, and the way to charge it in full and back. */
export function FollowUpProposal({ draft, proposed, fee, onChange }: FollowUpProposalProps) {
  const isTaken = isBilledAsFollowUp(draft);
  const low = followUpFeeText(proposed.fee);
  return (
    <AlertBanner tone="info">
      <Group gap="sm" justify="space-between">
        {`${followUpReason(proposed)}, ${low}.`}
        <Button
          variant="default"
          size="compact-md"
          onClick={() =>
            onChange(isTaken ? chargedInFull(draft, fee) : asFollowUp(draft, proposed))
          }
        >
          {isTaken ? `Charge ${formatMoney(fromRupees(typedNumber(fee)))}` : 'Bill as follow-up'}
        </Button>
      </Group>
    </AlertBanner>
  );
}
