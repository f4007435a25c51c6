import type { PaymentOrder } from '#contract/payments/payment.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** What Razorpay's window is opened with, as far as we use it. */
export type RazorpayOptions = {
  readonly key: string;
  readonly order_id: PaymentOrder['id'];
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly contact?: string };
  /** Called once it was paid, with what the server is to check. */
  readonly handler: (result: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
};

export type RazorpayConstructor = new (options: RazorpayOptions) => { open: () => void };

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor;
  }
}

/** Loads Razorpay's script, which only somebody who pays needs; undefined when it does not come. */
export async function loadRazorpay(): Promise<RazorpayConstructor | undefined> {
  if (window.Razorpay) return window.Razorpay;
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  await new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    document.head.append(script);
  });
  // The next try loads it anew.
  if (!window.Razorpay) script.remove();
  return window.Razorpay;
}
