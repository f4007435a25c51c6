import type { Bill } from '#contract/billing/bill.ts';
import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { createPaymentOrder, verifyPayment } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, serverMessage } from '#web/lib/api/api-error.ts';
import { invalidate } from '#web/lib/api/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import type { CheckoutOutcome, OpenCheckout, OrderReply } from './checkout.ts';

/** The catalogue's text, followed by the server's message when it differs. */
function withReason(text: string, error: unknown): string {
  if (!(error instanceof ApiError)) return text;
  const said = error.status === 0 ? error.message : serverMessage(error.body);
  return said && said !== text ? `${text} ${said}` : text;
}

/**
 * Pays a bill's balance online: creates an order, opens the checkout, and has the server verify the result. Returns the
 * error to show, or null. Continues after its page is left, because the money may already have been collected.
 */
export async function payOnline(bill: Bill, open: OpenCheckout): Promise<string | null> {
  const problem = await walk(bill, open);
  await invalidate(getBill, listBills);
  return problem;
}

async function walk(bill: Bill, open: OpenCheckout): Promise<string | null> {
  let reply: OrderReply;
  try {
    const body = { amount: bill.calculated.balance, billId: bill.id };
    reply = await callApi(createPaymentOrder, { body });
  } catch (error) {
    return withReason(M.orderFailed, error);
  }
  const outcome = await open(reply, bill);
  return outcome.kind === 'paid' ? verify(bill, outcome) : refusalOf(outcome);
}

function refusalOf({ kind }: Exclude<CheckoutOutcome, { kind: 'paid' }>): string {
  return kind === 'missing' ? M.sdkMissing : M.cancelled;
}

async function verify(
  { id: billId }: Bill,
  { result }: Extract<CheckoutOutcome, { kind: 'paid' }>,
): Promise<string | null> {
  try {
    const { message } = await callApi(verifyPayment, { body: { ...result, billId } });
    toast.success(message);
    return null;
  } catch (error) {
    return withReason(M.verificationFailed, error);
  }
}
