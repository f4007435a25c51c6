import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { createPlan as endpoint } from '#contract/subscriptions/subscriptions.endpoints.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentPlan } from './plan.present.ts';
import { insertPlan } from './plan.store.ts';

/** Creates a plan for the clinic's patients. */
export async function createPlan(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, actor, now } = scope;
  const id = scope.newId();
  const row = await insertPlan(tx, { ...body, clinicId: actor.clinicId, id, now });
  await scope.audit('create-plan', { type: 'patient-plan', id }, body);
  scope.changed('subscriptions', id);
  return presentPlan(row);
}
