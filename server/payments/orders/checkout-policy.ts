import type { PaymentProvider } from '../../platform/payment-provider.ts';

const CHECKOUT = 'https://checkout.razorpay.com';
const API = 'https://api.razorpay.com';
const EVENTS = 'https://lumberjack.razorpay.com';

/** What the checkout window needs of the content security policy: nothing without Razorpay. */
export function checkoutPolicy({ name }: PaymentProvider): Readonly<Record<string, string[]>> {
  if (name !== 'razorpay') return {};
  return {
    scriptSrc: [CHECKOUT],
    // The window itself, and the bank's pages within it.
    frameSrc: [API, CHECKOUT],
    connectSrc: [API, EVENTS],
    formAction: [API],
  };
}
