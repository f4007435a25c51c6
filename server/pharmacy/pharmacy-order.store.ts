import { sql } from 'kysely';
import type { Tx } from '../platform/db/scope.ts';

/** Orders with their patient and the names of who prescribed and who dispensed. */
function orders(tx: Tx) {
  return tx
    .selectFrom('pharmacy_orders as order')
    .innerJoin('patients', (join) =>
      join
        .onRef('patients.clinic_id', '=', 'order.clinic_id')
        .onRef('patients.id', '=', 'order.patient_id'),
    )
    .innerJoin('users as prescribers', 'prescribers.id', 'order.created_by')
    .leftJoin('users as dispensers', 'dispensers.id', 'order.dispensed_by')
    .where('order.deleted_at', 'is', null)
    .select([
      'order.id',
      'order.patient_id',
      'order.status',
      'order.prescription_for_unavailable_drugs',
      'order.created_at',
      'patients.name as patient_name',
      'patients.token as patient_token',
      'prescribers.name as prescriber_name',
      'dispensers.name as dispenser_name',
    ]);
}

export type PharmacyOrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

/** A patient's orders, newest first. */
export function listOrdersOfPatient(tx: Tx, patientId: string): Promise<PharmacyOrderRow[]> {
  return orders(tx)
    .where('order.patient_id', '=', patientId)
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id', 'desc')
    .execute();
}

export type PharmacyOrderLineRow = Awaited<ReturnType<typeof listOrderLines>>[number];

/** The lines of these orders in their order, with where each drug stands and its stock now. */
export async function listOrderLines(tx: Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return tx
    .selectFrom('pharmacy_order_lines as line')
    .innerJoin('drugs', (join) =>
      join.onRef('drugs.clinic_id', '=', 'line.clinic_id').onRef('drugs.id', '=', 'line.drug_id'),
    )
    .where('line.order_id', 'in', orderIds)
    .select([
      'line.order_id',
      'line.drug_id',
      'line.name',
      'line.quantity',
      'line.tablets_per_day',
      'line.number_of_days',
      'line.directions_to_use',
      'line.price_paise',
      'line.returned_quantity',
      'drugs.box_number',
    ])
    .select(
      sql<number>`(SELECT coalesce(sum(batch.quantity), 0)::int FROM drug_batches AS batch
        WHERE batch.clinic_id = line.clinic_id AND batch.drug_id = line.drug_id)`.as('stock'),
    )
    .orderBy('line.position')
    .execute();
}
