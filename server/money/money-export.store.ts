import { referenceOfPayment } from '../billing/index.ts';
import { type Between, between } from '../platform/db/day-range.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The row limit of a sheet. The queries read one more, which shows that there are too many. */
export const ROWS_MAX = 50_000;

/** Bills made in the range with their amounts, oldest first. */
export function billRows(tx: Tx, range: Between) {
  return tx
    .selectFrom('bills')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'bills.patient_id'))
    .innerJoin('users', 'users.id', 'bills.created_by')
    .where(between('bills.created_at', range))
    .orderBy('bills.created_at')
    .orderBy('bills.id')
    .select([
      'bills.financial_year',
      'bills.number',
      'bills.created_at',
      'patients.name as patient',
      'patients.token',
      'bills.type',
      'bills.status',
      'bills.due_paise',
      'bills.paid_paise',
      'users.name as made_by',
    ])
    .limit(ROWS_MAX + 1);
}

/** Payments on bills in the range, and refunds, oldest first. */
export function paymentRows(tx: Tx, range: Between) {
  return tx
    .selectFrom('bill_payments')
    .innerJoin('bills', (join) => inClinic(join, 'bills.id', 'bill_payments.bill_id'))
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'bills.patient_id'))
    .leftJoin('users', 'users.id', 'bill_payments.created_by')
    .where(between('bill_payments.paid_at', range))
    .orderBy('bill_payments.paid_at')
    .orderBy('bill_payments.id')
    .select([
      'bill_payments.paid_at',
      'bills.financial_year',
      'bills.number',
      'bills.type',
      'patients.name as patient',
      'bill_payments.mode',
      'bill_payments.amount_paise',
      referenceOfPayment.as('reference'),
      'users.name as taken_by',
    ])
    .limit(ROWS_MAX + 1);
}

/** Subscription refunds in the range, oldest first. */
export function subscriptionRefundRows(tx: Tx, range: Between) {
  return tx
    .selectFrom('subscription_refunds as refund')
    .innerJoin('subscription_payments as payment', (join) =>
      inClinic(join, 'payment.id', 'refund.payment_id'),
    )
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'payment.patient_id'))
    .where(between('refund.paid_at', range))
    .orderBy('refund.paid_at')
    .orderBy('refund.id')
    .select([
      'refund.paid_at',
      'patients.name as patient',
      'payment.plan_name',
      'refund.mode',
      'refund.amount_paise',
      'payment.ends_at',
    ])
    .limit(ROWS_MAX + 1);
}

/** Subscription payments in the range, oldest first. */
export function subscriptionRows(tx: Tx, range: Between) {
  return tx
    .selectFrom('subscription_payments as payment')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'payment.patient_id'))
    .where(between('payment.paid_at', range))
    .orderBy('payment.paid_at')
    .orderBy('payment.id')
    .select([
      'payment.paid_at',
      'patients.name as patient',
      'payment.plan_name',
      'payment.method',
      'payment.price_paise',
      'payment.ends_at',
    ])
    .limit(ROWS_MAX + 1);
}
