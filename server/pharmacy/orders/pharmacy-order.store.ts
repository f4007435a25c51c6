import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { BORN_FIELDS } from '#contract/patients/patient.ts';
import type { Override } from '#contract/safety/warning.ts';
import { columnsOf, inTable } from '../../platform/db/columns/columns.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { holdPatientOf } from '../../platform/hold-patient.ts';
import { IS_OPEN } from './found-orders.store.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from './pharmacy-order.columns.ts';

/** Orders with their patient, their live bill, and the users who prescribed and dispensed them. */
function orders(tx: Tx) {
  return tx
    .selectFrom('pharmacy_orders as order')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'order.patient_id'))
    .innerJoin('users as prescribers', 'prescribers.id', 'order.created_by')
    .leftJoin('users as dispensers', 'dispensers.id', 'order.dispensed_by')
    .leftJoin('bills as bill', (join) =>
      inClinic(join, 'bill.pharmacy_order_id', 'order.id').on(
        'bill.status',
        '<>',
        sql.lit('cancelled'),
      ),
    )
    .where('order.deleted_at', 'is', null)
    .select(inTable('order', columnsOf(ORDER_COLUMNS)))
    .select(inTable('order', ['created_at', 'updated_at', 'dispensed_at']))
    .select([
      'patients.name as patient_name',
      'patients.token as patient_token',
      'patients.gender as patient_gender',
      'patients.papers_language as patient_papers_language',
      'patients.allergies as patient_allergies',
      'patients.pregnancy_due_on as patient_pregnancy_due_on',
      'prescribers.name as prescriber_name',
      'prescribers.role as prescriber_role',
      'prescribers.qualification as prescriber_qualification',
      'prescribers.registration as prescriber_registration',
      'dispensers.name as dispenser_name',
      'bill.id as bill_id',
      'bill.status as bill_status',
      'bill.discount_basis_points',
      'bill.due_paise',
      'bill.paid_paise',
    ])
    .select(inTable('patients', BORN_FIELDS))
    .select(sql<Override[]>`"order".overrides`.as('overrides'));
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

/** A visit's orders, oldest first. */
export function listOrdersOfVisit(tx: Tx, visitId: string): Promise<PharmacyOrderRow[]> {
  return orders(tx)
    .where('order.visit_id', '=', visitId)
    .orderBy('order.created_at')
    .orderBy('order.id')
    .execute();
}

export function findOrderRow(tx: Tx, id: string): Promise<PharmacyOrderRow | undefined> {
  return orders(tx).where('order.id', '=', id).executeTakeFirst();
}

/** Locks an order until the transaction ends, after its patient (`holdPatient`). */
export async function lockOrder(tx: Tx, id: string) {
  await holdPatientOf(tx, 'pharmacy_orders', id);
  return await tx
    .selectFrom('pharmacy_orders')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'status', 'patient_id', 'updated_at', 'dispensed_at', 'dispensed_by'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether anything of an order was returned at this time or later. */
export async function hasReturnSince(
  tx: Tx,
  since: { readonly orderId: string; readonly at: Date },
): Promise<boolean> {
  const returned = await tx
    .selectFrom('stock_movements as movement')
    .innerJoin('pharmacy_order_lines as line', (join) =>
      inClinic(join, 'line.id', 'movement.order_line_id'),
    )
    .where('line.order_id', '=', since.orderId)
    .where('movement.kind', '=', 'return')
    .where('movement.at', '>=', since.at)
    .select('movement.id')
    .limit(1)
    .executeTakeFirst();
  return returned !== undefined;
}

/** The lines of an order, with the quantity returned of each. */
export function listLinesToReturn(tx: Tx, orderId: string) {
  return tx
    .selectFrom('pharmacy_order_lines')
    .where('order_id', '=', orderId)
    .select(['id', 'drug_id', 'name', 'quantity', 'returned_quantity', 'price_paise'])
    .execute();
}

/**
 * These orders, newest first, or the open ones before the others. The ids of a page are selected first,
 * so that the orders before it are not joined.
 */
export function listOrderRows(
  tx: Tx,
  ids: RawBuilder<string> | readonly string[],
  { openFirst }: { openFirst: boolean },
): Promise<PharmacyOrderRow[]> {
  const these = Array.isArray(ids) ? sql`ANY (${ids}::uuid[])` : sql`ANY (ARRAY(${ids}))`;
  return orders(tx)
    .where(sql<SqlBool>`"order".id = ${these}`)
    .$if(openFirst, (query) => query.orderBy(IS_OPEN, 'desc'))
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id', 'desc')
    .execute();
}

export type PharmacyOrderLineRow = Awaited<ReturnType<typeof listOrderLines>>[number];

/** The lines of these orders in order, with the location and current stock of each drug. */
export async function listOrderLines(tx: Tx, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return tx
    .selectFrom('pharmacy_order_lines as line')
    .innerJoin('drugs', (join) => inClinic(join, 'drugs.id', 'line.drug_id'))
    .where('line.order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .select(inTable('line', ['id', 'order_id', ...columnsOf(LINE_COLUMNS)]))
    .select(['line.prescribed_by', 'line.prescribed_quantity'])
    .select('drugs.box_number')
    .select(
      sql<number>`(SELECT coalesce(sum(batch.quantity), 0)::int FROM drug_batches AS batch
        WHERE batch.clinic_id = line.clinic_id AND batch.drug_id = line.drug_id)`.as('stock'),
    )
    .orderBy('line.position')
    .execute();
}
