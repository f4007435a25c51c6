import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { countOfList } from '#contract/pharmacy/pharmacy-order.status.ts';
import type { listPharmacyOrders as endpoint } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { countOrders, listOrdersPage } from './pharmacy-order.store.ts';
import { withLines } from './read-order.ts';

/** One page of the pharmacy's queue, newest first, or the open orders before the others. */
export async function listOrders(
  { tx, today }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { page, limit, search, status: list, openFirst = false } = query;
  const offset = (page - 1) * limit;
  const [counts, rows] = await atOnce([
    countOrders(tx, search, today),
    listOrdersPage(tx, { search, today, list, openFirst, limit, offset }),
  ]);
  const totalOrders = countOfList(list, counts);
  return {
    orders: await withLines(tx, rows),
    counts,
    totalOrders,
    totalPages: totalPages(totalOrders, limit),
    currentPage: page,
  };
}
