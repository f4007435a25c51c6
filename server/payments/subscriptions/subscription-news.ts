import { DAY_MS } from '#contract/kernel/dates.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { OutsideScope } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { transactForOutside } from '../../platform/transact.ts';
import type { SubscriptionStatus } from '../../razorpay/index.ts';
import type { Collected } from '../orders/book-payment.ts';
import { askInTurn } from '../provider/ask-in-turn.ts';
import { findGateway, type Gateway } from '../provider/gateway.ts';
import type { PaymentReceivers } from '../receivers.ts';
import { isNews } from '../webhook/news.store.ts';
import {
  listLiveSubscriptions,
  listToCancel,
  lockProviderSubscription,
  type ProviderSubscriptionRow,
  writeNews,
} from './provider-subscription.store.ts';

const WEEK_MS = 7 * DAY_MS;

/**
 * The progress of a subscription. Among news of the same second, the furthest status is the latest.
 */
const RANKS: Readonly<Record<SubscriptionStatus, number>> = {
  created: 0,
  authenticated: 1,
  active: 2,
  pending: 3,
  halted: 4,
  paused: 4,
  cancelled: 5,
  completed: 5,
  expired: 5,
};
const OVER = 5;

/**
 * Whether news of a subscription is later than the known state. An ended subscription stays ended.
 */
export function isLater(
  known: { status: SubscriptionStatus; at: Date | null },
  told: { status: SubscriptionStatus; at: Date },
): boolean {
  if (RANKS[known.status] === OVER) return false;
  const since = known.at === null ? 1 : told.at.getTime() - known.at.getTime();
  return since === 0 ? RANKS[told.status] > RANKS[known.status] : since > 0;
}

/**
 * The only way in which news of a subscription is applied: a status if it is later than the known
 * one, and each payment once. Sources may repeat and arrive in any order.
 */
export async function applySubscriptionNews(
  scope: OutsideScope,
  receivers: PaymentReceivers,
  options: {
    subscription: ProviderSubscriptionRow;
    status: SubscriptionStatus;
    at: Date;
    payments: readonly Collected[];
  },
): Promise<void> {
  const { subscription, at, payments } = options;
  const { id, kind } = subscription;
  const row = await lockProviderSubscription(scope.tx, id);
  const isLatest = isLater({ status: row.status, at: row.news_at }, { status: options.status, at });
  if (isLatest) await writeNews(scope.tx, { id, status: options.status, at });
  const news = {
    providerSubscriptionId: row.provider_subscription_id,
    planId: row.patient_plan_id ?? row.clinic_plan_id ?? '',
    patientId: row.patient_id,
    status: isLatest ? options.status : row.status,
  };
  let isTold = !isLatest || options.status === row.status;
  for (const { id: eventId, amount } of payments) {
    if (!(await isNews(scope, { eventId, event: 'subscription payment' }))) continue;
    const payment = { id: eventId, amount: paise(amount) };
    await receivers.subscriptions[kind](scope, { ...news, payment });
    isTold = true;
  }
  if (!isTold) await receivers.subscriptions[kind](scope, news);
}

async function askAbout(
  services: Services,
  receivers: PaymentReceivers,
  { gateway, row }: { gateway: Gateway; row: ProviderSubscriptionRow },
): Promise<void> {
  const { client } = gateway;
  const { status } = await client.subscription(row.provider_subscription_id);
  const invoices = await client.invoicesOf(row.provider_subscription_id);
  const payments = invoices.flatMap(({ payment_id: id, amount_paid: amount, status: paid }) =>
    paid === 'paid' && id && amount ? [{ id, amount }] : [],
  );
  const at = services.clock.now();
  await transactForOutside(services, row.clinic_id, (scope) =>
    applySubscriptionNews(scope, receivers, { subscription: row, status, at, payments }),
  );
}

/** Looks up at the provider every subscription whose webhooks may have been lost. */
export async function settleSubscriptions(
  services: Services,
  receivers: PaymentReceivers,
): Promise<void> {
  const gateway = await findGateway(services);
  if (!gateway) return;
  const since = new Date(services.clock.now().getTime() - WEEK_MS);
  const rows = await services.database.inSystem((tx) =>
    listLiveSubscriptions(tx, { provider: gateway.name, since }),
  );
  await askInTurn(rows, (row) => askAbout(services, receivers, { gateway, row }));
}

/** Cancels at the provider the subscriptions ended here. */
export async function cancelAtProvider(
  services: Services,
  receivers: PaymentReceivers,
): Promise<void> {
  const gateway = await findGateway(services);
  if (!gateway) return;
  const rows = await services.database.inSystem((tx) => listToCancel(tx, gateway.name));
  await askInTurn(rows, async (row) => {
    await gateway.client.cancelSubscription(row.provider_subscription_id);
    await askAbout(services, receivers, { gateway, row });
  });
}
