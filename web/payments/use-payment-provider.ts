import { DESK_MODES, PAYMENT_MODES, type PaymentMode } from '#contract/billing/bill.status.ts';
import type { PaymentProviderName } from '#contract/payments/payment.ts';
import { getPaymentProvider } from '#contract/payments/payments.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';

function useProvider(): PaymentProviderName | undefined {
  const { data } = useApi(getPaymentProvider, {}, { staleTime: Number.POSITIVE_INFINITY });
  return data?.provider;
}

/** Who collects what is paid online; `none` until that is known. */
export function usePaymentProvider(): PaymentProviderName {
  return useProvider() ?? 'none';
}

/**
 * The modes in which a bill can be paid on this server; all of them until that is known, so that the
 * mode of a bill does not change under the hand that is paying it.
 */
export function usePaymentModes(): readonly PaymentMode[] {
  return useProvider() === 'none' ? DESK_MODES : PAYMENT_MODES;
}
