import { Cron } from 'croner';
import type { Services } from '../platform/services.ts';
import type { PaymentDesk } from './desk.ts';
import { settleOrders } from './orders/settle-order.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { cancelAtProvider, settleSubscriptions } from './subscriptions/subscription-news.ts';

/** What was decided here is told to the provider soon, … */
const EVERY_FEW_SECONDS = '*/5 * * * * *';
/** … and what it may have done without our hearing of it is asked for now and then. */
const HOURLY = '23 * * * *';

/**
 * Settles what the last run of the server left open, at once and every hour, and sends refunds and
 * cancellations as they come, until `stop`. A failure is reported, and tried again.
 */
export function startPaymentJobs(
  services: Services,
  desk: PaymentDesk,
  onError: (error: unknown) => void,
): { stop(): void } {
  let isStopped = false;
  const report = (error: unknown) => {
    // The database is closed under what was still running; the next start does it again.
    if (!isStopped) onError(error);
  };
  const options = { protect: true, unref: true, catch: report };
  const settling = new Cron(HOURLY, options, async () => {
    try {
      await settleOrders(services, desk);
    } finally {
      await settleSubscriptions(services, desk);
    }
  });
  const sending = new Cron(EVERY_FEW_SECONDS, options, async () => {
    await sendRefunds(services);
    await cancelAtProvider(services, desk);
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
