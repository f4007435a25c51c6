import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { BORN_FIELDS } from '#contract/patients/patient.ts';
import type { OrderList, PharmacyOrderStatus } from '#contract/pharmacy/pharmacy-order.status.ts';
import type { Override } from '#contract/safety/warning.ts';
import { patientsFound } from '../../patients/index.ts';
import { columnsOf, inTable } from '../../platform/db/columns/columns.ts';
import { listCounts } from '../../platform/db/counts/list-counts.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from './pharmacy-order.columns.ts';

/** Orders with their patient, their live bill, and the users who prescribed and dispensed them. */
function orders(tx: Tx) {
  return tx
    .selectFrom('pharmacy_orders as order')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'order.patient_id'))
    .innerJoin('users as prescribers', 'prescribers.id', 'order.created_by')
    .leftJoin('users as dispensers', 'dispensers.id', 'order.dispensed_by')
    .leftJoin('bills as bill', (join) =>
      inClinic(join, 'bill.pharmacy_order_id', 'order.id').on('bill.status', '<>', 'cancelled'),
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

/** Locks an order until the transaction ends. */
export function lockOrder(tx: Tx, id: string) {
  return tx
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
 * Orders of the patients whom the search finds, and those with a medication that contains the term. Each
 * part is looked up once, not for each order.
 */
function matching(search: string, today: string): RawBuilder<SqlBool> {
  const term = search.trim().toLowerCase();
  if (term === '') return sql`true`;
  return sql`("order".patient_id IN (${patientsFound(term, today)})
    OR "order".id IN (SELECT line.order_id FROM pharmacy_order_lines AS line
      WHERE strpos(lower(line.name), ${term}) > 0))`;
}

type OrdersPage = {
  readonly search: string;
  readonly today: string;
  readonly list: OrderList | undefined;
  readonly openFirst: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** As the index `pharmacy_orders_open_first` has it. */
const IS_OPEN = sql<boolean>`("order".status IN ('pending', 'billed'))`;

/**
 * One page of the orders, newest first. Selects their ids first, so that the orders before the page are
 * not joined.
 */
export function listOrdersPage(tx: Tx, page: OrdersPage): Promise<PharmacyOrderRow[]> {
  const { openFirst } = page;
  return orders(tx)
    .where('order.id', 'in', sql<string>`(${idsOfPage(page)})`)
    .$if(openFirst, (query) => query.orderBy(IS_OPEN, 'desc'))
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id', 'desc')
    .execute();
}

function idsOfPage({ search, today, list, openFirst, limit, offset }: OrdersPage) {
  const listed = list === 'open' ? IS_OPEN : list && sql`"order".status = ${list}`;
  return sql`SELECT "order".id FROM pharmacy_orders AS "order"
    WHERE "order".deleted_at IS NULL AND ${matching(search, today)} AND ${listed ?? sql`true`}
    ORDER BY ${openFirst ? sql`${IS_OPEN} DESC,` : sql``} "order".created_at DESC, "order".id DESC
    LIMIT ${limit} OFFSET ${offset}`;
}

/** The matching orders by status. */
export async function countOrders(
  tx: Tx,
  search: string,
  today: string,
): Promise<Record<PharmacyOrderStatus, number>> {
  const counted =
    search.trim() === ''
      ? await listCounts(tx, 'pharmacy_orders')
      : await countMatching(tx, search, today);
  const of = (status: PharmacyOrderStatus) => counted.get(status) ?? 0;
  return {
    pending: of('pending'),
    billed: of('billed'),
    dispensed: of('dispensed'),
    cancelled: of('cancelled'),
  };
}

async function countMatching(tx: Tx, search: string, today: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('pharmacy_orders as order')
    .where('order.deleted_at', 'is', null)
    .where(matching(search, today))
    .select('order.status')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('order.status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
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
