import {
  loadOrdersFailed,
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';

/** Why orders could not be shown (specification 2, section 8). */
export function ordersFailed({ code, message }: ApiError): string {
  return loadOrdersFailed(code === 'invalid_reply' ? M.invalidFormat : message);
}

/** Why one order could not be shown. */
export function orderFailed(id: string, error: ApiError): string {
  return error.status === 404 ? orderNotFound(id) : ordersFailed(error);
}
