import {
  loadOrdersFailed,
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';

/** The error text for a list of orders (specification 2, section 8). */
export function ordersFailed({ code, message }: ApiError): string {
  return loadOrdersFailed(code === 'invalid_reply' ? M.invalidFormat : message);
}

/** The error text for one order. */
export function orderFailed(id: string, error: ApiError): string {
  return error.status === 404 ? orderNotFound(id) : ordersFailed(error);
}
