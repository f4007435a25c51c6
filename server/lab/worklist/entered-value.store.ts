import { sql } from 'kysely';
import type { EnteredValues } from '#contract/lab/worklist/worklist.rules.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { ClinicScope } from '../../platform/scope.ts';

type EnteredRow = { order_id: string; values: EnteredValues };

/** The values entered for these orders before their reports, by order. */
export async function readEntered(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, EnteredValues>> {
  const { rows } = await sql<EnteredRow>`
    SELECT order_id, jsonb_object_agg(test_id, of_test) AS values FROM (
      SELECT order_id, test_id, jsonb_object_agg(parameter, value) AS of_test
      FROM lab_entered_values WHERE order_id = ANY (${orderIds}::uuid[])
      GROUP BY order_id, test_id) AS tests
    GROUP BY order_id`.execute(tx);
  return new Map(rows.map(({ order_id, values }) => [order_id, values]));
}

/** Keeps values of a locked order, each in place of an earlier one. */
export async function writeEntered(
  { tx, actor, now }: ClinicScope,
  orderId: string,
  values: EnteredValues,
): Promise<void> {
  const rows = Object.entries(values).flatMap(([test_id, of]) =>
    Object.entries(of).map(([parameter, value]) => ({
      ...{ clinic_id: actor.clinicId, order_id: orderId, test_id, parameter },
      ...{ value: JSON.stringify(value), entered_at: now, entered_by: actor.id },
    })),
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('lab_entered_values')
    .values(rows)
    .onConflict((of) =>
      of.columns(['clinic_id', 'order_id', 'test_id', 'parameter']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        entered_at: eb.ref('excluded.entered_at'),
        entered_by: eb.ref('excluded.entered_by'),
      })),
    )
    .execute();
}

/** Removes the values entered for an order, or only these of one of its tests. */
export async function removeEntered(
  tx: Tx,
  orderId: string,
  of?: { readonly testId: string; readonly parameters?: readonly string[] },
): Promise<void> {
  let removed = tx.deleteFrom('lab_entered_values').where('order_id', '=', orderId);
  if (of) removed = removed.where('test_id', '=', of.testId);
  if (of?.parameters) removed = removed.where('parameter', 'in', of.parameters);
  await removed.execute();
}
