import { sql } from 'kysely';
import { pick } from '#contract/kernel/field-names.ts';
import type { SampleRejection } from '#contract/lab/worklist/worklist.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** The rejected samples of these orders, oldest first, by order. */
export async function readRejections(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SampleRejection[]>> {
  const rows = await tx
    .selectFrom('lab_sample_rejections as rejection')
    .innerJoin('users', (join) => inClinic(join, 'users.id', 'rejection.rejected_by'))
    .where('rejection.order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .select(['rejection.order_id', 'rejection.id', 'rejection.sample', 'rejection.reason'])
    .select(['rejection.rejected_at', 'rejection.collected_at', 'users.name'])
    .orderBy('rejection.rejected_at')
    .execute();
  const rejections = rows.map(({ order_id, name, ...row }) => ({
    order_id,
    rejection: {
      ...pick(row, ['id', 'sample', 'reason']),
      collectedAt: row.collected_at?.toISOString() ?? null,
      rejectedAt: row.rejected_at.toISOString(),
      rejectedBy: name,
    },
  }));
  const byOrder = Map.groupBy(rejections, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, of]) => [id, of.map(({ rejection }) => rejection)]));
}
