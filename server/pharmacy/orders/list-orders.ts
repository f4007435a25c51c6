import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import type { listPharmacyOrders as endpoint } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { countOrders, listOrdersPage } from './pharmacy-order.store.ts';
import { withLines } from './read-order.ts';

/** One page of the pharmacy's queue, newest first. */
export async function listOrders(
  { tx, today }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { page, limit, search } = query;
  const totalOrders = await countOrders(tx, search, today);
  const rows = await listOrdersPage(tx, { search, today, limit, offset: (page - 1) * limit });
  return {
    orders: await withLines(tx, rows),
    totalOrders,
    totalPages: totalPages(totalOrders, limit),
    currentPage: page,
  };
}
