import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Between, clinicDayOf } from '../platform/db/day-range.ts';

/** The payments to read: a condition on the column of a time, and one on the column of a user. */
type Wanted = Pick<Between, 'timeZone'> & {
  /** Needed where row-level security does not choose it. */
  readonly clinicId?: string;
  readonly within?: (column: string) => RawBuilder<SqlBool>;
  readonly by?: (column: string) => RawBuilder<SqlBool>;
};

const any = () => sql<SqlBool>`true`;

/**
 * The cash from patients by the ledgers of payments, as a query of `day`, `cashier_id`, `part` and
 * `amount` in paise. The part `paid_back` has negative amounts.
 */
export function patientCash({ timeZone, clinicId, within = any, by = any }: Wanted) {
  const day = (column: string) => clinicDayOf(column, { timeZone });
  const ours = (column: string) => (clinicId ? sql`${sql.ref(column)} = ${clinicId}` : any());
  return sql`
    SELECT ${day('payment.paid_at')} AS day, payment.created_by AS cashier_id,
      CASE WHEN payment.amount_paise < 0 THEN 'paid_back'
        WHEN bills.type = 'admission' THEN 'admissions' ELSE 'bills' END AS part,
      payment.amount_paise AS amount
    FROM bill_payments AS payment
    JOIN bills ON bills.clinic_id = payment.clinic_id AND bills.id = payment.bill_id
    WHERE payment.mode = 'cash' AND ${ours('payment.clinic_id')} AND ${within('payment.paid_at')} AND ${by('payment.created_by')}
    UNION ALL
    SELECT ${day('paid_at')}, created_by, 'subscriptions', price_paise
    FROM subscription_payments
    WHERE method = 'manual' AND ${ours('clinic_id')} AND ${within('paid_at')} AND ${by('created_by')}
    UNION ALL
    SELECT ${day('paid_at')}, created_by, 'paid_back', -amount_paise
    FROM subscription_refunds
    WHERE mode = 'cash' AND ${ours('clinic_id')} AND ${within('paid_at')} AND ${by('created_by')}`;
}
