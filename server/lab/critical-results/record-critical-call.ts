import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { recordCriticalCall as endpoint } from '#contract/lab/critical/critical-call.endpoints.ts';
import { CRITICAL_CALL_MESSAGES as M } from '#contract/lab/critical/critical-call.messages.ts';
import type { CriticalCall } from '#contract/lab/critical/critical-call.ts';
import { labOrderNotFound } from '#contract/lab/lab.messages.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockLabOrder } from '../orders/lab-order.store.ts';
import { insertCriticalCall } from './critical-call.store.ts';
import { listStandingResults } from './critical-result.store.ts';

/**
 * Records a call about critical results of an order's current report. Throws 404 for an unknown
 * order, 409 when a named result is withdrawn, and 400 for a time before the results or after now.
 */
export async function recordCriticalCall(
  scope: ClinicScope,
  { params: { id: orderId }, body }: Pick<EndpointRequest<typeof endpoint>, 'params' | 'body'>,
): Promise<CriticalCall> {
  const { tx, now, actor } = scope;
  if (!(await lockLabOrder(tx, orderId))) throw notFound(labOrderNotFound(orderId));
  const { told, readBack } = body;
  const results = [...new Set(body.results)];
  const standing = await listStandingResults(tx, orderId);
  const about = standing.filter((one) => results.includes(one.id));
  if (about.length < results.length) throw conflict(M.notStanding);
  const calledAt = body.calledAt === undefined ? now : new Date(body.calledAt);
  if (calledAt > now) throw invalidField('calledAt', M.inFuture);
  // The form has minutes, the result has seconds.
  if (about.some(({ found_at }) => calledAt < new Date(new Date(found_at).setSeconds(0, 0)))) {
    throw invalidField('calledAt', M.beforeResult);
  }
  const id = scope.newId();
  await insertCriticalCall(scope, { id, orderId, told, calledAt, readBack, results });
  const said = { told, calledAt: calledAt.toISOString(), readBack, results };
  await scope.audit('record-critical-call', { type: 'lab-order', id: orderId }, said);
  scope.changed('lab-orders', orderId);
  return { ...said, id, calledBy: actor.name };
}
