import type { BillDetails } from '#contract/billing/bill.ts';
import { billIsCancelledToo, wasPaid } from '#contract/billing/billing.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { REFUND_MODES } from '#contract/billing/refund-mode.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { askToChoose, askToConfirm } from '#web/ui/confirm/confirm-store.ts';
import { seePayments } from './pay-back-text.ts';
import { modesOf, refundModeOptions } from './refund-mode-options.ts';
import type { RefundAnswer, RefundQuestion } from './use-confirm-refund.ts';

const KEEP = 'keep';

async function detailsOf(billId: string): Promise<BillDetails | undefined> {
  try {
    const details = await callApi(getBill, { params: { id: billId } });
    seePayments(billId, details.payments);
    return details;
  } catch {
    seePayments(billId, null);
    // If the bill cannot be read, the question is asked without the sums.
    return undefined;
  }
}

/**
 * Confirms a cancellation in one step: shows what was paid, with the refund preset to the original modes. Returns null
 * when the person declines.
 */
export async function confirmRefund({
  billId,
  keepLabel,
  ...question
}: RefundQuestion & { billId: string }): Promise<RefundAnswer | null> {
  const details = await detailsOf(billId);
  const said = details && sayOf(details);
  const message = said ? `${question.message} ${said}` : question.message;
  if (details && details.calculated.totalPaid === 0) {
    return (await askToConfirm({ ...question, message })) ? { refundMode: 'as_paid' } : null;
  }
  const keep = keepLabel ? [{ value: KEEP, label: keepLabel }] : [];
  const options = [...refundModeOptions(details?.payments), ...keep];
  const choice = { label: 'Paid back', options };
  const chosen = await askToChoose({ ...question, message, choice });
  if (chosen === null) return null;
  const refundMode = REFUND_MODES.find((mode) => mode === chosen);
  return refundMode ? { refundMode } : {};
}

function sayOf({ calculated: { totalPaid, balance }, payments }: BillDetails): string {
  if (totalPaid > 0) return wasPaid(formatMoney(totalPaid), modesOf(payments));
  return balance > 0 ? billIsCancelledToo(formatMoney(balance)) : '';
}
