import { sql } from 'kysely';
import { between, clinicDayOf } from '../platform/db/day-range.ts';
import { type Figure, OF_NOBODY } from '../platform/db/day-sums/index.ts';
import { OWNERS } from './bill-owner.ts';

/** The money received for each doctor's bills less refunds, by the day of the payment. */
export const RECEIVED: Figure = {
  name: 'doctors',
  version: 1,
  fromLedger: ({ clinicId, range }) => sql`
    WITH payment AS (
      SELECT clinic_id, bill_id, ${clinicDayOf('paid_at', range)}::date AS day, amount_paise
      FROM bill_payments WHERE clinic_id = ${clinicId} AND ${between('paid_at', range)})
    SELECT payment.day, coalesce(owner.doctor_id, ${OF_NOBODY}) AS of_id, '' AS kind,
      sum(payment.amount_paise)::bigint AS one, 0::bigint AS two, 0::bigint AS three
    FROM payment JOIN (${OWNERS}) AS owner
      ON owner.clinic_id = payment.clinic_id AND owner.id = payment.bill_id
    GROUP BY 1, 2`,
};
