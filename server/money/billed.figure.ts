import { sql } from 'kysely';
import { between, clinicDayOf } from '../platform/db/day-range.ts';
import { type Figure, OF_NOBODY } from '../platform/db/day-sums/index.ts';

/**
 * Bills by type and whether they are paid, by the day on which they were made: their number, amount and
 * open amount in paise. Cancelled ones and those of stays do not count.
 */
export const BILLED: Figure = {
  name: 'billed',
  version: 1,
  fromLedger: ({ clinicId, range }) => sql`
    SELECT ${clinicDayOf('created_at', range)}::date AS day, ${OF_NOBODY}::uuid AS of_id,
      status || ' ' || type AS kind, count(*) AS one, sum(due_paise)::bigint AS two,
      sum(due_paise - paid_paise)::bigint AS three
    FROM bills
    WHERE clinic_id = ${clinicId} AND ${between('created_at', range)}
      AND status <> 'cancelled' AND type <> 'admission'
    GROUP BY 1, 3`,
};
