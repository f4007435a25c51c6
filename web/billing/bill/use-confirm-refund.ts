import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { type ConfirmQuestion, useConfirm } from '#web/ui/confirm/confirm.tsx';

/** What the call is sent with; left out: the bill stays as it is. */
export type RefundAnswer = { readonly refundMode?: RefundMode };

export type RefundQuestion = ConfirmQuestion & {
  /** The live bill of what is cancelled. */
  readonly billId: string | null;
  /** Offers to keep what was paid, and with it the bill, under this label. */
  readonly keepLabel?: string;
};

/** As `confirmRefund`, which is loaded once there is a bill; without one it is a plain question. */
export function useConfirmRefund() {
  const confirm = useConfirm();
  return async ({ billId, ...question }: RefundQuestion): Promise<RefundAnswer | null> => {
    if (billId === null) return (await confirm(question)) ? {} : null;
    const { confirmRefund } = await import('./confirm-refund.ts');
    return confirmRefund({ billId, ...question });
  };
}
