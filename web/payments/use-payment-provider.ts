import { DESK_MODES, PAYMENT_MODES, type PaymentMode } from '#contract/billing/bill.status.ts';
import type { PaymentProviderName } from '#contract/payments/payment.ts';
import { getPaymentProvider } from '#contract/payments/payments.endpoints.ts';
import { useApi } from '#web/lib/use-api.ts';

/** Who collects what is paid online; `none` until that is known. */
export function usePaymentProvider(): PaymentProviderName {
  const { data } = useApi(getPaymentProvider, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.provider ?? 'none';
}

/** The modes in which a bill can be paid on this server. */
export function usePaymentModes(): readonly PaymentMode[] {
  return usePaymentProvider() === 'none' ? DESK_MODES : PAYMENT_MODES;
}
