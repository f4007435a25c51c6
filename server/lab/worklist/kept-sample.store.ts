import { sql } from 'kysely';
import type { SampleTimes } from '#contract/lab/lab-order.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import type { LockedLabOrder } from '../orders/lab-order.store.ts';

/** The samples of these orders that have times of their own, by order. */
export async function readKeptSamples(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SampleTimes[]>> {
  const rows = await tx
    .selectFrom('lab_kept_samples')
    .where('order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .select(['order_id', 'sample', 'collected_at', 'received_at'])
    .orderBy('sample')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  const present = (of: typeof rows) =>
    of.map(({ sample, collected_at, received_at }) => ({
      sample,
      collectedAt: collected_at?.toISOString() ?? null,
      receivedAt: received_at?.toISOString() ?? null,
    }));
  return new Map([...byOrder].map(([id, of]) => [id, present(of)]));
}

/** Keeps the times of the order for these samples; the ones that a sample has already stay. */
export async function keepSamples(
  { tx, actor }: ClinicScope,
  order: LockedLabOrder,
  samples: readonly string[],
): Promise<void> {
  if (samples.length === 0) return;
  const { collected_at, collected_by, received_at, received_by } = order;
  await tx
    .insertInto('lab_kept_samples')
    .values(
      samples.map((sample) => ({
        ...{ clinic_id: actor.clinicId, order_id: order.id, sample },
        ...{ collected_at, collected_by, received_at, received_by },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['clinic_id', 'order_id', 'sample']).doUpdateSet({
        // Collected before the rejection, and received only after it.
        received_at: sql`coalesce(lab_kept_samples.received_at, excluded.received_at)`,
        received_by: sql`coalesce(lab_kept_samples.received_by, excluded.received_by)`,
      }),
    )
    .execute();
}

/**
 * Removes the times of a rejected sample. Returns its collection, or undefined for a sample that has
 * the times of its order.
 */
export function dropKeptSample(tx: Tx, orderId: string, sample: string) {
  return tx
    .deleteFrom('lab_kept_samples')
    .where('order_id', '=', orderId)
    .where('sample', '=', sample)
    .returning(['collected_at', 'collected_by'])
    .executeTakeFirst();
}
