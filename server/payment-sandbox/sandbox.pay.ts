import type { Services } from '../platform/services.ts';
import { nudgeCourier } from './sandbox.courier.ts';
import type { SandboxPayment } from './sandbox.entities.ts';
import { payOrder } from './sandbox.orders.ts';
import { SandboxRefusal } from './sandbox.refusal.ts';

/**
 * Pays an order of the sandbox, or lets the payment fail. Returns undefined when it is already
 * paid.
 */
export async function payInSandbox(
  services: Services,
  pay: { orderId: string; outcome: 'success' | 'failure' },
): Promise<SandboxPayment | undefined> {
  try {
    const payment = await services.database.inSystem((tx) =>
      payOrder({ tx, now: services.clock.now() }, pay),
    );
    nudgeCourier(services);
    return payment;
  } catch (error) {
    if (error instanceof SandboxRefusal) return undefined;
    throw error;
  }
}
