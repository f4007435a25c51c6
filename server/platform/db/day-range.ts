import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DayRange } from '#contract/kernel/day-range.ts';

/** Days of a clinic, both ends included, with the zone in which they begin and end. */
export type Between = DayRange & { readonly timeZone: string };

/** Whether the moment of a column is within the days. */
export function between(column: string, range: Between): RawBuilder<SqlBool> {
  const { startDate, endDate, timeZone } = range;
  const moment = sql.ref(column);
  return sql<SqlBool>`(${moment} >= ${startDate}::date::timestamp AT TIME ZONE ${timeZone}
    AND ${moment} < (${endDate}::date + 1)::timestamp AT TIME ZONE ${timeZone})`;
}

/** The clinic day (`YYYY-MM-DD`) of a column's moment. */
export function clinicDayOf(column: string, { timeZone }: Pick<Between, 'timeZone'>) {
  // A literal, because an expression that is grouped by must be the same text each time.
  return sql<string>`(${sql.ref(column)} AT TIME ZONE ${sql.lit(timeZone)})::date::text`;
}
