import type { BillDetails } from '#contract/billing/bill.ts';
import {
  cancelBill as cancelEndpoint,
  createBill as createEndpoint,
  getBill,
  listBills as listEndpoint,
  recordPayment,
} from '#contract/billing/bills.endpoints.ts';
import { getFollowUp } from '#contract/billing/follow-up.endpoints.ts';
import { payDues as payDuesEndpoint } from '#contract/dues/dues.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { applyPayment } from './apply-payment.ts';
import type { OrderSources } from './billed-order.ts';
import { cancelBill } from './cancel-bill.ts';
import { createBill } from './create-bill.ts';
import { payDues } from './dues/pay-dues.ts';
import { readFollowUp } from './follow-up/read-follow-up.ts';
import { listBills } from './list/list-bills.ts';
import { readBill } from './read-bill.ts';

/** Functions of slices that import billing, passed in by the composition root. */
export type BillingNeighbours = {
  readonly orders: OrderSources;
  /** Adds the current amount of a stay to its bill. */
  readonly withStay: (scope: ClinicScope, details: BillDetails) => Promise<BillDetails>;
  /** Adds the provider's refunds to a bill. */
  readonly withRefunds: (scope: ClinicScope, details: BillDetails) => Promise<BillDetails>;
};

export function billingRoutes({
  orders,
  withStay,
  withRefunds,
}: BillingNeighbours): readonly BoundRoute[] {
  const details = async (scope: ClinicScope, id: string) => {
    const read = await readBill(scope, id);
    return read.bill.type === 'admission' ? withStay(scope, read) : withRefunds(scope, read);
  };
  return [
    route(createEndpoint, async (scope, { body }) => {
      const { bill } = await readBill(scope, await createBill(scope, body, orders));
      return bill;
    }),
    route(listEndpoint, listBills),
    route(getFollowUp, readFollowUp),
    route(getBill, (scope, { params }) => details(scope, params.id)),
    route(recordPayment, async (scope, { params, body }) => {
      const { amount_paid: amount, payment_mode: mode, reference } = body;
      const incoming = { billId: params.id, amount, mode, reference };
      const { paymentId } = await applyPayment(scope, incoming);
      const { bill, payments, calculated } = await readBill(scope, params.id);
      const payment = payments.find(({ id }) => id === paymentId);
      if (!payment) throw notFound();
      return { payment, bill, calculated };
    }),
    route(payDuesEndpoint, payDues),
    route(cancelEndpoint, async (scope, { params, body }) => {
      await cancelBill(scope, { id: params.id, ...body, sources: orders });
      return details(scope, params.id);
    }),
  ];
}
