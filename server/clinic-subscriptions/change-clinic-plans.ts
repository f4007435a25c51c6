import type {
  createClinicPlan as createEndpoint,
  deactivateClinicPlan as deactivateEndpoint,
  updateClinicPlan as updateEndpoint,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_PLAN_MESSAGES as M } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { SUBSCRIPTION_MESSAGES } from '#contract/subscriptions/subscriptions.messages.ts';
import { isEmpty } from '../platform/changed-fields.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { planRowChanges, presentPlan } from '../subscriptions/index.ts';
import {
  changeClinicPlan,
  endClinicPlan,
  findClinicPlanRow,
  insertClinicPlan,
  lockClinicPlan,
} from './clinic-plan.store.ts';

const record = (id: string) => ({ type: 'clinic-plan', id });

/** Creates a plan that clinics can buy. */
export async function createClinicPlan(
  scope: Scope,
  { body }: EndpointRequest<typeof createEndpoint>,
): Promise<EndpointReply<typeof createEndpoint>> {
  const id = scope.newId();
  const row = await insertClinicPlan(scope.tx, { ...body, id, now: scope.now });
  await scope.audit('create-plan', record(id), body);
  return presentPlan(row);
}

/** Changes any fields of a plan. Subscriptions already started keep their end. */
export async function updateClinicPlan(
  scope: Scope,
  { params, body }: EndpointRequest<typeof updateEndpoint>,
): Promise<EndpointReply<typeof updateEndpoint>> {
  const before = await lockClinicPlan(scope.tx, params.id);
  if (!before) throw notFound();
  const changes = planRowChanges(before, body);
  if (isEmpty(changes)) return presentPlan(before);
  const row = await changeClinicPlan(scope.tx, params.id, changes);
  await scope.audit('update-plan', record(row.id), changes);
  return presentPlan(row);
}

/** Withdraws a plan from sale. Throws 409 when it is already inactive. */
export async function deactivateClinicPlan(
  scope: Scope,
  { params }: EndpointRequest<typeof deactivateEndpoint>,
): Promise<EndpointReply<typeof deactivateEndpoint>> {
  if (!(await endClinicPlan(scope.tx, params.id))) {
    const exists = await findClinicPlanRow(scope.tx, params.id);
    throw exists ? conflict(SUBSCRIPTION_MESSAGES.alreadyInactive) : notFound();
  }
  await scope.audit('deactivate-plan', record(params.id));
  return { message: M.deactivated };
}
