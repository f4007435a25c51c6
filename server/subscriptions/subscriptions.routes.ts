import { paise } from '#contract/kernel/numbers/money.ts';
import { startOnlineSubscription as startOnlineEndpoint } from '#contract/payments/payments.endpoints.ts';
import {
  cancelPatientSubscription,
  getSubscriptionPaid,
} from '#contract/subscriptions/patient-subscription.endpoints.ts';
import {
  createPlan as createEndpoint,
  deactivatePlan as deactivateEndpoint,
  getPlan,
  listManualTransactions,
  listPlans,
  updatePlan as updateEndpoint,
} from '#contract/subscriptions/subscriptions.endpoints.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route, steppedRoute } from '../platform/http/route.ts';
import { cancelSoldSubscription, subscriptionPaid } from './cancel-sold-subscription.ts';
import { createPlan } from './create-plan.ts';
import { deactivatePlan } from './deactivate-plan.ts';
import { presentPlan } from './plan.present.ts';
import { findPlanRow, listPlanRows } from './plan.store.ts';
import { startOnlineSubscription } from './start-online-subscription.ts';
import { listManualPayments } from './subscription.store.ts';
import { updatePlan } from './update-plan.ts';

export const subscriptionRoutes: readonly BoundRoute[] = [
  route(listPlans, async ({ tx }) => (await listPlanRows(tx)).map(presentPlan)),
  route(getPlan, async ({ tx }, { params }) => {
    const row = await findPlanRow(tx, params.id);
    if (!row) throw notFound();
    return presentPlan(row);
  }),
  route(createEndpoint, createPlan),
  route(updateEndpoint, updatePlan),
  route(deactivateEndpoint, deactivatePlan),
  steppedRoute(startOnlineEndpoint, startOnlineSubscription),
  route(getSubscriptionPaid, subscriptionPaid),
  route(cancelPatientSubscription, cancelSoldSubscription),
  route(listManualTransactions, async ({ tx, actor }, { query }) => {
    const rows = await listManualPayments(tx, { ...query, timeZone: actor.timeZone });
    return rows.map((row) => ({
      id: row.id,
      patient_id: row.patient_id,
      name: row.name,
      subscription_start_date: row.starts_at.toISOString(),
      paid_at: row.paid_at.toISOString(),
      subscription_payment_method: row.method,
      subscriptionPlan: { name: row.plan_name, price: paise(row.price_paise) },
      refunded: row.refunded_paise === null ? undefined : paise(row.refunded_paise),
    }));
  }),
];
