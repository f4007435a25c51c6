import type { PaymentOrder } from '#contract/payments/payment.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** The used part of Razorpay's options. */
export type RazorpayOptions = {
  readonly key: string;
  readonly order_id: PaymentOrder['id'];
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly contact?: string };
  /** Called after the payment, with the data for the server to verify. */
  readonly handler: (result: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
};

export type RazorpayConstructor = new (options: RazorpayOptions) => { open: () => void };

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor;
  }
}

/** Loads Razorpay's script on demand; undefined when that fails. */
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
  // The next attempt loads it again.
  if (!window.Razorpay) script.remove();
  return window.Razorpay;
}
