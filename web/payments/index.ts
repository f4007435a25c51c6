export { payOnline } from './pay-online.ts';
export { RefusedRefunds } from './refused-refunds.tsx';
export { useCheckout } from './use-checkout.tsx';
export { usePaymentModes, usePaymentProvider, useWhyNotOnline } from './use-payment-provider.ts';
