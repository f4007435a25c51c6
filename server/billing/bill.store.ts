import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BillStatus, BillType, PaymentMode } from '#contract/billing/bill.status.ts';
import { taxRateOf } from '../clinics/index.ts';
import { patientsFound } from '../patients/index.ts';
import { columnsOf, inTable } from '../platform/db/columns/columns.ts';
import { type Between, between } from '../platform/db/day-range.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scope.ts';
import { BILL_COLUMNS, BILL_ITEM_COLUMNS, SUMMARY_COLUMNS } from './bill.columns.ts';

/** Bills with their patient, their stay and the user who created them. */
function bills(tx: Tx) {
  return tx
    .selectFrom('bills')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'bills.patient_id'))
    .innerJoin('users as makers', 'makers.id', 'bills.created_by')
    .leftJoin('visits', (join) => inClinic(join, 'visits.id', 'bills.visit_id'))
    .leftJoin('admissions as stay', (join) => inClinic(join, 'stay.bill_id', 'bills.id'))
    .select(inTable('bills', [...columnsOf(SUMMARY_COLUMNS), ...columnsOf(BILL_COLUMNS)]))
    .select(inTable('bills', ['financial_year', 'number', 'due_paise', 'paid_paise']))
    .select(inTable('bills', ['waived_as', 'waived_reason', 'created_at']))
    .select([
      'visits.token_no as visit_token',
      'patients.name as patient_name',
      'patients.token as patient_token',
      'patients.phone as patient_phone',
      'makers.name as maker_name',
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

export type BillFilter = {
  readonly range: Between | undefined;
  readonly patientId: string | undefined;
  readonly search: string;
  readonly today: string;
};

/** `2026-27/000042` or `42`: the number, with an optional year. */
const NUMBER = /^(?:(\d{4})-\d{2}\/)?0*(\d{1,9})$/;

/** Bills by number, and bills of the patients that the search finds. */
function found(search: string, today: string): RawBuilder<SqlBool> {
  const [, year, number] = NUMBER.exec(search) ?? [];
  const ofYear = year ? sql`AND bills.financial_year = ${Number(year)}` : sql``;
  const numbered = number ? sql`bills.number = ${Number(number)} ${ofYear}` : sql`false`;
  if (year) return sql<SqlBool>`(${numbered})`;
  return sql<SqlBool>`(${numbered} OR bills.patient_id IN (${patientsFound(search, today)}))`;
}

function conditions({ range, patientId, search, today }: BillFilter): RawBuilder<SqlBool>[] {
  const term = search.trim();
  return [
    ...(range ? [between('bills.created_at', range)] : []),
    ...(patientId ? [sql<SqlBool>`bills.patient_id = ${patientId}`] : []),
    ...(term ? [found(term, today)] : []),
  ];
}

/** A page of the matching bills, newest first, with the total. */
export async function findBillPage(
  tx: Tx,
  { limit, offset, ...filter }: BillFilter & { limit: number; offset: number },
) {
  const wanted = sql<SqlBool>`${sql.join([sql`true`, ...conditions(filter)], sql` AND `)}`;
  const { count } = await tx
    .selectFrom('bills')
    .where(wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await bills(tx)
    .where(wanted)
    .orderBy('bills.created_at', 'desc')
    .orderBy('bills.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, totalCount: count };
}

export type LockedBill = NonNullable<Awaited<ReturnType<typeof lockBill>>>;

/**
 * Locks a bill until the transaction ends. A waiting transaction reads it as the first one left it.
 */
export function lockBill(tx: Tx, id: string) {
  return tx
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

/** The bill's items, credits and payments, each in the order written. */
export async function readLedger(tx: Tx, billId: string) {
  const items = await tx
    .selectFrom('bill_items')
    .where('bill_id', '=', billId)
    .select(columnsOf(BILL_ITEM_COLUMNS))
    .orderBy('position')
    .execute();
  const credits = await tx
    .selectFrom('bill_credits')
    .where('bill_id', '=', billId)
    .select(['id', 'kind', 'amount_paise', 'note', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const payments = await tx
    .selectFrom('bill_payments')
    .leftJoin('users as takers', 'takers.id', 'bill_payments.created_by')
    .where('bill_payments.bill_id', '=', billId)
    .select([
      'bill_payments.id',
      'bill_payments.amount_paise',
      'bill_payments.mode',
      'bill_payments.refund_of',
      'bill_payments.paid_at',
      'bill_payments.is_deposit',
      'bill_payments.from_sandbox',
      'takers.name as taker_name',
    ])
    .orderBy('bill_payments.paid_at')
    .orderBy('bill_payments.id')
    .execute();
  return { items, credits, payments };
}

/** The sum of the drugs on a bill before discount and returns, in paise. */
export async function sumOfDrugs(tx: Tx, billId: string): Promise<number> {
  const { sum } = await tx
    .selectFrom('bill_items')
    .where('bill_id', '=', billId)
    .where('drug_id', 'is not', null)
    .select(sql<number>`coalesce(sum(total_paise), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

export type BillLedgerRows = Awaited<ReturnType<typeof readLedger>>;

/** The user, the time and the id generator for ledger rows. */
export type Stamp = { clinicId: string; by: string; at: Date; newId: () => string };

export type NewItem = {
  type: BillType;
  name: string;
  quantity: number;
  price: number;
  drugId: string | null;
  labTestId: string | null;
};

export async function insertItems(
  tx: Tx,
  stamp: Stamp,
  { billId, items }: { billId: string; items: readonly NewItem[] },
): Promise<void> {
  await tx
    .insertInto('bill_items')
    .values(
      items.map((item, position) => ({
        clinic_id: stamp.clinicId,
        id: stamp.newId(),
        bill_id: billId,
        position,
        type: item.type,
        name: item.name,
        quantity: item.quantity,
        price_paise: item.price,
        total_paise: item.price * item.quantity,
        tax_basis_points: taxRateOf(stamp.clinicId, item.type),
        drug_id: item.drugId,
        lab_test_id: item.labTestId,
        created_at: stamp.at,
        created_by: stamp.by,
      })),
    )
    .execute();
}

export type NewCredit = {
  billId: string;
  kind: 'discount' | 'return' | 'cancellation';
  amount: number;
  note?: string;
};

/** Lowers the amount due. A credit of zero writes nothing. */
export async function insertCredit(tx: Tx, stamp: Stamp, credit: NewCredit): Promise<void> {
  if (credit.amount === 0) return;
  await tx
    .insertInto('bill_credits')
    .values({
      clinic_id: stamp.clinicId,
      id: stamp.newId(),
      bill_id: credit.billId,
      kind: credit.kind,
      amount_paise: credit.amount,
      note: credit.note ?? null,
      created_at: stamp.at,
      created_by: stamp.by,
    })
    .execute();
}

export type NewPayment = {
  id: string;
  clinicId: string;
  billId: string;
  amount: number;
  mode: PaymentMode;
  /** The payment refunded. Its mode may differ from the refund's. */
  refundOf?: { readonly id: string; readonly mode: PaymentMode };
  providerPaymentId?: string | undefined;
  /** Test money. */
  fromSandbox?: boolean | undefined;
  at: Date;
  by: string | null;
};

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx
    .insertInto('bill_payments')
    .values({
      clinic_id: payment.clinicId,
      id: payment.id,
      bill_id: payment.billId,
      amount_paise: payment.amount,
      mode: payment.mode,
      refund_of: payment.refundOf?.id ?? null,
      refunded_mode: payment.refundOf?.mode ?? null,
      provider_payment_id: payment.providerPaymentId ?? null,
      from_sandbox: payment.fromSandbox ?? false,
      paid_at: payment.at,
      created_by: payment.by,
    })
    .execute();
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
