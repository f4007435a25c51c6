import type { Tx } from '../platform/db/scoped-database.ts';

/** Whether the scope's clinic has an active paid plan. */
export async function hasProPlan(tx: Tx, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('clinic_subscriptions')
    .where('status', '=', 'active')
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
