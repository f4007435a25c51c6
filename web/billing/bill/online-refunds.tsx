import { Stack } from '@mantine/core';
import type { OnlineRefund } from '#contract/billing/bill.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';

const TONES = { pending: 'info', done: 'success', refused: 'error' } as const;

function textOf({ amount, reason, status, refusal }: OnlineRefund): string {
  const money = formatMoney(amount);
  const why =
    reason === 'surplus' ? ' It was collected online when the bill no longer needed it.' : '';
  if (status === 'done') return `${money} was paid back by the payment provider.${why}`;
  if (status === 'pending') return `${money} is being paid back by the payment provider.${why}`;
  return `The payment provider has not paid back ${money}: ${refusal}${why}`;
}

/** The payment provider's refunds of a bill, with their status. */
export function OnlineRefunds({ refunds }: { refunds: readonly OnlineRefund[] }) {
  return (
    <Stack gap="xs">
      {refunds.map((refund) => (
        <AlertBanner key={refund.id} tone={TONES[refund.status]}>
          {textOf(refund)}
        </AlertBanner>
      ))}
    </Stack>
  );
}
