import type { ProviderClient, ProviderPayment } from '../../razorpay/index.ts';
import { ProviderError } from '../../razorpay/index.ts';

/**
 * A payment as the provider has it. One that is only authorised is captured: it would go back by
 * itself after some days.
 */
export async function collect(
  client: ProviderClient,
  payment: ProviderPayment,
): Promise<ProviderPayment> {
  if (payment.status !== 'authorized') return payment;
  try {
    return await client.capture(payment);
  } catch (error) {
    // Captured by somebody else meanwhile, or gone back.
    if (error instanceof ProviderError && error.kind === 'refused') {
      return client.payment(payment.id);
    }
    throw error;
  }
}
