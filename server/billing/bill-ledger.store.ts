import { sql } from 'kysely';
import type { BillType, PaymentMode } from '#contract/billing/bill.status.ts';
import { taxRateOf } from '../clinics/index.ts';
import { columnsOf } from '../platform/db/columns/columns.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { BILL_ITEM_COLUMNS } from './bill.columns.ts';

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
