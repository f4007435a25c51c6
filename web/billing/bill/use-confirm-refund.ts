import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { type ConfirmQuestion, useConfirm } from '#web/ui/confirm/confirm.tsx';

/** Sent with the call; if left out, the bill stays as it is. */
export type RefundAnswer = { readonly refundMode?: RefundMode };

export type RefundQuestion = ConfirmQuestion & {
  /** The live bill of the cancelled order. */
  readonly billId: string | null;
  /** Offers, under this label, to keep the payment and its bill. */
  readonly keepLabel?: string;
};

/** `confirmRefund`, loaded only when there is a bill; without a bill, a plain confirmation. */
export function useConfirmRefund() {
  const confirm = useConfirm();
  return async ({ billId, ...question }: RefundQuestion): Promise<RefundAnswer | null> => {
    if (billId === null) return (await confirm(question)) ? {} : null;
    const { confirmRefund } = await import('./confirm-refund.ts');
    return confirmRefund({ billId, ...question });
  };
}
