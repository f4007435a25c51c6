import { sql } from 'kysely';
import { rolesThatMay } from '#contract/kernel/roles.ts';
import type { RevenueKind } from '#contract/overview/overview.ts';
import { BILLED, paidTypeOf } from '../money/index.ts';
import { sumsOfEachDay } from '../platform/db/day-sums/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

type Range = { from: string; to: string; timeZone: string };

/** The time range of a range of clinic days, both ends included. */
const since = ({ from, timeZone }: Range) =>
  sql<Date>`${from}::date::timestamp AT TIME ZONE ${timeZone}`;
const until = ({ to, timeZone }: Range) =>
  sql<Date>`(${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`;
/**
 * SQL for the clinic day of a timestamp. The time zone is a literal, because GROUP BY needs the
 * identical expression.
 */
const dayOf = (column: string, { timeZone }: Range) =>
  sql<string>`(${sql.ref(column)} AT TIME ZONE ${sql.lit(timeZone)})::date`;

/**
 * Number of the day's visits in each status, the patients waiting (also since earlier days) and the
 * longest wait.
 */
export function visitCounts(tx: Tx, { today, now }: { today: string; now: Date }) {
  return tx
    .selectFrom('visits')
    .where((where) => where.or([where('day', '=', today), where('status', '=', 'waiting')]))
    .where('draft', '=', false)
    .select([
      sql<number>`count(*) FILTER (WHERE day = ${today} AND status <> 'cancelled')::int`.as(
        'total',
      ),
      sql<number>`count(*) FILTER (WHERE status = 'waiting')::int`.as('waiting'),
      sql<number>`count(*) FILTER (WHERE day = ${today} AND status = 'consulting')::int`.as(
        'consulting',
      ),
      sql<number>`count(*) FILTER (WHERE day = ${today} AND status = 'seen')::int`.as('seen'),
      sql<number | null>`floor(extract(epoch FROM ${now} - min(created_at)
        FILTER (WHERE status = 'waiting')) / 60)::int`.as('longest'),
      sql<number | null>`round(extract(epoch FROM avg(started_at - created_at)
        FILTER (WHERE day = ${today})) / 60)::int`.as('average'),
    ])
    .executeTakeFirstOrThrow();
}

/** Visits per clinic day, without cancelled ones. Days without visits have no row. */
export function visitsADay(tx: Tx, { from, to }: Range) {
  return tx
    .selectFrom('visits')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('status', '<>', 'cancelled')
    .where('draft', '=', false)
    .groupBy('day')
    .select(['day', sql<number>`count(*)::int`.as('visits')])
    .execute();
}

/** Called patients by the hour in which they arrived, and their average wait in minutes. */
export async function waitsByHour(tx: Tx, { from, to, timeZone }: Range) {
  const hour = sql<number>`extract(hour FROM created_at AT TIME ZONE ${sql.lit(timeZone)})::int`;
  return tx
    .selectFrom('visits')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('started_at', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where('draft', '=', false)
    .groupBy(hour)
    .orderBy(hour)
    .select([
      hour.as('hour'),
      sql<number>`count(*)::int`.as('patients'),
      sql<number>`round(extract(epoch FROM avg(started_at - created_at)) / 60)::int`.as('average'),
    ])
    .execute();
}

export async function countNewPatients(tx: Tx, day: Range): Promise<number> {
  const row = await tx
    .selectFrom('patients')
    .where('created_at', '>=', since(day))
    .where('created_at', '<', until(day))
    .where('placeholder', '=', false)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Active doctors by name, with their visits of the day and the patients waiting. */
export function doctorLoads(tx: Tx, today: string) {
  const loads = tx
    .selectFrom('visits')
    .where((where) =>
      where.or([where('day', '=', today), where('status', 'in', ['waiting', 'consulting'])]),
    )
    .where('doctor_id', 'is not', null)
    .where('draft', '=', false)
    .groupBy('doctor_id')
    .select('doctor_id')
    .select([
      sql<number>`count(*) FILTER (WHERE status = 'waiting')`.as('waiting'),
      sql<number>`count(*) FILTER (WHERE status = 'consulting')`.as('consulting'),
      sql<number>`count(*) FILTER (WHERE status = 'seen')`.as('seen'),
    ])
    .as('load');
  return tx
    .selectFrom('users as doctor')
    .leftJoin(loads, 'load.doctor_id', 'doctor.id')
    .where('doctor.role', 'in', rolesThatMay('consulting.see-patients'))
    .where('doctor.active', '=', true)
    .where('doctor.deleted_at', 'is', null)
    .select(['doctor.id', 'doctor.name'])
    .select([
      sql<number>`coalesce(load.waiting, 0)::int`.as('waiting'),
      sql<number>`coalesce(load.consulting, 0)::int`.as('consulting'),
      sql<number>`coalesce(load.seen, 0)::int`.as('seen'),
    ])
    .orderBy('doctor.name')
    .orderBy('doctor.id')
    .execute();
}

export type RevenueRow = { day: string; kind: RevenueKind; amount: number };

/** Paid bills by clinic day and kind. */
async function paidBillsADay(tx: Tx, clinicId: string, range: Range): Promise<RevenueRow[]> {
  const { from: startDate, to: endDate, timeZone } = range;
  const bills = await sumsOfEachDay(tx, BILLED, {
    clinicId,
    range: { startDate, endDate, timeZone },
  });
  return bills.flatMap((bill) => {
    const type = paidTypeOf(bill);
    if (!type) return [];
    const kind = type === 'pharmacy' || type === 'lab' ? type : 'reception';
    return [{ day: bill.day, kind, amount: bill.two }];
  });
}

/** Revenue per clinic day and kind; a kind may have several rows of a day. */
export async function revenueADay(tx: Tx, clinicId: string, range: Range): Promise<RevenueRow[]> {
  const bills = await paidBillsADay(tx, clinicId, range);
  const { rows } = await sql<RevenueRow>`
    SELECT ${dayOf('payment.paid_at', range)}::text AS day, 'admissions' AS kind,
      sum(payment.amount_paise)::bigint AS amount
      FROM bill_payments AS payment
      JOIN bills ON bills.clinic_id = payment.clinic_id AND bills.id = payment.bill_id
      WHERE payment.paid_at >= ${since(range)} AND payment.paid_at < ${until(range)}
        AND bills.type = 'admission'
      GROUP BY 1
    UNION ALL
    SELECT ${dayOf('paid_at', range)}::text, 'subscriptions', sum(amount)::bigint
      FROM (
        SELECT paid_at, price_paise AS amount FROM subscription_payments
          WHERE paid_at >= ${since(range)} AND paid_at < ${until(range)}
        UNION ALL
        SELECT paid_at, -amount_paise FROM subscription_refunds
          WHERE paid_at >= ${since(range)} AND paid_at < ${until(range)}
      ) AS moved
      GROUP BY 1`.execute(tx);
  return [...bills, ...rows];
}
