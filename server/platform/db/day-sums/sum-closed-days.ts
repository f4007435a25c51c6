import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { addDays } from '#contract/kernel/dates.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import type { Services } from '../../services.ts';
import type { Between } from '../day-range.ts';
import type { Tx } from '../scoped-database.ts';
import { type Figure, keptDays, type OfClinic, partsWithout } from './figure.ts';

/** How many days one transaction sums. */
const DAYS_AT_ONCE = 31;

function inPieces({ startDate, endDate }: DayRange): DayRange[] {
  const pieces: DayRange[] = [];
  for (let from = startDate; from <= endDate; from = addDays(from, DAYS_AT_ONCE)) {
    const to = addDays(from, DAYS_AT_ONCE - 1);
    pieces.push({ startDate: from, endDate: to < endDate ? to : endDate });
  }
  return pieces;
}

type ClosedDays = DayRange & {
  /** Figures with a kept last day and no changed day: their earlier days were summed before. */
  readonly kept: readonly string[];
};

/**
 * The days of a clinic from its first payment or movement to the last day that ended six hours ago, by
 * PostgreSQL's clock, which also says what is old in the triggers (migration 0353).
 */
async function closedDays(
  tx: Tx,
  { id, timeZone }: { id: string; timeZone: string },
): Promise<ClosedDays | undefined> {
  const { rows } = await sql<ClosedDays & { startDate: string | null }>`
    WITH last AS (SELECT ((now() - interval '6 hours') AT TIME ZONE ${timeZone})::date - 1 AS day)
    SELECT (least((SELECT min(paid_at) FROM bill_payments WHERE clinic_id = ${id}),
        (SELECT min(at) FROM stock_movements WHERE clinic_id = ${id}),
        (SELECT min(created_at) FROM bills WHERE clinic_id = ${id}))
        AT TIME ZONE ${timeZone})::date::text AS "startDate",
      last.day AS "endDate",
      ARRAY(SELECT figure FROM summed_days WHERE clinic_id = ${id} AND day = last.day
          AND time_zone = ${timeZone}
        EXCEPT SELECT figure FROM changed_days WHERE clinic_id = ${id}) AS kept
    FROM last`.execute(tx);
  const [days] = rows;
  return !days?.startDate || days.startDate > days.endDate ? undefined : days;
}

async function openParts(tx: Tx, figure: Figure, of: OfClinic): Promise<DayRange[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text AS day FROM (${keptDays(figure, of)}) AS kept ORDER BY day`.execute(tx);
  return partsWithout(
    of.range,
    rows.map(({ day }) => day),
  ).flatMap(inPieces);
}

/**
 * Sums the days of a range. One statement reads the ledgers, drops the marks that it sees and replaces
 * the sums, so that a kept day and its marks always agree. Another server's sums are left alone.
 */
export async function sumDays(tx: Tx, figure: Figure, of: OfClinic): Promise<void> {
  const { clinicId, range } = of;
  const { startDate, endDate, timeZone } = range;
  const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_xact_lock(
    hashtextextended(${`day_sums:${figure.name}:${clinicId}`}, 0)) AS locked`.execute(tx);
  if (!rows[0]?.locked) return;
  const summing = newId();
  const ofDays = sql`clinic_id = ${clinicId} AND figure = ${figure.name}
    AND day >= ${startDate}::date AND day <= ${endDate}::date`;
  await sql`
    WITH changed AS (DELETE FROM changed_days WHERE ${ofDays}),
    before AS (DELETE FROM day_sums WHERE ${ofDays}),
    summed AS (
      INSERT INTO summed_days (clinic_id, figure, day, time_zone, summing)
      SELECT ${clinicId}::uuid, ${figure.name}, ${startDate}::date + nth, ${timeZone}, ${summing}::uuid
      FROM generate_series(0, ${endDate}::date - ${startDate}::date) AS nth
      ON CONFLICT (clinic_id, figure, day)
        DO UPDATE SET time_zone = excluded.time_zone, summing = excluded.summing)
    INSERT INTO day_sums (clinic_id, figure, day, summing, of_id, kind, one, two, three)
    SELECT ${clinicId}::uuid, ${figure.name}, day, ${summing}::uuid, of_id, kind, one, two, three
    FROM (${figure.fromLedger(of)}) AS computed`.execute(tx);
}

/** Sums the closed days of every clinic that are not kept, or have changed since. */
export async function sumClosedDays(
  { database }: Pick<Services, 'database'>,
  figures: readonly Figure[],
): Promise<void> {
  const clinics = await database.inSystem((tx) =>
    tx.selectFrom('clinics').select(['id', 'time_zone as timeZone']).execute(),
  );
  for (const clinic of clinics) {
    const range = await database.inSystem((tx) => closedDays(tx, clinic), { reads: true });
    if (!range) continue;
    const { startDate, endDate } = range;
    const days: Between = { startDate, endDate, timeZone: clinic.timeZone };
    for (const figure of figures) {
      if (range.kept.includes(figure.name)) continue;
      const of = { clinicId: clinic.id, range: days };
      const parts = await database.inSystem((tx) => openParts(tx, figure, of), { reads: true });
      for (const part of parts) {
        const piece = { ...of, range: { ...days, ...part } };
        await database.inSystem((tx) => sumDays(tx, figure, piece));
      }
    }
  }
}
