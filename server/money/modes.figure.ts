import { sql } from 'kysely';
import { between, clinicDayOf } from '../platform/db/day-range.ts';
import { type Figure, OF_NOBODY } from '../platform/db/day-sums/index.ts';

/**
 * Payments and refunds on bills by mode, without those of stays: their sum in paise, and that of the
 * refunds, which is negative.
 */
export const MODES: Figure = {
  name: 'modes',
  version: 1,
  // Excluding the few stays is faster than joining a hundred thousand bills.
  fromLedger: ({ clinicId, range }) => sql`
    SELECT ${clinicDayOf('paid_at', range)}::date AS day, ${OF_NOBODY}::uuid AS of_id, mode AS kind,
      sum(amount_paise)::bigint AS one,
      coalesce(sum(amount_paise) FILTER (WHERE amount_paise < 0), 0)::bigint AS two, 0::bigint AS three
    FROM bill_payments AS payment
    WHERE clinic_id = ${clinicId} AND ${between('paid_at', range)}
      AND NOT EXISTS (SELECT FROM admissions AS stay
        WHERE stay.clinic_id = payment.clinic_id AND stay.bill_id = payment.bill_id)
    GROUP BY 1, 3`,
};
