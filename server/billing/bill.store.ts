import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { BillStatus } from '#contract/billing/bill.status.ts';
import { columnsOf, inTable } from '../platform/db/columns/columns.ts';
import { listCounts } from '../platform/db/counts/list-counts.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import { pageOf } from '../platform/db/prepared/page-of.ts';
import { withNext } from '../platform/db/scoped-connection.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { holdPatientOf } from '../platform/hold-patient.ts';
import { atOnce } from '../platform/round-trips/at-once.ts';
import { BILL_COLUMNS, SUMMARY_COLUMNS } from './bill.columns.ts';
import { type BillFilter, EVERY_BILL, findBillIds, narrowing } from './list/found-bills.store.ts';

/** Bills with their patient, their stay and the user who created them. */
function bills(tx: Tx) {
  return tx
    .selectFrom('bills')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'bills.patient_id'))
    .innerJoin('users as makers', 'makers.id', 'bills.created_by')
    .leftJoin('visits', (join) => inClinic(join, 'visits.id', 'bills.visit_id'))
    .leftJoin('lab_orders', (join) => inClinic(join, 'lab_orders.id', 'bills.lab_order_id'))
    .leftJoin('bills as followed', (join) => inClinic(join, 'followed.id', 'bills.follow_up_of'))
    .leftJoin('admissions as stay', (join) => inClinic(join, 'stay.bill_id', 'bills.id'))
    .select(inTable('bills', [...columnsOf(SUMMARY_COLUMNS), ...columnsOf(BILL_COLUMNS)]))
    .select(inTable('bills', ['financial_year', 'number', 'due_paise', 'paid_paise']))
    .select(inTable('bills', ['discount_above_limit', 'discount_reason']))
    .select(inTable('bills', ['waived_as', 'waived_reason', 'created_at', 'follow_up_of']))
    .select([
      'visits.token_no as visit_token',
      'lab_orders.lab_token_number as lab_token',
      'patients.name as patient_name',
      'patients.token as patient_token',
      'patients.phone as patient_phone',
      'makers.name as maker_name',
      'followed.financial_year as followed_year',
      'followed.number as followed_number',
      'stay.admitted_at',
      'stay.discharged_at',
    ]);
}

export type BillRow = NonNullable<Awaited<ReturnType<typeof findBillRow>>>;

export function findBillRow(tx: Tx, id: string) {
  return bills(tx).where('bills.id', '=', id).executeTakeFirst();
}

/** All bills of a patient, newest first. */
export function findBillsOfPatient(tx: Tx, patientId: string) {
  return bills(tx)
    .where('bills.patient_id', '=', patientId)
    .orderBy('bills.created_at', 'desc')
    .orderBy('bills.id', 'desc')
    .execute();
}

/** A page of the matching bills, newest first, with the total. */
export async function findBillPage(
  tx: Tx,
  filter: BillFilter & { limit: number; offset: number },
): Promise<{ rows: BillRow[]; totalCount: number }> {
  if (filter.search.trim() === '') return browseBills(tx, filter);
  const { ids, totalCount } = await findBillIds(tx, filter);
  return { rows: ids.length === 0 ? [] : await billsOf(tx, ids).execute(), totalCount };
}

async function browseBills(
  tx: Tx,
  { limit, offset, ...filter }: BillFilter & { limit: number; offset: number },
) {
  const wanted = narrowing(filter);
  // Selects the page first, so that the bills before it are not joined.
  const newest = tx
    .selectFrom('bills')
    .where(wanted)
    .select('bills.id')
    .orderBy('bills.created_at', 'desc')
    .orderBy('bills.id', 'desc');
  const page = pageOf(newest, { limit, skip: offset }).$asScalar();
  const [totalCount, rows] = await atOnce([
    wanted === EVERY_BILL ? countAllBills(tx) : countBills(tx, wanted),
    billsOf(tx, page).execute(),
  ]);
  return { rows, totalCount };
}

/** Bills by their ids, newest first. */
function billsOf(tx: Tx, ids: readonly string[] | Expression<string>) {
  return bills(tx)
    .where('bills.id', 'in', ids)
    .orderBy('bills.created_at', 'desc')
    .orderBy('bills.id', 'desc');
}

async function countAllBills(tx: Tx): Promise<number> {
  return (await listCounts(tx, 'bills')).get('') ?? 0;
}

async function countBills(tx: Tx, wanted: RawBuilder<SqlBool>): Promise<number> {
  const { count } = await tx
    .selectFrom('bills')
    .where(wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export type LockedBill = NonNullable<Awaited<ReturnType<typeof lockBill>>>;

/**
 * Locks a bill until the transaction ends, after its patient (`holdPatient`). A waiting transaction reads it as the
 * first one left it.
 */
export async function lockBill(tx: Tx, id: string) {
  await holdPatientOf(tx, 'bills', id);
  return await tx
    .selectFrom('bills')
    .where('id', '=', id)
    .select([
      'id',
      'type',
      'status',
      'due_paise',
      'paid_paise',
      'pharmacy_order_id',
      'lab_order_id',
      'visit_id',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes a bill's status. The caller has locked the bill and checked its status. */
export async function setBillStatus(
  tx: Tx,
  bill: { id: string; from: BillStatus; to: BillStatus; at: Date; cancelReason?: string },
): Promise<void> {
  await tx
    .updateTable('bills')
    .set({ status: bill.to, cancel_reason: bill.cancelReason ?? null, updated_at: bill.at })
    .where('id', '=', bill.id)
    .where('status', '=', bill.from)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Marks a pending bill as paid, in the round trip of the next query. The transaction has created or
 * locked the bill, so that its status cannot have changed.
 */
export async function setPaid(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  const update = tx
    .updateTable('bills')
    .set({ status: 'paid', updated_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending');
  await tx.executeQuery(withNext(update.compile()));
}
