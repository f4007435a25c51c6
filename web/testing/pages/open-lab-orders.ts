import type { LabOrder } from '#contract/lab/lab-order.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { type ApiDouble, apiDouble } from '../api-double.ts';
import { renderApp } from '../render-app.tsx';

/** Opens the dashboard of the lab with these orders. */
export async function openLabOrders(orders: LabOrder[], prepare?: (api: ApiDouble) => void) {
  const api = apiDouble();
  api.on(listLabOrders, { orders, totalCount: orders.length });
  prepare?.(api);
  return renderApp('/dashboard', { as: 'lab', api });
}
