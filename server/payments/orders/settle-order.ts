import { DAY_MS } from '#contract/kernel/dates.ts';
import type { Services } from '../../platform/services.ts';
import { transactForOutside } from '../../platform/transact.ts';
import { askInTurn } from '../provider/ask-in-turn.ts';
import { findGateway, type Gateway } from '../provider/gateway.ts';
import type { PaymentReceivers } from '../receivers.ts';
import { type Booked, bookPayment } from './book-payment.ts';
import { collect } from './collect.ts';
import { listUnpaidOrders, type OrderRow } from './payment-order.store.ts';

/** An order is checked for a week. A later payment is reported by a webhook. */
const ASKED_FOR_MS = 7 * DAY_MS;

/** Books every payment that the provider has collected for an order. */
export async function settleOrder(
  services: Services,
  receivers: PaymentReceivers,
  { gateway, order }: { gateway: Gateway; order: OrderRow },
): Promise<Booked[]> {
  const booked: Booked[] = [];
  for (const made of await gateway.client.paymentsOf(order.provider_order_id)) {
    const payment = await collect(gateway.client, made);
    if (payment.status !== 'captured') continue;
    booked.push(
      await transactForOutside(services, order.clinic_id, (scope) =>
        bookPayment(scope, receivers.bills, { order, payment }),
      ),
    );
  }
  return booked;
}

/** Checks every order without a known payment at the provider. */
export async function settleOrders(services: Services, receivers: PaymentReceivers): Promise<void> {
  const gateway = await findGateway(services);
  if (!gateway) return;
  const { database, clock } = services;
  const since = new Date(clock.now().getTime() - ASKED_FOR_MS);
  const orders = await database.inSystem((tx) =>
    listUnpaidOrders(tx, { provider: gateway.name, since }),
  );
  await askInTurn(orders, (order) => settleOrder(services, receivers, { gateway, order }));
}
