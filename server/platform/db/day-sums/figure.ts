import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import type { Between } from '../day-range.ts';

/** A figure that is summed for each day of a clinic. */
export type Figure = {
  readonly name: 'moves' | 'sales' | 'tests' | 'doctors' | 'billed' | 'modes' | 'cash' | 'events';
  /** Raise it with each change of the query's result: the sums of other versions are not used. */
  readonly version: number;
  /**
   * The query of the sums of these days, from the ledgers, with the columns `day`, `of_id`, `kind`, `one`, `two`
   * and `three`. It names the clinic, since it also runs across clinics.
   */
  fromLedger(of: OfClinic): RawBuilder<unknown>;
};

export type OfClinic = { readonly clinicId: string; readonly range: Between };

/** Stands for no doctor, and for figures that are of the whole clinic. */
export const OF_NOBODY = '00000000-0000-0000-0000-000000000000';

/** By PostgreSQL's clock, which also says what is old in the triggers (migration 0353). */
export const HOURS_TO_CLOSE = sql`interval '6 hours'`;

/** Whether a kept day was over when it was summed, and that was not later than now: else a clock was wrong. */
export const IS_CLOSED = sql`kept.summed_at <= now()
  AND (kept.day + 1)::timestamp AT TIME ZONE kept.time_zone + ${HOURS_TO_CLOSE} <= kept.summed_at`;

/** The days of a range whose sums are kept and to which nothing has happened since. */
export function keptDays(
  { name, version }: Figure,
  { clinicId, range }: OfClinic,
): RawBuilder<unknown> {
  const { startDate, endDate, timeZone } = range;
  return sql`SELECT kept.day, kept.summing FROM summed_days AS kept
    WHERE kept.clinic_id = ${clinicId} AND kept.figure = ${name} AND kept.version = ${version}
      AND kept.time_zone = ${timeZone}
      AND kept.day >= ${startDate}::date AND kept.day <= ${endDate}::date
      AND ${IS_CLOSED}
      AND NOT EXISTS (SELECT FROM changed_days AS changed WHERE changed.clinic_id = kept.clinic_id
        AND changed.figure = kept.figure AND changed.day = kept.day)`;
}

/** The parts of a range without the given days, which are in order. */
export function partsWithout(
  { startDate, endDate }: DayRange,
  days: readonly string[],
): DayRange[] {
  const parts: DayRange[] = [];
  let from = startDate;
  for (const day of days) {
    if (from < day) parts.push({ startDate: from, endDate: addDays(day, -1) });
    from = addDays(day, 1);
  }
  if (from <= endDate) parts.push({ startDate: from, endDate });
  return parts;
}

/** The same days in at most so many parts: the last one then has what is between them too. */
export function fewParts(parts: readonly DayRange[], most: number): readonly DayRange[] {
  const [last] = parts.slice(-1);
  const first = parts[most - 1];
  if (parts.length <= most || !first || !last) return parts;
  return [...parts.slice(0, most - 1), { startDate: first.startDate, endDate: last.endDate }];
}
