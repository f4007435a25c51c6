import { PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import type { BillPayment } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { PAY_BACK_TEXTS } from '#contract/billing/refund-mode.ts';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Payments = readonly BillPayment[];

/** The payments of a bill as the person saw them when a refund was asked for: later refunds are new ones. */
const seen = new Map<string, Payments>();

/** Notes the payments of a bill before a call that may pay them back; null if they could not be read. */
export function seePayments(billId: string, payments: Payments | null): void {
  if (payments) seen.set(billId, payments);
  else seen.delete(billId);
}

const isPaid = (payments: Payments): boolean =>
  payments.reduce((sum, { amount_paid }) => sum + amount_paid, 0) > 0;

/**
 * The ways back of the newest refund of a bill, a sentence for each mode; empty without a refund that is
 * not among the payments from before the call.
 */
export function payBackText(payments: Payments, before: Payments): string {
  const known = new Set(before.map(({ id }) => id));
  const refunds = payments.filter(({ id, amount_paid }) => amount_paid < 0 && !known.has(id));
  const newest = refunds.reduce((max, { payment_date: at }) => (at > max ? at : max), '');
  const sentences = PAYMENT_MODES.flatMap((mode) => {
    const parts = refunds.filter((one) => one.payment_date === newest && one.payment_mode === mode);
    const sum = parts.reduce((all, { amount_paid }) => all - amount_paid, 0);
    return sum > 0 ? [PAY_BACK_TEXTS[mode](formatMoney(paise(sum)))] : [];
  });
  return sentences.join(' ');
}

/** Says what was done, and what goes back to the patient; a message about money stays until it is closed. */
export function toastPayBack(said: string, payments: Payments, before: Payments): void {
  const text = payBackText(payments, before);
  if (text) toast.info(`${said} ${text}`, { stays: true });
  else toast.success(said);
}

/** The same for the refund that a call has just made; empty when that was nothing. */
export async function readPayBack(billId: string): Promise<string> {
  const before = seen.get(billId);
  seen.delete(billId);
  try {
    const { payments } = await callApi(getBill, { params: { id: billId } });
    return payBackText(payments, before ?? []);
  } catch {
    // The money went back on the bill, and only its page can say how.
    return before && !isPaid(before) ? '' : M.payBackUnread;
  }
}
