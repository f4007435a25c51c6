import {
  activateClinicSubscription,
  createClinicPlan as createEndpoint,
  deactivateClinicSubscription,
  deactivateClinicPlan as deactivateEndpoint,
  getClinicPlan,
  getPendingClinicSubscription,
  initiateClinicSubscription,
  listClinicPlans,
  manuallyActivateClinic,
  terminateClinicSubscription,
  updateClinicPlan as updateEndpoint,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { may } from '#contract/kernel/roles.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { PERSON } from '../platform/http/contexts.ts';
import { route, routeAs, steppedRoute } from '../platform/http/route.ts';
import { presentPlan } from '../subscriptions/index.ts';
import { createClinicPlan, deactivateClinicPlan, updateClinicPlan } from './change-clinic-plans.ts';
import { findClinicPlanRow, listClinicPlanRows } from './clinic-plan.store.ts';
import { findPending } from './clinic-subscription.store.ts';
import { initiateSubscription } from './initiate-subscription.ts';
import { manuallyActivate } from './manually-activate.ts';
import { moveClinicSubscription } from './move-clinic-subscription.ts';

export const clinicSubscriptionRoutes: readonly BoundRoute[] = [
  routeAs(PERSON, listClinicPlans, async ({ tx, actor }) => {
    const rows = await listClinicPlanRows(tx, {
      activeOnly: !may(actor.role, 'clinic-plans.edit'),
    });
    return rows.map(presentPlan);
  }),
  routeAs(PERSON, getClinicPlan, async ({ tx, actor }, { params }) => {
    const row = await findClinicPlanRow(tx, params.id);
    if (!row || (row.status !== 'active' && !may(actor.role, 'clinic-plans.edit')))
      throw notFound();
    return presentPlan(row);
  }),
  routeAs(PERSON, createEndpoint, createClinicPlan),
  routeAs(PERSON, updateEndpoint, updateClinicPlan),
  routeAs(PERSON, deactivateEndpoint, deactivateClinicPlan),
  steppedRoute(initiateClinicSubscription, initiateSubscription),
  route(getPendingClinicSubscription, async ({ tx, actor, now }) => ({
    short_url: (await findPending(tx, actor.clinicId, now))?.short_url ?? null,
  })),
  routeAs(PERSON, manuallyActivateClinic, manuallyActivate),
  routeAs(PERSON, activateClinicSubscription, (scope, { params }) =>
    moveClinicSubscription(scope, params.id, 'activate'),
  ),
  routeAs(PERSON, deactivateClinicSubscription, (scope, { params }) =>
    moveClinicSubscription(scope, params.id, 'deactivate'),
  ),
  routeAs(PERSON, terminateClinicSubscription, (scope, { params }) =>
    moveClinicSubscription(scope, params.id, 'terminate'),
  ),
];
