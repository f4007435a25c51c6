import type { Services } from '../../platform/services.ts';
import { transactForOutside } from '../../platform/transact.ts';
import { ProviderError } from '../../razorpay/index.ts';
import { findGateway, type Gateway } from '../provider/gateway.ts';
import { endRefund, postponeRefund, type TakenRefund, takeRefund } from './refund.store.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** The delay after this many tries: 1 minute, doubled each time, 6 hours at most. */
export function waitAfter(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_WAIT_MS);
}

/**
 * Sends the waiting refunds to the provider. Each refund has its own receipt, by which an earlier
 * request with a lost reply is found, so that none is paid twice.
 */
export async function sendRefunds(services: Services): Promise<void> {
  const gateway = await findGateway(services);
  if (!gateway) return;
  const { database, clock } = services;
  const take = () => database.inSystem((tx) => takeRefund(tx, clock.now()));
  for (let refund = await take(); refund; refund = await take()) {
    await sendRefund(services, { gateway, refund });
  }
}

async function sendRefund(
  services: Services,
  { gateway: { client }, refund }: { gateway: Gateway; refund: TakenRefund },
): Promise<void> {
  const { id, provider_payment_id: paymentId, amount_paise: amount } = refund;
  try {
    const sent = (await client.refundsOf(paymentId)).filter(({ receipt }) => receipt === id);
    const before = sent.find(({ status }) => status !== 'failed');
    // A refund that failed is not the reply to a new request, which therefore needs a key of its
    // own.
    const key = sent.length === 0 ? id : `${id}-${sent.length}`;
    const made = before ?? (await client.refund(paymentId, { amount, receipt: id, key }));
    await finish(services, refund, (at) => ({ status: 'done', providerRefundId: made.id, at }));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'refused') {
      await finish(services, refund, () => ({ status: 'refused', refusal: error.message }));
      return;
    }
    const until = new Date(services.clock.now().getTime() + waitAfter(refund.tries));
    await services.database.inClinic(refund.clinic_id, (tx) => postponeRefund(tx, id, until));
  }
}

type Ending = Parameters<typeof endRefund>[2];

async function finish(
  services: Services,
  { clinic_id, id, bill_id, amount_paise: amount }: TakenRefund,
  endingAt: (now: Date) => Ending,
): Promise<void> {
  await transactForOutside(services, clinic_id, async (scope) => {
    const ending = endingAt(scope.now);
    if (!(await endRefund(scope.tx, id, ending))) return;
    const verb = ending.status === 'done' ? 'refund-online' : 'refund-refused';
    await scope.audit(verb, { type: 'bill', id: bill_id }, { refund: id, amount, ...ending });
    scope.changed('bills', bill_id);
  });
}
