import { type Between, between } from '../platform/db/day-range.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** Payments for stays, and their refunds. */
function payments(tx: Tx) {
  return tx
    .selectFrom('bill_payments')
    .innerJoin('bills', (join) => inClinic(join, 'bills.id', 'bill_payments.bill_id'))
    .where('bills.type', '=', 'admission')
    .select([
      'bill_payments.id',
      'bill_payments.bill_id',
      'bills.patient_id',
      'bill_payments.amount_paise',
      'bill_payments.mode',
      'bill_payments.paid_at',
      'bill_payments.is_deposit',
      'bill_payments.reference',
    ]);
}

export type AdmissionPaymentRow = Awaited<ReturnType<typeof listPaymentsOfBill>>[number];

/** The payments of a bill, in order. */
export function listPaymentsOfBill(tx: Tx, billId: string) {
  return payments(tx)
    .where('bill_payments.bill_id', '=', billId)
    .orderBy('bill_payments.paid_at')
    .orderBy('bill_payments.id')
    .execute();
}

/** Payments between two clinic days, inclusive, newest first, with the patient’s name. */
export function listPaymentsBetween(tx: Tx, range: Between) {
  return payments(tx)
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'bills.patient_id'))
    .select('patients.name as patient_name')
    .where(between('bill_payments.paid_at', range))
    .orderBy('bill_payments.paid_at', 'desc')
    .orderBy('bill_payments.id', 'desc')
    .execute();
}
