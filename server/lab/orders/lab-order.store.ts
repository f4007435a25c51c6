import { type SqlBool, sql } from 'kysely';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import { LAB_PATIENT_COLUMNS } from '#contract/lab/lab-patient.ts';
import { columnsOf, inTable } from '../../platform/db/columns/columns.ts';
import { listCounts } from '../../platform/db/counts/list-counts.ts';
import { expectMoved } from '../../platform/db/expect-moved.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import { compiled } from '../../platform/db/prepared/compiled.ts';
import { pageOf } from '../../platform/db/prepared/page-of.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { holdPatientOf } from '../../platform/hold-patient.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import { findLabOrderIds, type LabOrderPage, narrowing } from './found-lab-orders.store.ts';
import { ORDER_COLUMNS, ORDERED_TEST_COLUMNS } from './lab-order.columns.ts';

/** Orders that are not deleted. */
function standing(tx: Tx) {
  return tx.selectFrom('lab_orders as order').where('order.deleted_at', 'is', null);
}

const SERIAL_NUMBER = sql<number>`(SELECT count(*)::int FROM lab_orders AS earlier
  WHERE earlier.clinic_id = "order".clinic_id AND earlier.patient_id = "order".patient_id
    AND earlier.deleted_at IS NULL
    AND (earlier.created_at, earlier.id) <= ("order".created_at, "order".id))`;

/** The newest rejected sample of an order that waits for a new one. */
const REJECTED_SAMPLE = sql<{ sample: string; reason: string; at: string } | null>`(
  SELECT jsonb_build_object('sample', sample, 'reason', reason, 'at', rejected_at)
  FROM lab_sample_rejections AS rejection
  WHERE "order".status = 'billed' AND rejection.clinic_id = "order".clinic_id
    AND rejection.order_id = "order".id
  ORDER BY rejected_at DESC LIMIT 1)`;

/** The doctor of the order's visit, or else who entered the order. */
const ORDERED_BY = sql<string | null>`(SELECT users.name FROM users
  WHERE users.clinic_id = "order".clinic_id AND users.id = (SELECT coalesce(
    (SELECT visits.doctor_id FROM visits WHERE visits.clinic_id = "order".clinic_id
      AND visits.id = "order".visit_id), "order".created_by)))`;

/** Orders with their patient, bill and the order's number for the patient, newest first. */
function orders(tx: Tx) {
  return standing(tx)
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'order.patient_id'))
    .leftJoin('bills as bill', (join) =>
      inClinic(join, 'bill.lab_order_id', 'order.id').on('bill.status', '<>', sql.lit('cancelled')),
    )
    .select(
      inTable('order', [...columnsOf(ORDER_COLUMNS), 'created_at', 'collected_at', 'received_at']),
    )
    .select(inTable('patients', LAB_PATIENT_COLUMNS))
    .select([
      'bill.id as bill_id',
      'bill.status as bill_status',
      'bill.due_paise',
      'bill.paid_paise',
    ])
    .select([SERIAL_NUMBER.as('serial_number'), ORDERED_BY.as('ordered_by')])
    .select(REJECTED_SAMPLE.as('rejected_sample'))
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id');
}

export type LabOrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number];

/** One page of the matching orders, with the total. */
export async function findLabOrderPage(tx: Tx, query: LabOrderPage) {
  if (query.search.trim() !== '') {
    const { ids, totalCount } = await findLabOrderIds(tx, query);
    const these = sql<SqlBool>`"order".id = ANY (${ids}::uuid[])`;
    return { rows: await orders(tx).where(these).execute(), totalCount };
  }
  const { page, limit } = query;
  // Selects the page first, so that the order's number for the patient is computed for its orders
  // only.
  const newest = standing(tx)
    .where(narrowing(query))
    .select('order.id')
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id');
  const wantedPage = pageOf(newest, { limit, skip: (page - 1) * limit });
  const [totalCount, rows] = await atOnce([
    countListed(tx, query),
    orders(tx).where('order.id', 'in', wantedPage).execute(),
  ]);
  return { rows, totalCount };
}

/** Only in a list without a search, whose orders are counted by status and whether they have a report. */
async function countListed(tx: Tx, { only, status }: LabOrderPage): Promise<number> {
  let total = 0;
  for (const [kind, count] of await listCounts(tx, 'lab_orders')) {
    const [ofStatus, reported] = kind.split(' ');
    if (status && ofStatus !== status) continue;
    if (only === 'reported' && reported === undefined) continue;
    total += count;
  }
  return total;
}

/** The orders at work without a report, oldest first, with their number. */
export async function findOrdersAtWork(tx: Tx, limit: number) {
  const atWork = standing(tx)
    .where('order.status', 'in', ['collected', 'processing'])
    .where('order.report_id', 'is', null);
  const { count } = await atWork
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const oldest = atWork
    .select('order.id')
    .orderBy('order.created_at')
    .orderBy('order.id')
    .limit(limit);
  const rows = await orders(tx).where('order.id', 'in', oldest).execute();
  return { rows: rows.reverse(), totalCount: count };
}

const ORDER = compiled((tx, { id }: { id: string }) => orders(tx).where('order.id', '=', id));

export async function findLabOrderRow(tx: Tx, id: string): Promise<LabOrderRow | undefined> {
  const [row] = await ORDER.run(tx, { id }, {});
  return row;
}

type OfPatient = { patientId: string; status?: LabOrderStatus | undefined };

export function listLabOrdersOfPatient(tx: Tx, of: OfPatient): Promise<LabOrderRow[]> {
  const listed = orders(tx).where('order.patient_id', '=', of.patientId);
  return (of.status ? listed.where('order.status', '=', of.status) : listed).execute();
}

/** A visit's orders, newest first. */
export function listLabOrdersOfVisit(tx: Tx, visitId: string): Promise<LabOrderRow[]> {
  return orders(tx).where('order.visit_id', '=', visitId).execute();
}

export type OrderedTestRow = Awaited<ReturnType<typeof listOrderedTests>>[number];

const TESTS = compiled((tx, { orderIds }: { orderIds: readonly string[] }) =>
  tx
    .selectFrom('lab_order_tests')
    .where('order_id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .select(['order_id', ...columnsOf(ORDERED_TEST_COLUMNS)])
    .orderBy('position'),
);

/** The tests of these orders, in their order. */
export async function listOrderedTests(tx: Tx, orderIds: readonly string[]) {
  return orderIds.length === 0 ? [] : TESTS.run(tx, { orderIds }, {});
}

/** When the sample was collected and received, and by whom. */
const MOMENTS = ['collected_at', 'collected_by', 'received_at', 'received_by'] as const;

/**
 * Locks an order until the transaction ends, after its patient (`holdPatient`). Returns undefined for an unknown one.
 */
export async function lockLabOrder(tx: Tx, id: string) {
  await holdPatientOf(tx, 'lab_orders', id);
  return await tx
    .selectFrom('lab_orders')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'patient_id', 'status', 'report_id', ...MOMENTS])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LockedLabOrder = NonNullable<Awaited<ReturnType<typeof lockLabOrder>>>;

const BEFORE_THE_SAMPLE: readonly LabOrderStatus[] = ['pending', 'billed'];

type Moments = Pick<LockedLabOrder, (typeof MOMENTS)[number]>;

/** The moments of the sample once the order has this status; the first collection and receipt stay. */
function momentsAt(
  { now, actor }: { now: Date; actor: { id: string } },
  order: Moments,
  status: LabOrderStatus,
): Moments {
  if (BEFORE_THE_SAMPLE.includes(status)) {
    return { collected_at: null, collected_by: null, received_at: null, received_by: null };
  }
  const { collected_at, collected_by, received_at, received_by } = order;
  const isTaken = status === 'collected' && !collected_at;
  const isReceived = status === 'processing' && !received_at;
  return {
    ...(isTaken ? { collected_at: now, collected_by: actor.id } : { collected_at, collected_by }),
    ...(isReceived ? { received_at: now, received_by: actor.id } : { received_at, received_by }),
  };
}

/**
 * Updates the status of a locked order, with who took and who received the sample, and when. Throws
 * 409 when the order has left the status that was read.
 */
export async function setLabOrderStatus(
  { tx, now, actor }: { tx: Tx; now: Date; actor: { id: string } },
  order: LockedLabOrder,
  status: LabOrderStatus,
): Promise<void> {
  expectMoved(
    await tx
      .updateTable('lab_orders')
      .set({ status, ...momentsAt({ now, actor }, order, status), updated_at: now })
      .where('id', '=', order.id)
      .where('status', '=', order.status)
      .executeTakeFirst(),
    M.notAllowedNow,
  );
}

/** Whether the order has a live bill; a cancelled one does not count. */
export async function hasLiveBill(tx: Tx, orderId: string): Promise<boolean> {
  const bill = await tx
    .selectFrom('bills')
    .where('lab_order_id', '=', orderId)
    .where('status', '<>', 'cancelled')
    .select('id')
    .executeTakeFirst();
  return bill !== undefined;
}
