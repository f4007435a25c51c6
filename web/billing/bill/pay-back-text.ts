import { PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import type { BillPayment } from '#contract/billing/bill.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { PAY_BACK_TEXTS } from '#contract/billing/refund-mode.ts';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** How the newest refund of a bill goes back, a sentence for each mode; empty without a refund. */
export function payBackText(payments: readonly BillPayment[]): string {
  const refunds = payments.filter(({ amount_paid }) => amount_paid < 0);
  const newest = refunds.reduce((max, { payment_date: at }) => (at > max ? at : max), '');
  const sentences = PAYMENT_MODES.flatMap((mode) => {
    const parts = refunds.filter((one) => one.payment_date === newest && one.payment_mode === mode);
    const sum = parts.reduce((all, { amount_paid }) => all - amount_paid, 0);
    return sum > 0 ? [PAY_BACK_TEXTS[mode](formatMoney(paise(sum)))] : [];
  });
  return sentences.join(' ');
}

/** Says what was done, and what goes back to the patient; a message about money stays until it is closed. */
export function toastPayBack(said: string, payments: readonly BillPayment[]): void {
  const text = payBackText(payments);
  if (text) toast.info(`${said} ${text}`, { stays: true });
  else toast.success(said);
}

/** How what a call has just paid back on a bill goes back; empty when that was nothing or cannot be read. */
export async function readPayBack(billId: string): Promise<string> {
  try {
    const { payments } = await callApi(getBill, { params: { id: billId } });
    return payBackText(payments);
  } catch {
    return '';
  }
}
