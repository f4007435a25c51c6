import type { PaymentProvider } from '../../platform/payment-provider.ts';

const CHECKOUT = 'https://checkout.razorpay.com';
const API = 'https://api.razorpay.com';
const EVENTS = 'https://lumberjack.razorpay.com';

/** The additions to the content security policy that the checkout needs; none without Razorpay. */
export function checkoutPolicy({ name }: PaymentProvider): Readonly<Record<string, string[]>> {
  if (name !== 'razorpay') return {};
  return {
    scriptSrc: [CHECKOUT],
    // The checkout window, and the bank's pages in it.
    frameSrc: [API, CHECKOUT],
    connectSrc: [API, EVENTS],
    formAction: [API],
  };
}
