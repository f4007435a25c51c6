import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { sandboxKeys, sandboxSend } from '../../payment-sandbox/index.ts';
import { Refusal } from '../../platform/errors.ts';
import type { PaymentProvider } from '../../platform/payment-provider.ts';
import type { Services } from '../../platform/services.ts';
import { httpSend, type ProviderClient, providerClient } from '../../razorpay/index.ts';

/** The configured provider: its calls, and the secrets for checking its signatures. */
export type Gateway = {
  readonly name: Exclude<PaymentProvider['name'], 'none'>;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly client: ProviderClient;
};

/** The provider, or undefined when none is configured. */
export async function findGateway(services: Services): Promise<Gateway | undefined> {
  const { payment } = services;
  if (payment.name === 'none') return undefined;
  if (payment.name === 'razorpay') {
    const { keyId, keySecret, webhookSecret } = payment;
    const client = providerClient(httpSend(payment));
    return { name: payment.name, keyId, keySecret, webhookSecret, client };
  }
  const keys = await sandboxKeys(services);
  return { name: payment.name, ...keys, client: providerClient(sandboxSend(services)) };
}

/** The provider. Throws 503 when none is configured. */
export async function gatewayOf(services: Services): Promise<Gateway> {
  const gateway = await findGateway(services);
  if (!gateway) throw new Refusal('unavailable', M.notSetUp);
  return gateway;
}
