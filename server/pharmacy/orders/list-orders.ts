import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { totalPages } from '#contract/kernel/paging.ts';
import { countOfList } from '#contract/pharmacy/pharmacy-order.status.ts';
import type { listPharmacyOrders as endpoint } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listCounts } from '../../platform/db/counts/list-counts.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { findOrders, idsOfPage, type OrdersPage } from './found-orders.store.ts';
import { listOrderRows } from './pharmacy-order.store.ts';
import { withLines } from './read-order.ts';

async function search(tx: Tx, page: OrdersPage) {
  const { ids, counts } = await findOrders(tx, page);
  return { counts, rows: await listOrderRows(tx, ids, page) };
}

async function browse(tx: Tx, page: OrdersPage) {
  const [counted, rows] = await atOnce([
    listCounts(tx, 'pharmacy_orders'),
    listOrderRows(tx, idsOfPage(page), page),
  ]);
  return { counts: Object.fromEntries(counted), rows };
}

/** One page of the pharmacy's queue, newest first, or the open orders before the others. */
export async function listOrders(
  { tx, today }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { page, limit, search: term, status: list, openFirst = false } = query;
  const asked = { search: term, today, list, openFirst, limit, offset: (page - 1) * limit };
  const { counts: known, rows } = await (term.trim() === '' ? browse : search)(tx, asked);
  const counts = { pending: 0, billed: 0, dispensed: 0, cancelled: 0, ...known };
  const totalOrders = countOfList(list, counts);
  return {
    orders: await withLines(tx, rows),
    counts,
    totalOrders,
    totalPages: totalPages(totalOrders, limit),
    currentPage: page,
  };
}
