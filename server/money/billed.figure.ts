import { sql } from 'kysely';
import { COUNTER_BILL_TYPES, type CounterBillType } from '#contract/billing/bill.status.ts';
import { between, clinicDayOf } from '../platform/db/day-range.ts';
import { type Figure, OF_NOBODY, type Sum } from '../platform/db/day-sums/index.ts';

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

/** The type of the paid bills that a sum of `BILLED` counts; undefined for bills that are not paid. */
export const paidTypeOf = ({ kind }: Sum): CounterBillType | undefined =>
  COUNTER_BILL_TYPES.find((type) => kind === `paid ${type}`);
