import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { updatePlan as endpoint } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { isEmpty } from '../platform/changed-fields.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentPlan } from './plan.present.ts';
import { changePlan, lockPlan, planRowChanges } from './plan.store.ts';

/** Changes any fields of a plan. Subscriptions already started keep their price and end. */
export async function updatePlan(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const before = await lockPlan(scope.tx, params.id);
  if (!before) throw notFound();
  const changes = planRowChanges(before, body);
  if (isEmpty(changes)) return presentPlan(before);
  const row = await changePlan(scope.tx, params.id, changes);
  await scope.audit('update-plan', { type: 'patient-plan', id: row.id }, changes);
  scope.changed('subscriptions', row.id);
  return presentPlan(row);
}
