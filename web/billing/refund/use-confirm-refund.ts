import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { type ConfirmQuestion, useConfirm } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';

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

/** The sentence that asks the user to pay a refund back: `Give ₹500.00 back in cash.`; empty for nothing. */
export async function readPayBack(billId: string): Promise<string> {
  const { readPayBack: read } = await import('./pay-back-text.ts');
  return read(billId);
}

/** Shows the refund to hand over after a cancellation. The message stays until it is closed. */
export async function tellPayBack(
  said: string,
  { billId, refundMode }: { readonly billId: string | null } & RefundAnswer,
): Promise<void> {
  const back = billId !== null && refundMode ? await readPayBack(billId) : '';
  if (back) toast.info(`${said} ${back}`, { stays: true });
}
