import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DayRange } from '#contract/kernel/day-range.ts';

/** A range of a clinic's days, both ends included, with the clinic's time zone. */
export type Between = DayRange & { readonly timeZone: string };

/** Whether a column's timestamp lies within the days. */
export function between(column: string, range: Between): RawBuilder<SqlBool> {
  const { startDate, endDate, timeZone } = range;
  const moment = sql.ref(column);
  return sql<SqlBool>`(${moment} >= ${startDate}::date::timestamp AT TIME ZONE ${timeZone}
    AND ${moment} < (${endDate}::date + 1)::timestamp AT TIME ZONE ${timeZone})`;
}

/** The clinic day (`YYYY-MM-DD`) of a column's timestamp. */
export function clinicDayOf(column: string, { timeZone }: Pick<Between, 'timeZone'>) {
  // A literal, because a GROUP BY expression must be identical each time.
  return sql<string>`(${sql.ref(column)} AT TIME ZONE ${sql.lit(timeZone)})::date::text`;
}
