import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { deactivatePlan as endpoint } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { SUBSCRIPTION_MESSAGES as M } from '#contract/subscriptions/subscriptions.messages.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { endPlan, findPlanRow } from './plan.store.ts';

/** Withdraws a plan from sale. Throws 409 when it is already inactive. */
export async function deactivatePlan(
  scope: ClinicScope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const ended = await endPlan(scope.tx, params.id);
  if (!ended) {
    throw (await findPlanRow(scope.tx, params.id)) ? conflict(M.alreadyInactive) : notFound();
  }
  await scope.audit('deactivate-plan', { type: 'patient-plan', id: params.id });
  scope.changed('subscriptions', params.id);
  return { message: M.deactivated };
}
