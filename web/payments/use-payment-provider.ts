import { COUNTER_MODES, PAYMENT_MODES, type PaymentMode } from '#contract/billing/bill.status.ts';
import type { PaymentProviderName } from '#contract/payments/payment.ts';
import { getPaymentProvider } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES } from '#contract/payments/payments.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';

function useProvider(): PaymentProviderName | undefined {
  const { data } = useApi(getPaymentProvider, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.provider;
}

/** The provider of online payments; `none` until loaded. */
export function usePaymentProvider(): PaymentProviderName {
  return useProvider() ?? 'none';
}

/**
 * The payment modes on this server; all of them until loaded, so that the chosen mode does not change while a person is
 * using the form.
 */
export function usePaymentModes(): readonly PaymentMode[] {
  return useProvider() === 'none' ? COUNTER_MODES : PAYMENT_MODES;
}

/** Why online payment is not offered, and whom to ask; undefined where it is, and until loaded. */
export function useWhyNotOnline(): string | undefined {
  return useProvider() === 'none' ? PAYMENT_MESSAGES.notOffered : undefined;
}
