import { inClinic } from '../../platform/db/in-clinic.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

/** How long a server may take to send a refund before another one may claim it. */
const LEASE_MS = 120_000;

/** Inserts a refund of money that no bill needs, once per payment. */
export async function insertSurplus(
  tx: Tx,
  surplus: {
    clinicId: string;
    id: string;
    billId: string;
    providerPaymentId: string;
    amount: number;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('payment_refunds')
    .values({
      clinic_id: surplus.clinicId,
      id: surplus.id,
      bill_id: surplus.billId,
      provider_payment_id: surplus.providerPaymentId,
      amount_paise: surplus.amount,
      reason: 'surplus',
      next_try_at: surplus.at,
      created_at: surplus.at,
    })
    .execute();
}

/** Claims the refund that has waited longest, so that no other server sends it. */
export function takeRefund(tx: Tx, now: Date) {
  return tx
    .updateTable('payment_refunds')
    .set((set) => ({
      tries: set('tries', '+', 1),
      next_try_at: new Date(now.getTime() + LEASE_MS),
    }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('clinic_id', 'id'),
        'in',
        selectFrom('payment_refunds')
          .where('status', '=', 'pending')
          .where('next_try_at', '<=', now)
          .orderBy('next_try_at')
          .limit(1)
          .select(['clinic_id', 'id'])
          .forUpdate()
          .skipLocked()
          .$asTuple('clinic_id', 'id'),
      ),
    )
    .returning(['clinic_id', 'id', 'bill_id', 'provider_payment_id', 'amount_paise', 'tries'])
    .executeTakeFirst();
}

export type TakenRefund = NonNullable<Awaited<ReturnType<typeof takeRefund>>>;

export async function postponeRefund(tx: Tx, id: string, until: Date): Promise<void> {
  await tx
    .updateTable('payment_refunds')
    .set({ next_try_at: until })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

type Ending =
  | { status: 'done'; providerRefundId: string; at: Date }
  | { status: 'refused'; refusal: string };

/**
 * Stores the outcome of a refund. Returns undefined when it was already known, or the refund is
 * unknown.
 */
export function endRefund(tx: Tx, id: string, ending: Ending) {
  const isDone = ending.status === 'done';
  // The provider may still fail a refund that it accepted, but never makes one that it refused.
  const before: DB['payment_refunds']['status']['__select__'][] = isDone
    ? ['pending']
    : ['pending', 'done'];
  return tx
    .updateTable('payment_refunds')
    .set({
      status: ending.status,
      done_at: isDone ? ending.at : null,
      refusal: isDone ? null : ending.refusal,
      ...(isDone && { provider_refund_id: ending.providerRefundId }),
    })
    .where('id', '=', id)
    .where('status', 'in', before)
    .returning('bill_id')
    .executeTakeFirst();
}

/** The refunds of a bill, oldest first. */
export function listRefunds(tx: Tx, billId: string) {
  return tx
    .selectFrom('payment_refunds')
    .where('bill_id', '=', billId)
    .select(['id', 'amount_paise', 'reason', 'status', 'refusal', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Refunds that the provider refused, with bill and patient, oldest first. */
export function listRefused(tx: Tx) {
  return tx
    .selectFrom('payment_refunds as refund')
    .innerJoin('bills as bill', (join) => inClinic(join, 'bill.id', 'refund.bill_id'))
    .innerJoin('patients as patient', (join) => inClinic(join, 'patient.id', 'bill.patient_id'))
    .where('refund.status', '=', 'refused')
    .select(['refund.id', 'refund.bill_id', 'refund.amount_paise', 'refund.refusal'])
    .select(['bill.financial_year', 'bill.number', 'bill.patient_id'])
    .select('patient.name as patient_name')
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .execute();
}

/** Queues a refused refund again. Returns undefined when it is unknown. */
export function sendAgain(tx: Tx, id: string, now: Date) {
  return tx
    .updateTable('payment_refunds')
    .set({ status: 'pending', refusal: null, tries: 0, next_try_at: now })
    .where('id', '=', id)
    .where('status', '=', 'refused')
    .returning(['bill_id', 'amount_paise'])
    .executeTakeFirst();
}

export function findRefund(tx: Tx, id: string) {
  return tx.selectFrom('payment_refunds').where('id', '=', id).select('id').executeTakeFirst();
}
