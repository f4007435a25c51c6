import type { BillDetails } from '#contract/billing/bill.ts';
import { billIsCancelledToo, wasPaid } from '#contract/billing/billing.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { REFUND_MODES, type RefundMode } from '#contract/billing/refund-mode.ts';
import { formatMoney } from '#contract/kernel/money.ts';
import { callApi } from '#web/lib/api-client.ts';
import { type ConfirmQuestion, useConfirm, useConfirmChoice } from '#web/ui/confirm/confirm.tsx';
import { modesOf, refundModeOptions } from './refund-mode-options.ts';

/** What the call is sent with; left out: the bill stays as it is. */
export type RefundAnswer = { readonly refundMode?: RefundMode };

type RefundQuestion = ConfirmQuestion & {
  /** The live bill of what is cancelled. */
  readonly billId: string | null;
  /** Offers to keep what was paid, and with it the bill, under this label. */
  readonly keepLabel?: string;
};

const KEEP = 'keep';

async function detailsOf(billId: string): Promise<BillDetails | undefined> {
  try {
    return await callApi(getBill, { params: { id: billId } });
  } catch {
    // The question is asked all the same, without the sums.
    return undefined;
  }
}

/**
 * Asks before something is cancelled, in one step: says what was paid, with the way back preset as it came.
 * Answers null for no.
 */
export function useConfirmRefund() {
  const confirm = useConfirm();
  const choose = useConfirmChoice();
  return async ({
    billId,
    keepLabel,
    ...question
  }: RefundQuestion): Promise<RefundAnswer | null> => {
    const details = billId === null ? undefined : await detailsOf(billId);
    const paid = details?.calculated.totalPaid ?? 0;
    const isUnpaid = billId === null || (details !== undefined && paid === 0);
    const said = details && sayOf(details);
    const message = said ? `${question.message} ${said}` : question.message;
    if (isUnpaid) {
      const isSure = await confirm({ ...question, message });
      if (!isSure) return null;
      return billId === null ? {} : { refundMode: 'as_paid' };
    }
    const keep = keepLabel ? [{ value: KEEP, label: keepLabel }] : [];
    const options = [...refundModeOptions(details?.payments), ...keep];
    const chosen = await choose({ ...question, message, choice: { label: 'Paid back', options } });
    if (chosen === null) return null;
    const refundMode = REFUND_MODES.find((mode) => mode === chosen);
    return refundMode ? { refundMode } : {};
  };
}

function sayOf({ calculated: { totalPaid, balance }, payments }: BillDetails): string {
  if (totalPaid > 0) return wasPaid(formatMoney(totalPaid), modesOf(payments));
  return balance > 0 ? billIsCancelledToo(formatMoney(balance)) : '';
}
