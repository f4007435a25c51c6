import { sql } from 'kysely';
import type { DayRange } from '#contract/kernel/day-range.ts';
import type { Tx } from '../scoped-database.ts';
import { type Figure, fewParts, keptDays, type OfClinic, partsWithout } from './figure.ts';

/** A sum over the days of a range. */
export type Sum = {
  readonly of_id: string;
  readonly kind: string;
  readonly one: number;
  readonly two: number;
  readonly three: number;
};

/** A sum of one day (`YYYY-MM-DD`). */
export type DaySum = Sum & { readonly day: string };

/** Each part that is not kept is a query of its own, which PostgreSQL plans for its days. */
const MOST_PARTS = 4;

const isIn = ({ startDate, endDate }: DayRange, day: string) => startDate <= day && day <= endDate;

type Asked = { readonly aDay: boolean; readonly parts: readonly DayRange[] };

/** The sums of the kept days outside `parts` and of the ledgers within them; `days` of them are kept. */
async function sumsOf(tx: Tx, figure: Figure, of: OfClinic, { aDay, parts }: Asked) {
  const columns = sql.raw(aDay ? 'day, of_id, kind' : 'of_id, kind');
  const ledger = parts.map((part) => {
    const query = figure.fromLedger({ ...of, range: { ...of.range, ...part } });
    return sql`UNION ALL SELECT day::date, of_id, kind, one, two, three FROM (${query}) AS computed`;
  });
  const elsewhere = parts.map(
    (part) => sql`AND NOT day BETWEEN ${part.startDate}::date AND ${part.endDate}::date`,
  );
  const { rows } = await sql<{ days: number; sums: DaySum[] }>`
    WITH kept AS MATERIALIZED (SELECT * FROM (${keptDays(figure, of)}) AS days
      WHERE true ${sql.join(elsewhere, sql` `)}),
    part AS (
      SELECT kept.day, sums.of_id, sums.kind, sums.one, sums.two, sums.three
      FROM kept JOIN day_sums AS sums
        ON sums.clinic_id = ${of.clinicId} AND sums.figure = ${figure.name} AND sums.day = kept.day
          AND sums.summing = kept.summing
      ${sql.join(ledger, sql` `)}),
    total AS (SELECT ${columns}, sum(one)::bigint AS one, sum(two)::bigint AS two,
        sum(three)::bigint AS three FROM part GROUP BY ${columns})
    SELECT (SELECT count(*)::int FROM kept) AS days,
      (SELECT coalesce(jsonb_agg(total), '[]') FROM total) AS sums`.execute(tx);
  return rows[0] ?? { days: 0, sums: [] };
}

async function sumsOfRange(tx: Tx, figure: Figure, of: OfClinic, aDay: boolean) {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text AS day FROM (${keptDays(figure, of)}) AS kept ORDER BY day`.execute(tx);
  const days = rows.map(({ day }) => day);
  const parts = fewParts(partsWithout(of.range, days), MOST_PARTS);
  const found = await sumsOf(tx, figure, of, { aDay, parts });
  const expected = days.filter((day) => !parts.some((part) => isIn(part, day))).length;
  if (found.days === expected) return found.sums;
  return (await sumsOf(tx, figure, of, { aDay, parts: [of.range] })).sums;
}

/**
 * The sums of a figure over a range. Days that are kept are added up, and the others are computed from
 * the ledgers. A day that is changed between the two statements makes all of them computed.
 */
export function sumsOfDays(tx: Tx, figure: Figure, of: OfClinic): Promise<readonly Sum[]> {
  return sumsOfRange(tx, figure, of, false);
}

/** As `sumsOfDays`, for each day of the range in which something happened; the days in any order. */
export function sumsOfEachDay(tx: Tx, figure: Figure, of: OfClinic): Promise<readonly DaySum[]> {
  return sumsOfRange(tx, figure, of, true);
}
