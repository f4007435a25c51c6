import { sql } from 'kysely';
import type { Override } from '#contract/safety/warning.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import { compiled } from '../../platform/db/prepared/compiled.ts';
import { withNext } from '../../platform/db/scoped-connection.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** A month: days that are assumed count stock, and the patient takes the drug on. A single dose is over after its day. */
const OPEN_COURSE_DAYS = 30;
const COURSE_DAYS = sql<number>`CASE
  WHEN line.days_assumed AND line.directions_to_use !~* '\\y(stat|at once|single dose)\\y'
  THEN greatest(line.number_of_days, ${sql.lit(OPEN_COURSE_DAYS)})
  ELSE line.number_of_days END`;
const LASTS_UNTIL = sql<Date>`"order".created_at + make_interval(days => ${COURSE_DAYS} + 1)`;

type Recent = { patientId: string; exceptOrderId: string | undefined; now: Date };

const RECENT = compiled((tx, { patientId, exceptOrderId, now }: Recent, of: { all: boolean }) =>
  tx
    .selectFrom('pharmacy_order_lines as line')
    .innerJoin('pharmacy_orders as order', (join) => inClinic(join, 'order.id', 'line.order_id'))
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'line.drug_id'))
    .where('order.patient_id', '=', patientId)
    .where('order.status', '<>', 'cancelled')
    .where('order.deleted_at', 'is', null)
    .whereRef('line.returned_quantity', '<', 'line.quantity')
    .where(LASTS_UNTIL, '>', now)
    .$if(!of.all, (query) => query.where('order.id', '<>', exceptOrderId as string))
    .select(['order.created_at', 'line.name', COURSE_DAYS.as('days')])
    .select(['drugs.description', 'drugs.generic_name'])
    .distinctOn('line.drug_id')
    .orderBy('line.drug_id')
    .orderBy(LASTS_UNTIL, 'desc'),
);

/**
 * For each drug of a patient's orders, the line that lasts longest, if it may still be taken.
 * Includes up to two days too many, because the caller counts in clinic days.
 */
export function listRecentLines(tx: Tx, recent: Recent) {
  return RECENT.run(tx, recent, { all: recent.exceptOrderId === undefined });
}

/** An order to be checked: its prescription and its overridden warnings. */
export function findOrderToCheck(tx: Tx, id: string) {
  return tx
    .selectFrom('pharmacy_orders')
    .where('id', '=', id)
    .select(['prescription_for_unavailable_drugs', sql<Override[]>`overrides`.as('overrides')])
    .executeTakeFirstOrThrow();
}

/** The drugs of an order, with the fields that name their composition. */
export function listLinesToCheck(tx: Tx, orderId: string) {
  return tx
    .selectFrom('pharmacy_order_lines as line')
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'line.drug_id'))
    .where('line.order_id', '=', orderId)
    .select([
      'line.drug_id',
      'line.name',
      'drugs.description',
      'drugs.generic_name',
      'line.tablets_per_day as tabletsPerDay',
      'line.number_of_days as numberOfDays',
      'line.directions_to_use',
    ])
    .orderBy('line.position')
    .execute();
}

/** Writes the overridden warnings of an order, with the next query. */
export async function writeOverrides(
  tx: Tx,
  id: string,
  overrides: readonly Override[],
): Promise<void> {
  const update = tx
    .updateTable('pharmacy_orders')
    .set({ overrides: JSON.stringify(overrides) })
    .where('id', '=', id);
  await tx.executeQuery(withNext(update.compile()));
}
