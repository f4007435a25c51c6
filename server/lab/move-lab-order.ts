import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { actionBetween } from '#contract/kernel/transitions.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_TRANSITIONS } from '#contract/lab/lab-order.status.ts';
import type { moveLabOrder as endpoint } from '#contract/lab/lab-orders.endpoints.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/**
 * Moves an order one step along its way. A step that its status does not allow, and cancelling one
 * that has a report, is 409; of two who take the same step at once, the second is told.
 */
export async function moveLabOrder(
  scope: ClinicScope,
  { params, body }: Pick<EndpointRequest<typeof endpoint>, 'params' | 'body'>,
): Promise<void> {
  const order = await scope.tx
    .selectFrom('lab_orders')
    .where('id', '=', params.id)
    .where('deleted_at', 'is', null)
    .select(['id', 'status', 'report_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  const action = actionBetween(LAB_ORDER_TRANSITIONS, order.status, body.status);
  if (!action) throw conflict(M.notAllowedNow);
  if (action === 'cancel' && order.report_id !== null) throw conflict(M.hasReport);
  await scope.tx
    .updateTable('lab_orders')
    .set({ status: body.status, updated_at: scope.now })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .execute();
  await scope.audit(`${action}-lab-order`, { type: 'lab-order', id: order.id });
  scope.changed('lab-orders', order.id);
}
