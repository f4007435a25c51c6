import { Cron } from 'croner';
import type { Services } from '../platform/services.ts';
import { settleOrders } from './orders/settle-order.ts';
import type { PaymentReceivers } from './receivers.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { cancelAtProvider, settleSubscriptions } from './subscriptions/subscription-news.ts';

/** Refunds and cancellations are sent to the provider soon after they are stored. */
const EVERY_FEW_SECONDS = '*/5 * * * * *';
/** Payments and changes whose webhook was lost are looked up every hour. */
const HOURLY = '23 * * * *';

/**
 * Runs the payment jobs until `stop`: checks open orders at start-up and every hour, and sends
 * refunds and cancellations as they come. A failure is reported and retried.
 */
export function startPaymentJobs(
  services: Services,
  receivers: PaymentReceivers,
  onError: (error: unknown) => void,
): { stop(): void } {
  let isStopped = false;
  const report = (error: unknown) => {
    // The database was closed while the job ran. The next start repeats it.
    if (!isStopped) onError(error);
  };
  const options = { protect: true, unref: true, catch: report };
  const settling = new Cron(HOURLY, options, async () => {
    try {
      await settleOrders(services, receivers);
    } finally {
      await settleSubscriptions(services, receivers);
    }
  });
  const sending = new Cron(EVERY_FEW_SECONDS, options, async () => {
    await sendRefunds(services);
    await cancelAtProvider(services, receivers);
  });
  void settling.trigger();
  return {
    stop() {
      isStopped = true;
      settling.stop();
      sending.stop();
    },
  };
}
