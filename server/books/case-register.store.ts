import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BillType } from '#contract/billing/bill.status.ts';
import { financialYear } from '#contract/billing/bill-total.rules.ts';
import type { CaseRow } from '#contract/books/case-register.ts';
import { addDays } from '#contract/kernel/dates.ts';
import { type Between, between, clinicDayOf } from '../platform/db/day-range.ts';
import {
  type Figure,
  OF_NOBODY,
  type OfClinic,
  sumsOfDays,
} from '../platform/db/day-sums/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

export type CaseRegisterRow = {
  serial: number;
  day: string;
  patient: string;
  token: number;
  type: BillType | null;
  service: string | null;
  financial_year: number | null;
  number: number | null;
  fee: number;
  received_at: Date | null;
  note: CaseRow['note'];
};

const SERVICE_MAX = 200;

/** The first day of the financial year of a day: serials begin there. */
function yearStart(day: string): string {
  return `${financialYear(day)}-04-01`;
}

/** Whether nothing of a bill of these days was paid on its own day; such payments are of these days too. */
function unpaidOnItsDay(range: Between): RawBuilder<SqlBool> {
  // Days are compared as dates, which are cheaper than text.
  const day = (column: string) => sql`(${sql.ref(column)} AT TIME ZONE ${range.timeZone})::date`;
  return sql`NOT EXISTS (SELECT FROM bill_payments AS payment
    WHERE payment.clinic_id = bills.clinic_id AND payment.bill_id = bills.id
      AND ${day('payment.paid_at')} = ${day('bills.created_at')}
      AND ${between('payment.paid_at', range)})`;
}

/** Every event of the register in these days: fees, refunds, and bills unpaid on their own day. */
function events(range: Between): RawBuilder<unknown> {
  return sql`
    SELECT payment.clinic_id, payment.paid_at AS at, payment.id, bills.created_at AS served_at, bills.patient_id,
      bills.type, bills.id AS bill_id, NULL AS plan, payment.amount_paise AS fee,
      payment.paid_at AS received_at,
      CASE WHEN payment.amount_paise < 0 THEN 'refund' END AS note
    FROM bill_payments AS payment
    JOIN bills ON bills.clinic_id = payment.clinic_id AND bills.id = payment.bill_id
    WHERE ${between('payment.paid_at', range)}
    UNION ALL
    SELECT bills.clinic_id, bills.created_at, bills.id, bills.created_at, bills.patient_id, bills.type, bills.id,
      NULL, 0, NULL,
      CASE WHEN bills.status = 'cancelled' THEN 'cancelled'
        WHEN bills.due_paise = 0 AND bills.type <> 'admission' THEN 'free' ELSE 'unpaid' END
    FROM bills
    WHERE ${between('bills.created_at', range)} AND ${unpaidOnItsDay(range)}
    UNION ALL
    SELECT sold.clinic_id, sold.paid_at, sold.id, sold.paid_at, sold.patient_id, NULL, NULL, sold.plan_name,
      sold.price_paise, sold.paid_at, CASE WHEN sold.price_paise = 0 THEN 'free' END
    FROM subscription_payments AS sold WHERE ${between('sold.paid_at', range)}
    UNION ALL
    SELECT back.clinic_id, back.paid_at, back.id, sold.paid_at, sold.patient_id, NULL, NULL, sold.plan_name,
      -back.amount_paise, back.paid_at, 'refund'
    FROM subscription_refunds AS back
    JOIN subscription_payments AS sold
      ON sold.clinic_id = back.clinic_id AND sold.id = back.payment_id
    WHERE ${between('back.paid_at', range)}`;
}

/** The number of events of each day. A bill that is not paid on its day is one, however it ends. */
export const EVENTS: Figure = {
  name: 'events',
  version: 1,
  fromLedger: ({ clinicId, range }) => {
    const paid = (table: string) => sql`SELECT ${clinicDayOf('paid_at', range)}::date AS day
      FROM ${sql.table(table)} WHERE clinic_id = ${clinicId} AND ${between('paid_at', range)}`;
    return sql`
      SELECT day, ${OF_NOBODY}::uuid AS of_id, '' AS kind, count(*) AS one, 0::bigint AS two,
        0::bigint AS three
      FROM (${paid('bill_payments')} UNION ALL ${paid('subscription_payments')}
        UNION ALL ${paid('subscription_refunds')} UNION ALL
        SELECT ${clinicDayOf('bills.created_at', range)}::date FROM bills
        WHERE bills.clinic_id = ${clinicId} AND ${between('bills.created_at', range)}
          AND ${unpaidOnItsDay(range)}) AS event
      GROUP BY day`;
  },
};

/** The number of events of the financial year before a range. */
async function eventsBefore(tx: Tx, { clinicId, range }: OfClinic): Promise<number> {
  const startDate = yearStart(range.startDate);
  if (startDate === range.startDate) return 0;
  const earlier = { ...range, startDate, endDate: addDays(range.startDate, -1) };
  const sums = await sumsOfDays(tx, EVENTS, { clinicId, range: earlier });
  return sums[0]?.one ?? 0;
}

/**
 * The case register of a range, oldest first. Serials count from the first of April, so a page keeps
 * its numbers whatever range is printed; what comes before the range is only counted.
 */
export async function caseRegisterRows(tx: Tx, of: OfClinic, limit: number) {
  const { range } = of;
  const before = await eventsBefore(tx, of);
  const year = sql`extract(year FROM (at AT TIME ZONE ${range.timeZone}) - interval '3 months')`;
  const query = sql<CaseRegisterRow>`
    WITH event AS (${events(range)}), numbered AS (
      SELECT event.*, row_number() OVER (PARTITION BY ${year} ORDER BY at, id)
        + CASE WHEN ${year} = ${financialYear(range.startDate)} THEN ${before}::bigint ELSE 0 END
        AS serial FROM event)
    SELECT numbered.serial::int AS serial, ${clinicDayOf('numbered.served_at', range)} AS day,
      patients.name AS patient, patients.token, numbered.type,
      coalesce(numbered.plan, (SELECT left(string_agg(item.name, ', ' ORDER BY item.position),
          ${SERVICE_MAX})
        FROM bill_items AS item
        WHERE item.clinic_id = bills.clinic_id AND item.bill_id = bills.id)) AS service,
      bills.financial_year, bills.number, numbered.fee::bigint AS fee, numbered.received_at,
      numbered.note
    FROM numbered
    JOIN patients ON patients.clinic_id = numbered.clinic_id AND patients.id = numbered.patient_id
    LEFT JOIN bills ON bills.clinic_id = numbered.clinic_id AND bills.id = numbered.bill_id
    ORDER BY numbered.at, numbered.id LIMIT ${limit}`;
  return (await query.execute(tx)).rows;
}
