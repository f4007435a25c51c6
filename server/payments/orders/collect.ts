import type { ProviderClient, ProviderPayment } from '../../razorpay/index.ts';
import { ProviderError } from '../../razorpay/index.ts';

/**
 * Returns a payment as the provider has it. Captures one that is only authorised, which would
 * otherwise be reversed after some days.
 */
export async function collect(
  client: ProviderClient,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (payment.status !== 'authorized') return payment;
  try {
    return await client.capture(payment);
  } catch (error) {
    // It was captured concurrently, or reversed.
    if (error instanceof ProviderError && error.kind === 'refused') {
      return client.payment(payment.id);
    }
    throw error;
  }
}
