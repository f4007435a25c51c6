import type { ClinicSubscription } from '#contract/clinic-subscriptions/clinic-subscription.ts';
import type { ClinicSubscriptionRow } from './clinic-subscription.store.ts';

/** Converts a row to a clinic's subscription on the wire. */
export function presentSubscription(row: ClinicSubscriptionRow): ClinicSubscription {
  return {
    id: row.id,
    status: row.status,
    plan: { id: row.plan_id, name: row.plan_name },
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}
