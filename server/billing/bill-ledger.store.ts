import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BillType } from '#contract/billing/bill.status.ts';
import { typedSchedule } from '#contract/medicines/schedules/typed-schedule.rules.ts';
import { taxRateOf } from '../clinics/index.ts';
import { columnsOf } from '../platform/db/columns/columns.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import { withNext } from '../platform/db/scoped-connection.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { BILL_ITEM_COLUMNS } from './bill.columns.ts';
import { referenceOfPayment } from './bill-payments.store.ts';
import { piecesBack } from './returns/pieces-back.store.ts';

/** The bill's items, credits and payments, each in the order written, in one round trip. */
export async function readLedger(tx: Tx, billId: string) {
  const items = tx
    .selectFrom('bill_items')
    .where('bill_id', '=', billId)
    .select(columnsOf(BILL_ITEM_COLUMNS))
    .orderBy('position');
  const credits = tx
    .selectFrom('bill_credits')
    .innerJoin('bills', (join) => inClinic(join, 'bills.id', 'bill_credits.bill_id'))
    .where('bill_credits.bill_id', '=', billId)
    .select([
      'bill_credits.id',
      'bill_credits.kind',
      'bill_credits.amount_paise',
      'bill_credits.note',
      'bill_credits.created_at',
      piecesBack('bill_credits', 'bills').as('returned'),
    ])
    .orderBy('bill_credits.created_at')
    .orderBy('bill_credits.id');
  const payments = tx
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
      referenceOfPayment.as('reference'),
      'bill_payments.created_by',
      'takers.name as taker_name',
    ])
    .orderBy('bill_payments.paid_at')
    .orderBy('bill_payments.id');
  const ledger = await tx
    .selectNoFrom([
      jsonArrayFrom(items).as('items'),
      jsonArrayFrom(credits).as('credits'),
      jsonArrayFrom(payments).as('payments'),
    ])
    .executeTakeFirstOrThrow();
  return {
    items: ledger.items,
    credits: ledger.credits.map((row) => ({ ...row, created_at: new Date(row.created_at) })),
    payments: ledger.payments.map((row) => ({ ...row, paid_at: new Date(row.paid_at) })),
  };
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

/** The rate and HSN of an item at this time: of its drug, or else the clinic's rate of its type. */
function taxOf({ clinicId, at }: Stamp, { type, drugId }: NewItem) {
  if (type !== 'pharmacy' || drugId === null) {
    return { tax_basis_points: taxRateOf(clinicId, type), hsn: null };
  }
  return {
    tax_basis_points: sql<number>`(SELECT gst_rate_of(id, ${drugId}::uuid,
      (${at}::timestamptz AT TIME ZONE time_zone)::date) FROM clinics WHERE id = ${clinicId})`,
    hsn: sql<string | null>`(SELECT hsn FROM drugs WHERE id = ${drugId})`,
  };
}

/** The meaning of an item's text by the lists of brands and schedules (decision 158). */
function scheduleOf({ type, name, labTestId }: NewItem) {
  const mayBeDrug = (type === 'pharmacy' || type === 'other') && labTestId === null;
  const typed = mayBeDrug ? typedSchedule(name) : null;
  return {
    typed_schedule: typed?.schedule ?? null,
    typed_schedule_sure: typed?.isSure ?? null,
  };
}

/**
 * The result of items that name a drug or a test is awaited, because the clinic may not have it.
 * Others are sent with the next query.
 */
export async function insertItems(
  tx: Tx,
  stamp: Stamp,
  { billId, items }: { billId: string; items: readonly NewItem[] },
): Promise<void> {
  const insert = tx.insertInto('bill_items').values(
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
      ...taxOf(stamp, item),
      ...scheduleOf(item),
      drug_id: item.drugId,
      lab_test_id: item.labTestId,
      created_at: stamp.at,
      created_by: stamp.by,
    })),
  );
  const mayBeRefused = items.some((item) => item.drugId !== null || item.labTestId !== null);
  if (mayBeRefused) await insert.execute();
  else await tx.executeQuery(withNext(insert.compile()));
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
