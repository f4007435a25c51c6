import type { Bill } from '#contract/billing/bill.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { CheckoutResult } from '#contract/payments/payment.ts';
import type { createPaymentOrder } from '#contract/payments/payments.endpoints.ts';
import { loadRazorpay } from './razorpay-script.ts';

export type OrderReply = EndpointReply<typeof createPaymentOrder>;

/** The outcome of the checkout window. `missing`: it could not be opened. */
export type CheckoutOutcome =
  | { readonly kind: 'paid'; readonly result: CheckoutResult }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'missing' };

/** Opens a checkout window for a bill's order, and resolves when it closes. */
export type OpenCheckout = (reply: OrderReply, bill: Bill) => Promise<CheckoutOutcome>;

/** Opens Razorpay's own window over the page. */
export async function openRazorpay(
  { key_id, order }: OrderReply,
  { bill, clinic }: { bill: Bill; clinic: string },
): Promise<CheckoutOutcome> {
  const Razorpay = await loadRazorpay();
  if (!Razorpay) return { kind: 'missing' };
  const { name, phone } = bill.Patient;
  return new Promise((resolve) => {
    const window = new Razorpay({
      key: key_id,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: clinic,
      description: `Bill ${bill.number}`,
      prefill: { name, ...(phone && { contact: phone }) },
      handler: (handed) => {
        const result = CheckoutResult.safeParse(handed).data;
        resolve(result ? { kind: 'paid', result } : { kind: 'dismissed' });
      },
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
    });
    window.open();
  });
}
